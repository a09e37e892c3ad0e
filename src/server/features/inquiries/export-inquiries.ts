import type { Context } from '#server/platform/context.ts';
import { exportRoutes, exportZone, partsOf } from '#server/platform/list-export.ts';
import { verb } from '#server/platform/verb.ts';
import {
  INQUIRY_COLUMN_LABELS,
  type InquiryColumn,
  REQUIRED_INQUIRY_COLUMN,
} from '#shared/features/inquiries/inquiries.columns.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS, SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import { InquiryExportInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { withoutAlumniName } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { AppError } from '#shared/platform/errors.ts';
import { caseCell, caseColumnsOf, caseValuesOf } from './exported-case-details.ts';
import { seesFullRecord } from './inquiries.access.ts';
import type { InquiryRow } from './inquiries.view.ts';
import { readInquiriesAfter } from './list-inquiries.ts';

/** What outreach sees of an inquiry. */
const BRIEF: readonly InquiryColumn[] = ['opportunity_name', 'status', 'created_at'];
/** Free text may name its person, which an analyst is not to see. */
const FREE_TEXT: readonly InquiryColumn[] = ['pinned_note_description', 'medication_plan'];

const isAnalyst = (ctx: Context): boolean => ctx.actor.kind === 'user' && ctx.actor.role === 'analyst';

/** A row without the name of its client, and of the former one who referred them. */
const withoutNames = (row: InquiryRow): InquiryRow => ({
  ...row,
  opportunity_name: row.opportunity_name.slice(-SUFFIX_LENGTH),
  referral_org: withoutAlumniName(row.referral_org ?? ''),
});

/** The wanted columns that this person may have; the name, where none of them is. */
function columnsFor(ctx: Context, wanted: readonly InquiryColumn[]): InquiryColumn[] {
  const may = (column: InquiryColumn) =>
    seesFullRecord(ctx) ? !isAnalyst(ctx) || !FREE_TEXT.includes(column) : BRIEF.includes(column);
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

/**
 * The whole list as it is filtered, as the parts of a CSV file, with the organization's own fields behind the columns. Each part is read when the one before has been taken,
 * under the session as it is then, and its rows are logged before they leave.
 * @throws forbidden when the account may not export
 */
export const exportInquiries = verb(
  { name: 'inquiries.export', kind: 'read', permission: 'inquiries:export', input: InquiryExportInput },
  async (ctx, { columns: wanted, ...query }) => {
    const timeZone = await exportZone(ctx, 'inquiries:export');
    const unnamed = isAnalyst(ctx);
    // A search by name that finds one suffix would say whose it is.
    if (unnamed && (query.query || query.sort === 'opportunity_name'))
      throw new AppError('bad_request', text.export_without_names);
    const columns = columnsFor(ctx, wanted);
    const own = await caseColumnsOf(ctx);
    let values: Awaited<ReturnType<typeof caseValuesOf>> = new Map();
    const parts = partsOf<InquiryRow>(ctx, {
      entity: 'inquiry_export',
      head: [...columns.map((column) => INQUIRY_COLUMN_LABELS[column]), ...own.map(({ head }) => head)],
      cellsOf: (row) => {
        const shown = unnamed ? withoutNames(row) : row;
        const held = values.get(row.id) ?? {};
        return [
          ...columns.map((column) => cellOf(shown, column, timeZone)),
          ...own.map(({ machine_name }) => caseCell(held[machine_name])),
        ];
      },
      readAfter: async (place) => {
        const stretch = await readInquiriesAfter(ctx, { ...query, ...place });
        if (own.length > 0)
          values = await caseValuesOf(
            ctx,
            stretch.rows.map(({ id }) => id),
          );
        return stretch;
      },
      details: { columns, ...(own.length > 0 && { own_fields: own.map(({ machine_name }) => machine_name) }) },
    });
    return { file_name: `inquiries-${dayInZone(ctx.services.clock.now(), timeZone)}.csv`, parts };
  },
);

/** The download of it. */
export const exportInquiriesRoutes = exportRoutes(
  '/api/opportunities_export',
  'The filtered list of inquiries (text/csv), with the columns named',
  exportInquiries,
);
