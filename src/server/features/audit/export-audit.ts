import { exportRoutes, exportZone, partsOf } from '#server/platform/list-export.ts';
import { verb } from '#server/platform/verb.ts';
import { AuditExportInput } from '#shared/features/audit/audit.schemas.ts';
import type { AuditEntryView } from './audit.view.ts';
import { cellsOf, headOf } from './audit-sheet.ts';
import { readEntriesAfter } from './list-audit.ts';

/**
 * The log as it is filtered, as the parts of a CSV file; that it was exported is an entry itself.
 * @throws forbidden when the account may not export
 */
export const exportAudit = verb(
  { name: 'audit.export', kind: 'read', permission: 'audit:read', input: AuditExportInput },
  async (ctx, query) => {
    const zone = await exportZone(ctx, 'audit:read');
    const parts = partsOf<AuditEntryView>(ctx, {
      entity: 'audit_export',
      head: headOf(zone),
      cellsOf: (row) => cellsOf(row, zone),
      readAfter: (place) => readEntriesAfter(ctx, { ...query, ...place }),
    });
    return { file_name: 'audit-log.csv', parts };
  },
);

/** The download of it. */
export const exportAuditRoutes = exportRoutes('/api/audit_export', 'The filtered audit log (text/csv)', exportAudit);
