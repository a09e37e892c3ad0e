import type { z } from 'zod';
import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import { CONTACT_COLUMN_LABELS, type ContactColumn } from '../../../shared/features/contacts/contacts.columns.ts';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { ContactExportInput } from '../../../shared/features/contacts/contacts.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { type Context, userId } from '../../platform/context.ts';
import { csvRecord, sendCsv } from '../../platform/csv.ts';
import { fromQuery, type StreamRoute } from '../../platform/rest.ts';
import { read } from '../../platform/transaction.ts';
import { refuse, verb } from '../../platform/verb.ts';
import type { ContactView } from './contacts.view.ts';
import { readContactsAfter } from './list-contacts.ts';

/** Rows read at a time: so many are in memory, however long the list. */
const ROWS_AT_ONCE = 1_000;
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

type ExportQuery = z.output<typeof ContactExportInput>;

/** The file's parts, one for each stretch of rows; at its end, or where it is broken off, how many rows have left. */
async function* partsOf(ctx: Context, { columns, ...query }: ExportQuery, timeZone: string) {
  let head = csvRecord(columns.flatMap(headerOf));
  let sent = 0;
  let outcome: 'done' | 'failed' = 'failed';
  try {
    let after: string | undefined;
    do {
      const { rows, next } = await readContactsAfter(ctx, { ...query, after, limit: ROWS_AT_ONCE });
      sent += rows.length;
      yield head + rows.map((row) => csvRecord(columns.flatMap((column) => cellsOf(row, column, timeZone)))).join('');
      head = '';
      after = next ?? undefined;
    } while (after !== undefined);
    outcome = 'done';
  } finally {
    await read(ctx, () => [], { entity: 'contact_export', outcome, details: { rows: sent, columns } });
  }
}

/**
 * The whole list as it is filtered, as the parts of a CSV file. Each part is read when the one before has been taken,
 * under the session as it is then, and its rows are logged before they leave.
 * @throws forbidden when the account may not export
 */
export const exportContacts = verb(
  { name: 'contacts.export', kind: 'read', permission: 'outreach:read', input: ContactExportInput },
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
    const columns = [...new Set(query.columns)];
    return { file_name: FILE_NAME, parts: partsOf(ctx, { ...query, columns }, account.time_zone) };
  },
);

/** The download of it. */
export const exportContactsRoute: StreamRoute = {
  method: 'GET',
  path: '/api/contacts_export',
  summary: 'The filtered list of contacts (text/csv), with the columns named',
  verbs: [exportContacts],
  handle: async (ctx, req, res) => {
    const { file_name, parts } = await exportContacts(ctx, fromQuery(req, ContactExportInput));
    await sendCsv(req, res, file_name, parts);
  },
};
