import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { exportRoutes, exportZone, partsOf, stretchesOf } from '#server/platform/list-export.ts';
import { type TableSheet, writeTable } from '#server/platform/pdf/table-sheet.ts';
import type { StreamRoute } from '#server/platform/rest.ts';
import { contentDisposition } from '#server/platform/send-object.ts';
import { read } from '#server/platform/transaction.ts';
import { parseInput, verb } from '#server/platform/verb.ts';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { AuditListInput, AuditReportInput } from '#shared/features/audit/audit.schemas.ts';
import { deedText, entityText } from '#shared/features/audit/audit-words.ts';
import { formatDay, formatInstant, momentInZone } from '#shared/platform/dates.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { printedLogo } from '../organization/printed-logo.ts';
import type { AuditEntryView } from './audit.view.ts';
import { cellsOf, headOf, personText } from './audit-sheet.ts';
import { readEntriesAfter } from './list-audit.ts';

async function findNames(ctx: Context, client: string) {
  const [clients, organizations] = await read(ctx, (db) => [
    db
      .selectFrom('clients')
      .select(['firstname', 'lastname'])
      .where(inOrganization(ctx, 'clients'))
      .where('id', '=', client),
    db.selectFrom('organizations').select('name').where('id', '=', ctx.actor.org_id),
  ]);
  const [found] = clients;
  ensure(found, 'not_found', text.client_not_found);
  return { client: `${found.firstname} ${found.lastname}`, organization: organizations[0]?.name ?? '' };
}

/** What the report is made of: the client's entries, a stretch at a time. */
const reported = (ctx: Context, { patient_id, ...days }: z.output<typeof AuditReportInput>) => ({
  entity: 'access_report',
  readAfter: (place: { page: 1; limit: number; after: string | undefined }) =>
    readEntriesAfter(ctx, { ...AuditListInput.parse({ client: patient_id, ...days }), ...place }),
});

/** Who opened or changed anything of one client, as a CSV file. @throws forbidden when the account may not export */
export const reportAccess = verb(
  { name: 'audit.report', kind: 'read', permission: 'audit:record', input: AuditReportInput },
  async (ctx, input) => {
    const zone = await exportZone(ctx, 'audit:record');
    await findNames(ctx, input.patient_id);
    const parts = partsOf<AuditEntryView>(ctx, {
      ...reported(ctx, input),
      head: headOf(zone),
      cellsOf: (row) => cellsOf(row, zone),
    });
    return { file_name: `${text.report_file}.csv`, parts };
  },
);

const COLUMNS = [
  { label: text.column_when, width: 108 },
  { label: text.column_person, width: 116 },
  { label: text.column_action, width: 130 },
  { label: text.export_kind, width: 92 },
  { label: text.column_record, width: 144 },
  { label: text.column_outcome, width: 50 },
  { label: text.column_address, width: 80 },
];

const printedCells = (entry: AuditEntryView, zone: string): string[] => [
  momentInZone(entry.at, zone),
  personText(entry),
  deedText(entry.action),
  entry.entity ? entityText(entry.entity) : '',
  entry.record_name ?? '',
  text[`outcome_${entry.outcome}`],
  entry.ip ?? '',
];

async function* printed(stretches: AsyncIterable<AuditEntryView[]>, zone: string) {
  for await (const entries of stretches) yield entries.map((entry) => printedCells(entry, zone));
}

/** The same as pages to print. @throws forbidden when the account may not export */
export const printAccess = verb(
  { name: 'audit.report_pdf', kind: 'read', permission: 'audit:record', input: AuditReportInput },
  async (ctx, input): Promise<{ sheet: TableSheet; rows: ReturnType<typeof printed> }> => {
    const zone = await exportZone(ctx, 'audit:record');
    const { client, organization } = await findNames(ctx, input.patient_id);
    const created_at = ctx.services.clock.now();
    const when = formatInstant(Math.floor(created_at.getTime() / 1000), zone);
    const { from, to } = input;
    const sheet: TableSheet = {
      title: text.report_title,
      subtitle: fill(text.report_of, {
        client,
        from: from ? formatDay(from) : text.report_first_day,
        to: to ? formatDay(to) : text.report_today,
      }),
      columns: COLUMNS,
      empty: text.report_none,
      foot: (page) => fill(text.report_foot, { organization, when, page }),
      created_at,
      logo: await printedLogo(ctx),
    };
    return { sheet, rows: printed(stretchesOf<AuditEntryView>(ctx, reported(ctx, input)), zone) };
  },
);

/** The downloads of both. */
export const reportRoutes: readonly StreamRoute[] = [
  ...exportRoutes('/api/audit_report', "Who opened or changed one client's records (text/csv)", reportAccess),
  {
    method: 'POST',
    path: '/api/audit_report_pdf',
    summary: 'The same as pages to print (application/pdf)',
    verbs: [printAccess],
    handle: async (ctx, req, res) => {
      const { sheet, rows } = await printAccess(ctx, parseInput(AuditReportInput, req.body));
      res.status(200).type('application/pdf').set('cache-control', 'no-store');
      res.set('content-disposition', contentDisposition('attachment', `${text.report_file}.pdf`));
      await writeTable(sheet, rows, res);
    },
  },
];
