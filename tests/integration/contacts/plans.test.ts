import { beforeAll, expect, test } from 'vitest';
import { listContacts } from '#server/features/contacts/list-contacts.ts';
import { startTestApp } from '#tests/support/app.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const org = app.organizations.a.id;
const ROWS = 20_000;
const SOURCE = '00000000-0000-4000-8000-000000000007';

/** Enough rows that reading them all is never the cheapest way; every fifth is archived. */
beforeAll(() =>
  prepareRows(
    app,
    `insert into referral_sources (id, org_id, referral_name, type)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${org}', 'House ' || n, 'School'
      from generate_series(1, 200) n;
    insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, title, state,
        phone_number, is_active, created_at)
      select gen_random_uuid(), '${org}', ('00000000-0000-4000-8000-' || lpad((1 + n % 200)::text, 12, '0'))::uuid,
        'House ' || (1 + n % 200), 'Robin', 'Referent' || n, case when n % 100 = 0 then 'Psychologist' else 'Other' end,
        case n % 50 when 0 then 'VT' when 1 then 'NH' else 'MA' end, '+1207555' || lpad((n % 10000)::text, 4, '0'),
        n % 5 > 0, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${ROWS}) n;
    analyze referral_contacts; analyze referral_sources;`,
  ),
);

const planOfList = (input: Record<string, unknown>) => planOf(app, (ctx) => listContacts(ctx, { limit: 50, ...input }));

test.each([
  [{}, 'referral_contacts_newest'],
  [{ archived: true }, 'referral_contacts_newest'],
  [{ page: 20 }, 'referral_contacts_newest'],
  [{ order: 'asc' }, 'referral_contacts_oldest'],
  [{ sort: 'name' }, 'referral_contacts_a_to_z'],
  [{ sort: 'name', order: 'desc' }, 'referral_contacts_z_to_a'],
  [{ sort: 'organization_name' }, 'referral_contacts_by_organization'],
  [{ sort: 'organization_name', order: 'desc' }, 'referral_contacts_by_organization_down'],
  [{ title: ['Psychologist'] }, 'referral_contacts_of_title'],
  [{ title: ['Psychologist', 'Case Manager'], archived: true }, 'referral_contacts_of_title'],
  [{ state: 'VT' }, 'referral_contacts_of_state'],
  [{ referral_id: SOURCE }, 'referral_contacts_of_source'],
])('the page of %j is read from %s', async (input, index) => {
  const plan = await planOfList(input);
  expect(plan).toMatch(new RegExp(`using ${index} on`));
  expect(plan).not.toMatch(/Seq Scan on referral_contacts/);
});

test.each(['created_at', 'name', 'organization_name'] as const)(
  'a page deep in the list by %s begins at its place in the index',
  async (sort) => {
    const admin = await app.signIn('admin');
    const { next } = await admin.trpc.contacts.list.query({ limit: 50, sort, page: 100 });
    const plan = await planOfList({ sort, after: next });
    expect(plan).toMatch(/Index Cond: .*(created_at|name_key|organization_key).* [<>] /);
    expect(plan).not.toMatch(/Seq Scan on referral_contacts/);
  },
);
