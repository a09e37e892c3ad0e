import type { z } from 'zod';
import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import {
  SOURCE_EXPORT_COLUMNS,
  SOURCE_EXPORT_LABELS,
  type SourceExportColumn,
} from '../../../shared/features/referral-sources/referral-sources.columns.ts';
import { SOURCE_STATUS_LABELS } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import { SourceExportInput } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { type Context, userId } from '../../platform/context.ts';
import { csvRecord, sendCsv } from '../../platform/csv.ts';
import { fromQuery, type StreamRoute } from '../../platform/rest.ts';
import { read } from '../../platform/transaction.ts';
import { refuse, verb } from '../../platform/verb.ts';
import { readSourcesAfter } from './referral-sources.queries.ts';
import type { SourceView } from './referral-sources.view.ts';

/** Rows read at a time: so many are in memory, however long the list. */
const ROWS_AT_ONCE = 1_000;

/** One field as a spreadsheet reads it: days as `yyyy-MM-dd`, nothing where there is nothing. */
function cellOf(row: SourceView, column: SourceExportColumn, timeZone: string): string {
  switch (column) {
    case 'status':
      return SOURCE_STATUS_LABELS[row.status];
    case 'created_at':
      return dayInZone(new Date(row.created_at * 1000), timeZone);
    default: {
      const value = row[column];
      return Array.isArray(value) ? value.join(', ') : String(value ?? '');
    }
  }
}

type ExportQuery = z.output<typeof SourceExportInput>;

/** The file's parts, one for each stretch of rows; at its end, or where it is broken off, how many rows have left. */
async function* partsOf(ctx: Context, query: ExportQuery, timeZone: string) {
  const recordOf = (row: SourceView) => csvRecord(SOURCE_EXPORT_COLUMNS.map((column) => cellOf(row, column, timeZone)));
  let head = csvRecord(SOURCE_EXPORT_COLUMNS.map((column) => SOURCE_EXPORT_LABELS[column]));
  let sent = 0;
  let outcome: 'done' | 'failed' = 'failed';
  try {
    let after: string | undefined;
    do {
      const { rows, next } = await readSourcesAfter(ctx, { ...query, after, limit: ROWS_AT_ONCE });
      sent += rows.length;
      yield head + rows.map(recordOf).join('');
      head = '';
      after = next ?? undefined;
    } while (after !== undefined);
    outcome = 'done';
  } finally {
    await read(ctx, () => [], { entity: 'referral_source_export', outcome, details: { rows: sent } });
  }
}

/**
 * The whole list as it is filtered, with every column, as the parts of a CSV file. Each part is read when the one before
 * has been taken, under the session as it is then, and its rows are logged before they leave.
 * @throws forbidden when the account may not export
 */
export const exportSources = verb(
  { name: 'referral_sources.export', kind: 'read', permission: 'outreach:read', input: SourceExportInput },
  async (ctx, query) => {
    const [accounts] = await read(ctx, (db) => [
      db
        .selectFrom('users')
        .innerJoin('organisations', 'organisations.id', 'users.org_id')
        .select(['users.can_export', 'organisations.time_zone'])
        .where('users.org_id', '=', ctx.actor.org_id)
        .where('users.id', '=', userId(ctx)),
    ]);
    const account = accounts[0];
    if (!account?.can_export) return refuse(ctx, 'outreach:read', configurationMessages.export_not_allowed);
    const today = dayInZone(ctx.services.clock.now(), account.time_zone);
    return { file_name: `referral-sources-${today}.csv`, parts: partsOf(ctx, query, account.time_zone) };
  },
);

/** The download of it. */
export const exportRoute: StreamRoute = {
  method: 'GET',
  path: '/api/referrals_export',
  summary: 'The filtered list of referral sources (text/csv), with all of their columns',
  verbs: [exportSources],
  handle: async (ctx, req, res) => {
    const { file_name, parts } = await exportSources(ctx, fromQuery(req, SourceExportInput));
    await sendCsv(req, res, file_name, parts);
  },
};
