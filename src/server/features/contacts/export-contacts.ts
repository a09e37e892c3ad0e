import { exportRoutes, exportZone, partsOf } from '#server/platform/list-export.ts';
import { verb } from '#server/platform/verb.ts';
import { CONTACT_COLUMN_LABELS, type ContactColumn } from '#shared/features/contacts/contacts.columns.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { ContactExportInput } from '#shared/features/contacts/contacts.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import type { ContactView } from './contacts.view.ts';
import { readContactsAfter } from './list-contacts.ts';

const FILE_NAME = 'contacts.csv';

/** Columns as an import knows them: what was exported can be imported again. A name is two. */
const HEADERS: Partial<Record<ContactColumn, readonly string[]>> = {
  name: [text.export_firstname, text.export_lastname],
  organization_name: [text.export_organization],
  email: [text.export_email],
};

const headerOf = (column: ContactColumn): readonly string[] => HEADERS[column] ?? [CONTACT_COLUMN_LABELS[column]];

function cellsOf(row: ContactView, column: ContactColumn, timeZone: string): string[] {
  if (column === 'name') return [row.firstname, row.lastname];
  if (column === 'created_at') return [dayInZone(new Date(row.created_at * 1000), timeZone)];
  return [row[column] ?? ''];
}

/**
 * The whole list as it is filtered, as the parts of a CSV file. Each part is read when the one before has been taken,
 * under the session as it is then, and its rows are logged before they leave.
 * @throws forbidden when the account may not export
 */
export const exportContacts = verb(
  { name: 'contacts.export', kind: 'read', permission: 'outreach:read', input: ContactExportInput },
  async (ctx, { columns: wanted, ...query }) => {
    const timeZone = await exportZone(ctx, 'outreach:read');
    const columns = [...new Set(wanted)];
    const parts = partsOf<ContactView>(ctx, {
      entity: 'contact_export',
      head: columns.flatMap(headerOf),
      cellsOf: (row) => columns.flatMap((column) => cellsOf(row, column, timeZone)),
      readAfter: (place) => readContactsAfter(ctx, { ...query, ...place }),
      details: { columns },
    });
    return { file_name: FILE_NAME, parts };
  },
);

/** The download of it. */
export const exportContactsRoutes = exportRoutes(
  '/api/contacts_export',
  'The filtered list of contacts (text/csv), with the columns named',
  exportContacts,
);
