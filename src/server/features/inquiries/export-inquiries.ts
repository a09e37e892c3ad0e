import type { z } from 'zod';
import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import {
  INQUIRY_COLUMN_LABELS,
  type InquiryColumn,
  REQUIRED_INQUIRY_COLUMN,
} from '../../../shared/features/inquiries/inquiries.columns.ts';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS, SUFFIX_LENGTH } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { InquiryExportInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { type Context, userId } from '../../platform/context.ts';
import { csvRecord, sendCsv } from '../../platform/csv.ts';
import { fromQuery, type StreamRoute } from '../../platform/rest.ts';
import { read } from '../../platform/transaction.ts';
import { refuse, verb } from '../../platform/verb.ts';
import { seesWhole } from './inquiries.access.ts';
import { readInquiriesAfter } from './inquiries.queries.ts';
import type { InquiryRow } from './inquiries.view.ts';

/** Rows read at a time: so many are in memory, however long the list. */
const ROWS_AT_ONCE = 1_000;

/** What outreach sees of an inquiry. */
const BRIEF: readonly InquiryColumn[] = ['opportunity_name', 'status', 'created_at'];
/** Free text may name its person, which an analyst is not to see. */
const FREE_TEXT: readonly InquiryColumn[] = ['pinned_note_description', 'medication_plan'];

const isAnalyst = (ctx: Context): boolean => ctx.actor.kind === 'user' && ctx.actor.role === 'analyst';

/** The wanted columns that this person may have; the name, where none of them is. */
function columnsFor(ctx: Context, wanted: readonly InquiryColumn[]): InquiryColumn[] {
  const may = (column: InquiryColumn) =>
    seesWhole(ctx) ? !isAnalyst(ctx) || !FREE_TEXT.includes(column) : BRIEF.includes(column);
  const kept = [...new Set(wanted)].filter(may);
  return kept.length > 0 ? kept : [REQUIRED_INQUIRY_COLUMN];
}

/** One field as a spreadsheet reads it: days as `yyyy-MM-dd`, nothing where there is nothing. */
function cellOf(row: InquiryRow, column: InquiryColumn, timeZone: string): string {
  switch (column) {
    case 'condition':
    case 'staff':
      return (row[column] ?? []).join(', ');
    case 'status':
      return INQUIRY_STATUS_LABELS[row.status];
    case 'created_at':
      return dayInZone(new Date(row.created_at * 1000), timeZone);
    case 'finalized_discharge_date':
      return row[column] ? text.yes : text.no;
    default:
      return String(row[column] ?? '');
  }
}

type ExportQuery = z.output<typeof InquiryExportInput>;

/** The file's parts, one for each stretch of rows; at its end, or where it is broken off, how many rows have left. */
async function* partsOf(ctx: Context, { columns, ...query }: ExportQuery, timeZone: string) {
  const unnamed = isAnalyst(ctx);
  const recordOf = (row: InquiryRow) => {
    const shown = unnamed ? { ...row, opportunity_name: row.opportunity_name.slice(-SUFFIX_LENGTH) } : row;
    return csvRecord(columns.map((column) => cellOf(shown, column, timeZone)));
  };
  let head = csvRecord(columns.map((column) => INQUIRY_COLUMN_LABELS[column]));
  let sent = 0;
  let outcome: 'done' | 'failed' = 'failed';
  try {
    let after: string | undefined;
    do {
      const { rows, next } = await readInquiriesAfter(ctx, { ...query, after, limit: ROWS_AT_ONCE });
      sent += rows.length;
      yield head + rows.map(recordOf).join('');
      head = '';
      after = next ?? undefined;
    } while (after !== undefined);
    outcome = 'done';
  } finally {
    await read(ctx, () => [], { entity: 'inquiry_export', outcome, details: { rows: sent, columns } });
  }
}

/**
 * The whole list as it is filtered, as the parts of a CSV file. Each part is read when the one before has been taken,
 * under the session as it is then, and its rows are logged before they leave.
 * @throws forbidden when the account may not export
 */
export const exportInquiries = verb(
  { name: 'inquiries.export', kind: 'read', permission: 'inquiries:export', input: InquiryExportInput },
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
    if (!account?.can_export) return refuse(ctx, 'inquiries:export', configurationMessages.export_not_allowed);
    // A search by name that finds one suffix would say whose it is.
    if (isAnalyst(ctx) && (query.query || query.sort === 'opportunity_name'))
      throw new AppError('bad_request', text.export_without_names);
    const { time_zone } = account;
    const today = dayInZone(ctx.services.clock.now(), time_zone);
    const parts = partsOf(ctx, { ...query, columns: columnsFor(ctx, query.columns) }, time_zone);
    return { file_name: `inquiries-${today}.csv`, parts };
  },
);

const answered =
  (inputOf: (req: Parameters<StreamRoute['handle']>[1]) => unknown): StreamRoute['handle'] =>
  async (ctx, req, res) => {
    const { file_name, parts } = await exportInquiries(ctx, inputOf(req) as z.input<typeof InquiryExportInput>);
    await sendCsv(req, res, file_name, parts);
  };

/** The download of it; as a POST it keeps whom the list was searched for out of the address. */
export const exportRoutes: readonly StreamRoute[] = [
  {
    method: 'GET',
    path: '/api/opportunities_export',
    summary: 'The filtered list of inquiries (text/csv), with the columns named',
    verbs: [exportInquiries],
    handle: answered((req) => fromQuery(req, InquiryExportInput)),
  },
  {
    method: 'POST',
    path: '/api/opportunities_export',
    summary: 'The same, with what is asked for as JSON in the body',
    verbs: [exportInquiries],
    handle: answered((req) => req.body as unknown),
  },
];
