import { beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_COLUMNS } from '#shared/features/contacts/contacts.columns.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
/** More than are read at a time. */
const MANY = 2_300;
let alder = '';

beforeAll(async () => {
  const admin = await app.signIn('admin');
  alder = await createSource(admin, { referral_name: '+Alder "House", Inc.' });
  await createContact(admin, alder, {
    firstname: '=HYPERLINK("x")',
    lastname: '-Referent',
    email: 'robin@referents.example',
    phone_number: '(207) 555-0142',
    address: '1 Sample Street\nSuite 2',
    city: 'Pinebrook',
    state: 'MA',
  });
  // As an import brings them, which takes titles and credentials that are on no list.
  await app.within('a', (tx) =>
    tx.db
      .updateTable('referral_contacts')
      .set({ title: '@risk', credential: 'PsyD' })
      .where('referral_id', '=', alder)
      .execute(),
  );
  const birch = await createSource(admin, { referral_name: 'Birch House' });
  await app.within('a', async (tx) => {
    const rows = Array.from({ length: MANY }, (_, n) => ({
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      referral_id: birch,
      organization_name: 'Birch House',
      firstname: 'Robin',
      lastname: `Many${String(n).padStart(4, '0')}`,
      is_active: n % 2 === 0,
    }));
    await tx.db.insertInto('referral_contacts').values(rows).execute();
  });
});

async function fileOf(actor: Actor, asked: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/api/contacts_export?${new URLSearchParams(asked)}`, {
    headers: { authorization: `Bearer ${actor.token}` },
  });
  return { status: answer.status, headers: answer.headers, text: Buffer.from(await answer.arrayBuffer()).toString() };
}

const recordsOf = (text: string) => {
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parseCsv(text.slice(1));
};

describe('the export of contacts', () => {
  test('holds every column asked for, in their order, as an import knows them', async () => {
    const file = await fileOf(await app.signIn('outreach'), { columns: CONTACT_COLUMNS.join(','), referral_id: alder });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('contacts.csv');
    const [head, row, ...more] = recordsOf(file.text);
    expect(head).toEqual([
      ...['First Name', 'Last Name', 'Title', 'Organization Name', 'Email', 'Phone', 'Credential'],
      ...['Address', 'City', 'State', 'Created Date'],
    ]);
    expect(row).toEqual([
      ...['\'=HYPERLINK("x")', "'-Referent", "'@risk", '\'+Alder "House", Inc.', 'robin@referents.example'],
      ...[
        '+12075550142',
        'PsyD',
        '1 Sample Street\nSuite 2',
        'Pinebrook',
        'MA',
        expect.stringMatching(/^\d{4}(-\d\d){2}$/),
      ],
    ]);
    expect(more).toEqual([]);
  });

  test('is the whole list as it is filtered and ordered, however long, and is logged', async () => {
    const file = await fileOf(await app.signIn('manager'), {
      query: 'many',
      sort: 'name',
      archived: 'true',
      columns: 'name',
    });
    const records = recordsOf(file.text);
    expect(records).toHaveLength(MANY + 1);
    expect(records[1]).toEqual(['Robin', 'Many0000']);
    expect(records.at(-1)).toEqual(['Robin', `Many${MANY - 1}`]);
    const logged = await auditOf(query, file.headers.get('x-request-id'));
    expect(logged.flatMap(({ entity, entity_ids }) => (entity === 'contact' ? entity_ids : []))).toHaveLength(MANY);
    expect(logged.at(-1)).toMatchObject({ entity: 'contact_export', outcome: 'done' });
    expect(recordsOf((await fileOf(await app.signIn('manager'), { query: 'many' })).text)).toHaveLength(MANY / 2 + 1);
  });

  test('is the same file as a POST, which says in its body what is searched for', async () => {
    const manager = await app.signIn('manager');
    const asked = { query: 'many', sort: 'name', order: 'desc', title: [], archived: true, columns: ['name', 'title'] };
    const posted = await fetch(`${app.url}/api/contacts_export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    expect(posted.status).toBe(200);
    const { query: term, sort, order } = asked;
    const found = await fileOf(manager, { query: term, sort, order, archived: 'true', columns: 'name,title' });
    expect(Buffer.from(await posted.arrayBuffer()).toString()).toBe(found.text);
    expect(recordsOf(found.text)).toHaveLength(MANY + 1);
  });

  test.each(ROLES)('is given to an account of %s only where it may export', async (role) => {
    const actor = await app.signIn(role);
    const ask = () => fileOf(actor, { referral_id: alder });
    const set = (can_export: boolean) =>
      query('update users set can_export = $2 where id = $1', [actor.user.user_id, can_export]);
    await set(false);
    const refused = await ask();
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Your account may not export.');
    await set(true);
    expect((await ask()).status).toBe(200);
  });
});
