import ExcelJS from 'exceljs';
import { workOnImport } from '#server/features/imports/work-on-import.ts';
import { asOrganization } from '#server/platform/context.ts';
import type { ImportKind } from '#shared/features/imports/imports.rules.ts';
import type { Actor, TestApp } from './app.ts';
import type { RestAnswer } from './doors.ts';
import type { OrganizationKey } from './organizations.ts';
import { createSource } from './referrals.ts';

/** A CSV text of these records, every value quoted. */
export const csvOf = (records: readonly (readonly string[])[]): string =>
  records.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');

export const CONTACT_HEADER = ['First Name', 'Last Name', 'Organization Name', 'Email'] as const;

/** Sends a list to one of the import's paths. */
export async function sendList(
  app: Pick<TestApp, 'url'>,
  token: string | undefined,
  address: string,
  list: { bytes: string | Uint8Array; name?: string; kind?: ImportKind; key?: string },
): Promise<RestAnswer> {
  const form = new FormData();
  if (list.kind) form.append('kind', list.kind);
  const bytes = typeof list.bytes === 'string' ? new TextEncoder().encode(list.bytes) : list.bytes;
  form.append('file', new File([bytes as BlobPart], list.name ?? 'list.csv'));
  const response = await fetch(`${app.url}${address}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(list.key && { 'idempotency-key': list.key }),
    },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Uploads a list to be imported; it must be taken. */
export async function uploadList(
  app: TestApp,
  actor: Pick<Actor, 'token'>,
  bytes: string | Uint8Array,
  { kind = 'contacts', name = 'list.csv' }: { kind?: ImportKind; name?: string } = {},
): Promise<string> {
  const { status, body } = await sendList(app, actor.token, '/api/import_file', { bytes, name, kind });
  if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`);
  return (body.result as { import_id: string }).import_id;
}

/** Does the work that an import waits for, as its job would. */
export const workOn = (app: TestApp, import_id: string, organization: OrganizationKey = 'a'): Promise<void> =>
  workOnImport(
    asOrganization({ ...app.ctx, action: 'imports.work' }, app.organizations[organization].id),
    import_id,
    new AbortController().signal,
  );

let made = 0;

/** An import of one new contact, brought to a state. */
export async function importIn(
  app: TestApp,
  state: 'mapping' | 'checked' | 'saved',
  organization: OrganizationKey = 'a',
  word = 'sample',
): Promise<string> {
  made += 1;
  const admin = await app.signIn('admin', organization);
  const name = `list-${word}.csv`;
  if (state === 'mapping')
    return uploadList(
      app,
      admin,
      csvOf([
        ['Given Name', 'Surname'],
        ['Robin', word],
      ]),
      { name },
    );
  const row = ['Robin', `${word} ${made}`, `House of ${word}`, `${word}${made}@lists.example`];
  const import_id = await uploadList(app, admin, csvOf([CONTACT_HEADER, row]), { name });
  await workOn(app, import_id, organization);
  if (state === 'checked') return import_id;
  await admin.trpc.imports.save.mutate({ import_id });
  await workOn(app, import_id, organization);
  return import_id;
}

/** A checked import of one contact whose organization's name two sources have, and the one of them that is meant. */
export async function namesakeImport(app: TestApp, organization: OrganizationKey = 'a') {
  made += 1;
  const admin = await app.signIn('admin', organization);
  const name = `Twin House ${made}`;
  await createSource(admin, { referral_name: name, state: 'OH' });
  const referral_id = await createSource(admin, { referral_name: name, state: 'MA' });
  const import_id = await uploadList(app, admin, csvOf([CONTACT_HEADER, ['Robin', 'Twin', name, '']]));
  await workOn(app, import_id, organization);
  return { import_id, name, referral_id };
}

/** A workbook of these sheets. */
export async function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = book.addWorksheet(name);
    for (const row of rows) sheet.addRow([...row]);
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** An import of a workbook with two sheets of contacts, of which one is to be chosen. */
export async function workbookImport(app: TestApp, organization: OrganizationKey = 'a'): Promise<string> {
  made += 1;
  const admin = await app.signIn('admin', organization);
  const row = (lastname: string) => ['Robin', `${lastname} ${made}`, 'Workbook House', ''];
  const bytes = await workbookOf({ East: [CONTACT_HEADER, row('East')], West: [CONTACT_HEADER, row('West')] });
  return uploadList(app, admin, bytes, { name: 'book.xlsx' });
}
