import { beforeAll, expect, test } from 'vitest';
import { listClients } from '#server/features/clients/clients.queries.ts';
import { clientNamesAmong } from '#server/features/clients/find-client-names.ts';
import { findDuplicates } from '#server/features/clients/find-duplicates.ts';
import { resealSsns } from '#server/features/clients/reseal-ssns.ts';
import { read } from '#server/platform/transaction.ts';
import { startTestApp } from '#tests/support/app.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const org = app.organizations.a.id;
const ROWS = 20_000;

/** Enough rows that reading them all is never the cheapest way. */
beforeAll(() =>
  prepareRows(
    app,
    `alter table clients disable trigger clients_count_new;
    insert into clients (id, org_id, firstname, lastname, email_id, phone_number, ssn, created_at)
      select gen_random_uuid(), '${org}', 'Dana', 'Sample' || n, case when n % 3 > 0 then 'dana' || n || '@mail.example' end,
        '+1207555' || lpad((n % 10000)::text, 4, '0'), 'v1.' || case when n = 77 then 'k0' else 'k1' end || '.x.y',
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${ROWS}) n;
    alter table clients enable trigger clients_count_new;
    insert into names_around_clients (org_id, key, owner_id)
      select '${org}', 'kin' || n, gen_random_uuid() from generate_series(1, ${ROWS}) n;
    analyze clients; analyze names_around_clients;`,
  ),
);

const planOfList = (input: Record<string, unknown>) => planOf(app, (ctx) => listClients(ctx, { limit: 50, ...input }));

test.each([
  [{}, 'clients_by_age'],
  [{ order: 'asc' }, 'clients_oldest'],
  [{ sort: 'name' }, 'clients_by_name'],
  [{ sort: 'name', order: 'desc' }, 'clients_by_name_down'],
  [{ sort: 'email_id' }, 'clients_by_email'],
  [{ sort: 'email_id', order: 'desc' }, 'clients_by_email_down'],
  [{ sort: 'name', page: 20 }, 'clients_by_name'],
])('the page of %j is read from %s', async (input, index) => {
  const plan = await planOfList(input);
  expect(plan).toMatch(new RegExp(`using ${index} on`));
  expect(plan).not.toMatch(/Seq Scan on clients/);
});

test.each(['name', 'email_id'] as const)(
  'a page deep in the list by %s begins at its place in the index',
  async (sort) => {
    const admin = await app.signIn('admin');
    const { next } = await admin.trpc.clients.list.query({ limit: 50, sort, page: 100 });
    const plan = await planOfList({ sort, after: next });
    expect(plan).toMatch(/Index Cond: .*(name_key|email_key).* > /);
    expect(plan).not.toMatch(/Seq Scan on clients/);
  },
);

test('doubles are found by their name and number, not by reading everyone', async () => {
  const plan = await planOf(app, (ctx) =>
    findDuplicates(ctx, { firstname: 'Dana', lastname: 'Sample77', phone_number: '(207) 555-0142' }),
  );
  expect(plan).toMatch(/clients_by_name/);
  expect(plan).toMatch(/clients_by_phone/);
  expect(plan).not.toMatch(/Seq Scan on clients/);
});

test('what another key has sealed is found without reading everyone', async () => {
  const plan = await planOf(
    app,
    (ctx) => resealSsns(ctx),
    ({ text }) => text.includes('skip locked'),
  );
  expect(plan).toMatch(/clients_by_ssn_key/);
  expect(plan).toMatch(/clients_by_subscriber_ssn_key/);
  expect(plan).not.toMatch(/Seq Scan on clients/);
});

test('whom a text names is asked by name, not by reading everyone', async () => {
  const plan = await planOf(
    app,
    (ctx) => read(ctx, (db) => [clientNamesAmong(db, ctx, { words: ['Dana'], runs: ['Dana Sample77'] })]),
    ({ text }) => text.includes('names_around_clients'),
  );
  // Everybody here is called Dana, so that the first row of all answers for a first name.
  for (const index of ['clients_by_lastname_key', 'clients_by_name', 'names_around_clients_pkey'])
    expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on names_around_clients/);
});
