import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { listCalls } from '#server/features/calls/calls.queries.ts';
import { findCallers } from '#server/features/calls/find-callers.ts';
import type { Context } from '#server/platform/context.ts';
import { startTestApp } from '#tests/support/app.ts';
import { recorded } from '#tests/support/recorded-statements.ts';

const app = await startTestApp();
const org = app.organizations.a;
const CALLS = 20_000;
const PEOPLE = 4_000;
const CALL = app.services.newId();

/** As a role of the product's, or as the login that every policy lets by, like the lookup role. */
async function connected<T>(role: string | null, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const options = `${role ? `-c role=${role} ` : ''}-c app.org_id=${org.id}`;
  const client = new pg.Client({ connectionString: app.databaseUrl, options });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Enough rows that reading them all is never the cheapest way. */
beforeAll(() =>
  connected('landfall_owner', async (client) => {
    await client.query(`
      alter table calls disable trigger calls_count_changed;
      insert into calls (id, org_id, sid, caller, "timestamp", transcript)
        select case n when 1 then '${CALL}'::uuid else gen_random_uuid() end, '${org.id}', 'CA' || md5(n::text),
          '+1212555' || lpad((n % 10000)::text, 4, '0'), timestamptz '2026-01-01' + n * interval '1 minute',
          jsonb_build_array(jsonb_build_object('message', 'Word ' || md5(n::text || 'x')))
        from generate_series(1, ${CALLS}) n;
      alter table calls enable trigger calls_count_changed;
      insert into clients (id, org_id, firstname, lastname, phone_number)
        select gen_random_uuid(), '${org.id}', 'Dana', 'Sample ' || n, '+1212555' || lpad((n % 10000)::text, 4, '0')
        from generate_series(1, ${PEOPLE}) n;
      insert into inquiries (id, org_id, patient_id, opportunity_name, client_name, created_at)
        select gen_random_uuid(), '${org.id}', id, 'Dana-' || id, 'Dana', now() from clients where org_id = '${org.id}';
      insert into referral_sources (id, org_id, referral_name, type) values ('${org.id}', '${org.id}', 'Mill Pond', 'Court');
      insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, phone_number)
        select gen_random_uuid(), '${org.id}', '${org.id}', 'Mill Pond', 'Robin', 'Example', phone_number from clients;
      analyze clients; analyze inquiries; analyze referral_contacts;`);
    // What was inserted in one go still waits beside the trigram index.
    await client.query('vacuum analyze calls');
  }),
);

async function plansOf(call: (ctx: Context) => Promise<unknown>): Promise<string[]> {
  const { user, session_id } = await app.signIn('admin');
  const actor = { ...user, kind: 'user' as const, org_type: 'Treatment center', session_id };
  const statements = await recorded({ ...app.ctx, actor }, call);
  return connected('landfall_app', async (client) => {
    const plans: string[] = [];
    for (const { text, values } of statements.filter((each) => each.text.includes('audit_log'))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
}

test.each([
  [{}, 'calls_newest'],
  [{ order: 'asc' as const }, 'calls_oldest'],
  [{ page: 20 }, 'calls_newest'],
  [{ query: 'CAc4ca' }, 'calls_pkey'],
])('the page of %j is read from %s', async (input, index) => {
  const [plan] = await plansOf((ctx) => listCalls(ctx, { limit: 50, ...input }));
  expect(plan).toContain(`using ${index} on`);
  expect(plan).not.toContain('Seq Scan on calls');
});

test('a search walks the trigram index, as the lookup role', async () => {
  const plan = await connected(null, async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain select c.id from calls c
      where c.org_id = '${org.id}' and c.search_text like '%c4ca4238a0b9%' order by c."timestamp" desc limit 21`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('calls_by_text');
});

test('who has a number is looked up by the number', async () => {
  const [clients, inquiries, contacts] = await plansOf((ctx) => findCallers(ctx, { call_id: CALL }));
  expect(clients).toContain('clients_by_phone');
  expect(inquiries).toContain('clients_by_phone');
  expect(clients).toContain('clients_by_primary_contact_phone');
  expect(inquiries).toContain('inquiries_of_client');
  expect(inquiries).toContain('inquiries_by_contact_phone');
  expect(contacts).toContain('referral_contacts_by_phone');
  for (const plan of [clients, inquiries, contacts]) expect(plan).not.toMatch(/Seq Scan/);
});
