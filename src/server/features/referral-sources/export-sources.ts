import { exportRoutes, exportZone, partsOf } from '#server/platform/list-export.ts';
import { verb } from '#server/platform/verb.ts';
import {
  SOURCE_EXPORT_COLUMNS,
  SOURCE_EXPORT_LABELS,
  type SourceExportColumn,
} from '#shared/features/referral-sources/referral-sources.columns.ts';
import { SOURCE_STATUS_LABELS } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { SourceExportInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { readSourcesAfter } from './list-sources.ts';
import type { SourceView } from './referral-sources.view.ts';

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

/**
 * The whole list as it is filtered, with every column, as the parts of a CSV file. Each part is read when the one before
 * has been taken, under the session as it is then, and its rows are logged before they leave.
 * @throws forbidden when the account may not export
 */
export const exportSources = verb(
  { name: 'referral_sources.export', kind: 'read', permission: 'outreach:read', input: SourceExportInput },
  async (ctx, query) => {
    const timeZone = await exportZone(ctx, 'outreach:read');
    const parts = partsOf<SourceView>(ctx, {
      entity: 'referral_source_export',
      head: SOURCE_EXPORT_COLUMNS.map((column) => SOURCE_EXPORT_LABELS[column]),
      cellsOf: (row) => SOURCE_EXPORT_COLUMNS.map((column) => cellOf(row, column, timeZone)),
      readAfter: (place) => readSourcesAfter(ctx, { ...query, ...place }),
    });
    return { file_name: `referral-sources-${dayInZone(ctx.services.clock.now(), timeZone)}.csv`, parts };
  },
);

/** The download of it. */
export const exportSourcesRoutes = exportRoutes(
  '/api/referrals_export',
  'The filtered list of referral sources (text/csv), with all of their columns',
  exportSources,
);
