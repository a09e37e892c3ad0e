import type { Context } from '#server/platform/context.ts';
import { sendCsv } from '#server/platform/csv.ts';
import { exportZone } from '#server/platform/list-export.ts';
import { fromQuery, type StreamRoute } from '#server/platform/rest.ts';
import { parseInput, verb } from '#server/platform/verb.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { referralAnalyticsMessages as text } from '#shared/features/referral-analytics/referral-analytics.messages.ts';
import { ReferralExportInput } from '#shared/features/referral-analytics/referral-analytics.schemas.ts';
import { csvRecord } from '#shared/platform/csv-record.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { type ReferralRow, readReferrals } from './referral-analytics.queries.ts';

const COLUMNS = ['opportunity_name', 'condition', 'status', 'priority_level', 'referred_at', 'created_at'] as const;
type Column = (typeof COLUMNS)[number];

const LABELS: Record<Column, string> = {
  opportunity_name: text.inquiry_name,
  condition: text.condition,
  status: text.status,
  priority_level: text.priority_level,
  referred_at: text.referred_at,
  created_at: text.created_at,
};

/** What outreach sees of another's referral. */
const BRIEF: readonly Column[] = ['opportunity_name', 'status', 'created_at'];

/** One field as a spreadsheet reads it: days as `yyyy-MM-dd`, nothing where there is nothing. */
function cellOf(row: ReferralRow, column: Column, timeZone: string): string {
  switch (column) {
    case 'condition':
      return (row.condition ?? []).join(', ');
    case 'status':
      return INQUIRY_STATUS_LABELS[row.status];
    case 'priority_level':
      return row.priority_level ? text[row.priority_level] : '';
    case 'referred_at':
    case 'created_at':
      return row[column] === undefined ? '' : dayInZone(new Date(row[column] * 1000), timeZone);
    default:
      return row[column];
  }
}

/** The file in one part: a list is bounded. */
async function* partsOf(rows: readonly ReferralRow[], columns: readonly Column[], timeZone: string) {
  yield csvRecord(columns.map((column) => LABELS[column])) +
    rows.map((row) => csvRecord(columns.map((column) => cellOf(row, column, timeZone)))).join('');
}

/**
 * The referrals behind one of a source's counts as a CSV file, as this person sees them.
 * @throws forbidden when the account may not export
 */
export const exportReferrals = verb(
  { name: 'referral_analytics.export', kind: 'read', permission: 'inquiries:export', input: ReferralExportInput },
  async (ctx: Context, query) => {
    const timeZone = await exportZone(ctx, 'inquiries:export');
    const [list] = await readReferrals(ctx, query);
    const brief = ctx.actor.kind === 'user' && ctx.actor.role === 'outreach';
    const columns = brief ? BRIEF : COLUMNS;
    return {
      file_name: `details-${query.start_date}-${query.end_date}.csv`,
      parts: partsOf(list?.rows ?? [], columns, timeZone),
    };
  },
);

/** The download of it. */
export const exportReferralsRoute: StreamRoute = {
  method: 'GET',
  path: '/api/referral_analytics_export',
  summary: "The referrals behind one of a referral source's counts (text/csv)",
  verbs: [exportReferrals],
  handle: async (ctx, req, res) => {
    const { file_name, parts } = await exportReferrals(
      ctx,
      parseInput(ReferralExportInput, fromQuery(req, ReferralExportInput)),
    );
    await sendCsv(req, res, file_name, parts);
  },
};
