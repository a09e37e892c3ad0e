import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '#server/platform/database.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { openDatabase, tenantTables } from '#tests/support/matrix/rows.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const world = await createBothRecords(app);
const { a, b } = app.organizations;
const tables = await tenantTables(query);
const PRIVILEGE = '42501';

/** Runs one statement as the application's role, with an organization set or without. */
async function asApplication(text: string, orgId: string | null, values: readonly unknown[] = []) {
  const client = await app.services.pool.connect();
  try {
    await client.query('begin');
    if (orgId !== null) await client.query("select set_config('app.org_id', $1, true)", [orgId]);
    return await client.query(text, [...values]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** What a statement did: how many rows, or the error's code. */
async function outcome(text: string, orgId: string | null, values: readonly unknown[] = []): Promise<number | string> {
  try {
    return (await asApplication(text, orgId, values)).rowCount ?? 0;
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? '') : String(error);
  }
}

beforeAll(async () => {
  await app.runJobs();
});

test('every table with an organization is behind row-level security, forced for its owner too', async () => {
  const rows = await query<{ name: string; enabled: boolean; forced: boolean; owner: string; policies: number }>(
    `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
       pg_get_userbyid(c.relowner) as owner, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const names = new Set(tables.map(({ table }) => table));
  expect(names.size).toBeGreaterThan(20);
  for (const row of rows.filter(({ name }) => names.has(name)))
    expect(row).toMatchObject({ enabled: true, forced: true, owner: 'landfall_owner', policies: 1 });
  // What is left holds the schema's own version alone.
  expect(rows.filter(({ name }) => !names.has(name)).every(({ name }) => /migration/.test(name))).toBe(true);
});

test('the application owns nothing and cannot pass row-level security', async () => {
  const [role] = await query<Record<string, boolean>>(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = 'landfall_app'`,
  );
  expect(role).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolcanlogin: false,
  });
  const owned = await query(`select relname from pg_class where relowner = 'landfall_app'::regrole`);
  expect(owned).toEqual([]);
  const [acting] = (await asApplication('select current_user as name', null)).rows;
  expect(acting).toEqual({ name: 'landfall_app' });
});

test('the functions that look across organizations answer ids alone, and are few', async () => {
  const rows = await query<{ name: string }>(
    `select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
     and pg_get_userbyid(proowner) <> 'landfall_lookup'`,
  );
  // The owner is held by row-level security too: this one moves a demo's own history along with its other dates.
  expect(rows).toEqual([{ name: 'move_demo_history' }]);
});

describe.each(tables)('$table', ({ table, key }) => {
  test('shows nothing while no organization is set', async () => {
    expect(await outcome(`select 1 from ${table}`, null)).toBe(0);
  });

  test('shows A its own rows alone, without any filter', async () => {
    const { rows } = await asApplication(`select distinct ${key} as org from ${table}`, a.id);
    expect(rows.filter(({ org }) => org !== a.id)).toEqual([]);
  });

  test('changes nothing of B while A is set', async () => {
    const values = [b.id];
    expect([0, PRIVILEGE]).toContain(
      await outcome(`update ${table} set ${key} = ${key} where ${key} = $1`, a.id, values),
    );
    expect([0, PRIVILEGE]).toContain(await outcome(`delete from ${table} where ${key} = $1`, a.id, values));
    expect([0, PRIVILEGE]).toContain(
      await outcome(`select 1 from ${table} where ${key} = $1 for update`, a.id, values),
    );
  });

  test('takes no row for B while A is set', async () => {
    const [own] = await query<Record<string, unknown>>(`select * from ${table} where ${key} = $1 limit 1`, [b.id]);
    if (!own) return expect(own).toBeUndefined();
    const generated = await query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = $1 and (is_generated = 'ALWAYS' or identity_generation = 'ALWAYS')`,
      [table],
    );
    const columns = Object.keys(own).filter((column) => !generated.some(({ name }) => name === column));
    const copied = columns.map((column) => `"${column}"`).join(', ');
    // The rows are taken from a table that holds them as plain JSON, which no policy hides.
    const text = `insert into ${table} (${copied}) select ${copied} from jsonb_populate_record(null::${table}, $1::jsonb)`;
    const json = await query<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t where ${key} = $1 limit 1`, [
      b.id,
    ]);
    expect(await outcome(text, a.id, [JSON.stringify(json[0]!.row)])).toBe(PRIVILEGE);
  });
});

test('a row cannot be moved to another organization', async () => {
  for (const table of ['clients', 'inquiries', 'inquiry_notes', 'documents', 'users'])
    expect(await outcome(`update ${table} set org_id = $1`, a.id, [b.id])).toBe(PRIVILEGE);
});

test('a search reads the organization from the connection alone', async () => {
  const text = `select search_clients($1, null, 'created_at', true, null, null, false, 0, 100)`;
  const found = (await asApplication(text, a.id, ['dana sample'])).rows.map((row) => Object.values(row)[0]);
  expect(found).toEqual([world.a.records.patient_id]);
  expect((await asApplication(text, null, ['dana sample'])).rows).toEqual([]);
});

test('a foreign organization in every query is stopped by the database', async () => {
  // As if each query had forgotten its own filter: raw statements, as the application, without one.
  for (const table of ['clients', 'inquiries', 'inquiry_notes', 'documents', 'document_pages', 'questions']) {
    const { rows } = await asApplication(`select to_jsonb(t)::text as text from ${table} t`, a.id);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text.includes(world.b.canary))).toEqual([]);
  }
});

test('a connection handed on carries no organization', async () => {
  const pool = createPool({ url: app.databaseUrl, max: 1, name: 'landfall-test-handover' });
  try {
    const first = await pool.connect();
    await first.query('begin');
    await first.query("select set_config('app.org_id', $1, true)", [a.id]);
    await first.query('commit');
    first.release();
    const { rows } = await pool.query("select nullif(current_setting('app.org_id', true), '') as org");
    expect(rows).toEqual([{ org: null }]);
  } finally {
    await pool.end();
  }
});
