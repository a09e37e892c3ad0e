import { expect, test } from 'vitest';
import { judgeDkim, judgeDmarc, judgeSpf } from '#shared/features/mail-domain/mail-domain.rules.ts';

test.each([
  [[], 'spf_missing'],
  [['google-site-verification=1', 'v=spf10 -all'], 'spf_missing'],
  [['v=spf1 include:sendgrid.net ~all'], 'spf_good'],
  [['V=SPF1 ip4:192.0.2.1 -all'], 'spf_good'],
  [['v=spf1 a -all', 'v=spf1 mx -all'], 'spf_several'],
  [['v=spf1 a +all'], 'spf_open'],
  [['v=spf1 all'], 'spf_open'],
  [['v=spf1 redirect=_spf.example.test'], 'spf_good'],
])('SPF of %j: %s', (texts, finding) => {
  expect(judgeSpf(texts)).toBe(finding);
});

test.each([
  [[], null, 'dkim_missing'],
  [['something else'], null, 'dkim_missing'],
  [['v=DKIM1; k=rsa; p=QUJD'], null, 'dkim_good'],
  [['k=rsa; t=s; p=QU JD'], 'QUJD', 'dkim_good'],
  [['v=DKIM1; p=QUJD=='], 'QUJD==', 'dkim_good'],
  [['v=DKIM1; p='], null, 'dkim_revoked'],
  [['v=DKIM1; p=QUJD'], 'REVG', 'dkim_other_key'],
])('DKIM of %j, signed with %s: %s', (texts, ownKey, finding) => {
  expect(judgeDkim(texts, ownKey)).toBe(finding);
});

test.each([
  [[], 'dmarc_missing'],
  [['v=DMARC2; p=none'], 'dmarc_missing'],
  [['v=DMARC1; p=none'], 'dmarc_watching'],
  [['v=DMARC1;p=quarantine;pct=50'], 'dmarc_good'],
  [['v=DMARC1; p=REJECT; rua=mailto:a@example.test'], 'dmarc_good'],
  [['v=DMARC1'], 'dmarc_wrong'],
  [['v=DMARC1; p=maybe'], 'dmarc_wrong'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'dmarc_wrong'],
])('DMARC of %j: %s', (texts, finding) => {
  expect(judgeDmarc(texts)).toBe(finding);
});
