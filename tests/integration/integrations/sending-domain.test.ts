import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { startFakeDns } from '#tests/support/fake-dns.ts';

const dns = await startFakeDns();
afterAll(() => dns.close());
const app = await startTestApp({ limited: false, nameServer: dns.place });
const { integrations } = (await app.signIn('admin')).trpc;

beforeEach(() => {
  dns.texts.clear();
  dns.asked = [];
  dns.fails = false;
});

test('nothing is looked up until somebody asks; then each record is said to be well, or what to do', async () => {
  await integrations.list.query({});
  await integrations.mailWay.query({});
  expect(dns.asked).toEqual([]);
  expect(await integrations.checkDomain.mutate({})).toEqual({
    domain: 'mail.example.test',
    records: [
      { record: 'spf', name: 'mail.example.test', finding: 'spf_missing' },
      { record: 'dkim', name: null, finding: 'dkim_unknown' },
      { record: 'dmarc', name: '_dmarc.mail.example.test', finding: 'dmarc_missing' },
    ],
  });
  expect(new Set(dns.asked)).toEqual(new Set(['mail.example.test', '_dmarc.mail.example.test', '_dmarc.example.test']));
});

test('an organization that sends by SendGrid has its keys looked for, and DMARC above its domain counts', async () => {
  await integrations.setApiKeys.mutate({ name: 'SendGrid', public_key: 'key-id', private_key: 'SG.key-0001' });
  dns.texts.set('mail.example.test', ['verification=1', 'v=spf1 include:sendgrid.net ~all']);
  dns.texts.set('s2._domainkey.mail.example.test', [`k=rsa; t=s; p=${'A'.repeat(300)}`]);
  dns.texts.set('_dmarc.example.test', ['v=DMARC1; p=reject; rua=mailto:reports@example.test']);
  expect((await integrations.checkDomain.mutate({})).records).toEqual([
    { record: 'spf', name: 'mail.example.test', finding: 'spf_good' },
    { record: 'dkim', name: 's2._domainkey.mail.example.test', finding: 'dkim_good' },
    { record: 'dmarc', name: '_dmarc.example.test', finding: 'dmarc_good' },
  ]);
  dns.texts.delete('s2._domainkey.mail.example.test');
  const [, dkim] = (await integrations.checkDomain.mutate({})).records;
  expect(dkim).toEqual({
    record: 'dkim',
    name: 's1._domainkey.mail.example.test, s2._domainkey.mail.example.test',
    finding: 'dkim_missing',
  });
});

test('name servers that do not answer are no missing records', async () => {
  dns.fails = true;
  const { records } = await integrations.checkDomain.mutate({});
  expect(records.map(({ finding }) => finding)).toEqual(['away', 'away', 'away']);
});
