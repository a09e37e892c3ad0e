import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { type Context, userId } from '#server/platform/context.ts';
import { DnsAway } from '#server/platform/mail-dns.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { MailWay } from '#shared/features/integrations/integrations.rules.ts';
import {
  judgeDkim,
  judgeDmarc,
  judgeSpf,
  type MailRecord,
  type RecordFinding,
} from '#shared/features/mail-domain/mail-domain.rules.ts';
import { organizationMailer } from './organization-mailer.ts';

/** The names under which SendGrid has its customers publish its keys. */
const SENDGRID_SELECTORS = ['s1', 's2'];

interface RecordView {
  record: MailRecord;
  /** Where it was looked for; null where nobody knows the place. */
  name: string | null;
  finding: RecordFinding;
}

export interface DomainView {
  domain: string;
  records: RecordView[];
}

/** The texts at a name; null while the name servers are away. */
async function textsAt(ctx: Context, name: string): Promise<string[] | null> {
  try {
    return await ctx.services.mailDns.texts(name);
  } catch (error) {
    if (error instanceof DnsAway) return null;
    throw error;
  }
}

async function lookAtSpf(ctx: Context, domain: string): Promise<RecordView> {
  const texts = await textsAt(ctx, domain);
  return { record: 'spf', name: domain, finding: texts ? judgeSpf(texts) : 'away' };
}

/** The first selector that is well, else what is wrong with the last. */
async function lookAtDkim(ctx: Context, domain: string, way: MailWay): Promise<RecordView> {
  const { signing } = ctx.services.campaignMail;
  const bySmtp = way === 'smtp' && signing ? [signing.selector] : [];
  const selectors = way === 'own' || way === 'sendgrid' ? SENDGRID_SELECTORS : bySmtp;
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`);
  if (names.length === 0) return { record: 'dkim', name: null, finding: 'dkim_unknown' };
  const ownKey = way === 'smtp' ? (signing?.public_key ?? null) : null;
  const all = await Promise.all(names.map((name) => textsAt(ctx, name)));
  const findings = all.map((texts): RecordFinding => (texts ? judgeDkim(texts, ownKey) : 'away'));
  const at = Math.max(findings.indexOf('dkim_good'), 0);
  const isGood = findings[at] === 'dkim_good';
  return {
    record: 'dkim',
    name: isGood ? names[at]! : names.join(', '),
    finding: isGood ? 'dkim_good' : findings.at(-1)!,
  };
}

/** A domain without a record goes by that of the next one above it. */
async function lookAtDmarc(ctx: Context, domain: string): Promise<RecordView> {
  const labels = domain.split('.');
  for (let at = 0; at < labels.length - 1; at++) {
    const name = `_dmarc.${labels.slice(at).join('.')}`;
    const texts = await textsAt(ctx, name);
    const finding = texts ? judgeDmarc(texts) : 'away';
    if (finding !== 'dmarc_missing') return { record: 'dmarc', name, finding };
  }
  return { record: 'dmarc', name: `_dmarc.${domain}`, finding: 'dmarc_missing' };
}

/** Looks up, because somebody asked, what the domain of campaigns says of who may send in its name. */
export const checkDomain = verb(
  { name: 'integrations.check_domain', kind: 'write', permission: 'integrations:manage', input: z.strictObject({}) },
  async (ctx): Promise<DomainView> => {
    await ctx.services.limits.consume('domain_check_user', userId(ctx) ?? '');
    const { domain } = ctx.services.campaignMail;
    const { way } = await organizationMailer(ctx);
    const records = await Promise.all([lookAtSpf(ctx, domain), lookAtDkim(ctx, domain, way), lookAtDmarc(ctx, domain)]);
    await withTransaction(ctx, (tx) => {
      const found = Object.fromEntries(records.map(({ record, finding }) => [record, finding]));
      return audit(tx, { entity: 'configuration', details: found });
    });
    return { domain, records };
  },
);
