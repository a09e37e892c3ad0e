/** The records by which mail servers judge who may send in a domain's name. */
export const MAIL_RECORDS = ['spf', 'dkim', 'dmarc'] as const;
export type MailRecord = (typeof MAIL_RECORDS)[number];

/** What a look at one of them came to. */
export const RECORD_FINDINGS = [
  'spf_good',
  'spf_missing',
  'spf_several',
  'spf_open',
  'dkim_good',
  'dkim_missing',
  'dkim_revoked',
  'dkim_other_key',
  'dkim_unknown',
  'dmarc_good',
  'dmarc_watching',
  'dmarc_missing',
  'dmarc_wrong',
  'away',
] as const;
export type RecordFinding = (typeof RECORD_FINDINGS)[number];

const GOOD: readonly RecordFinding[] = ['spf_good', 'dkim_good', 'dmarc_good', 'dmarc_watching'];
export const isGood = (finding: RecordFinding): boolean => GOOD.includes(finding);

/** The tags of a record such as `v=DMARC1; p=none`, by their names. */
function tagsOf(record: string): Map<string, string> {
  const parts = record.split(';').map((part) => part.split('='));
  return new Map(parts.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join('=').trim()]));
}

/** SPF, of the texts at the domain itself: one record, and one that does not let everybody send. */
export function judgeSpf(texts: readonly string[]): RecordFinding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text.trim()));
  const [record] = records;
  if (record === undefined) return 'spf_missing';
  if (records.length > 1) return 'spf_several';
  return /(?:^| )\+?all(?: |$)/i.test(record) ? 'spf_open' : 'spf_good';
}

/** DKIM, of the texts at a selector; `ownKey` is the public half of the key that mails are signed with, where it is known. */
export function judgeDkim(texts: readonly string[], ownKey: string | null): RecordFinding {
  const record = texts.map(tagsOf).find((tags) => tags.has('p'));
  if (!record) return 'dkim_missing';
  const key = record.get('p')!.replace(/\s/g, '');
  if (key === '') return 'dkim_revoked';
  return ownKey !== null && key !== ownKey ? 'dkim_other_key' : 'dkim_good';
}

/** DMARC, of the texts at `_dmarc` below the domain, or below the next domain above it that has one. */
export function judgeDmarc(texts: readonly string[]): RecordFinding {
  const records = texts.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text.trim()));
  const [record] = records;
  if (record === undefined) return 'dmarc_missing';
  const policy = tagsOf(record).get('p')?.toLowerCase() ?? '';
  if (records.length > 1 || !['none', 'quarantine', 'reject'].includes(policy)) return 'dmarc_wrong';
  return policy === 'none' ? 'dmarc_watching' : 'dmarc_good';
}
