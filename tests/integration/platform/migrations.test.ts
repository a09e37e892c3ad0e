import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { migrateDown, migrateToLatest, pendingMigrations } from '#server/platform/migrations.ts';
import { createEmptyDatabase } from '#tests/support/test-database.ts';

const folder = fileURLToPath(new URL('./migrations-fixture', import.meta.url));
const FIRST = '20260101T000000Z-create-probes';
const SECOND = '20260102T000000Z-add-lookup-function';

const roundTrip = await createEmptyDatabase();
const contended = await createEmptyDatabase();
const neighbors = await Promise.all(Array.from({ length: 4 }, () => createEmptyDatabase()));
const limited = await createEmptyDatabase();
const preview = await createEmptyDatabase();

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function asApp(url: string): string {
  const app = new URL(url);
  app.searchParams.set('options', '-c role=landfall_app');
  return app.href;
}

async function pendingOf(url: string): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  try {
    return await pendingMigrations(db, { folder });
  } finally {
    await db.destroy();
  }
}

describe('migrations', () => {
  test('go up, one step down, all the way down, and up again', async () => {
    const { url } = roundTrip;
    expect(await pendingOf(url)).toEqual([FIRST, SECOND]);
    expect(await migrateToLatest(url, { folder })).toEqual([FIRST, SECOND]);
    expect(await pendingOf(url)).toEqual([]);
    expect(await migrateToLatest(url, { folder })).toEqual([]);

    expect(await migrateDown(url, { steps: 1, folder })).toEqual([SECOND]);
    expect(await pendingOf(url)).toEqual([SECOND]);
    expect(await migrateToLatest(url, { folder })).toEqual([SECOND]);

    expect(await migrateDown(url, { steps: 'all', folder })).toEqual([SECOND, FIRST]);
    expect(await query(url, `select to_regclass('probes') as found`)).toEqual([{ found: null }]);
    expect(await migrateToLatest(url, { folder })).toEqual([FIRST, SECOND]);
  });

  test('leave the tables to landfall_owner and let landfall_app read but never own or create', async () => {
    const [table] = await query(roundTrip.url, `select tableowner from pg_tables where tablename = 'probes'`);
    expect(table).toEqual({ tableowner: 'landfall_owner' });
    const app = asApp(roundTrip.url);
    expect(await query(app, 'select count_probes()')).toEqual([{ count_probes: '0' }]);
    await expect(query(app, 'create table mine (id int)')).rejects.toThrow('permission denied for schema public');
    const [rights] = await query(
      roundTrip.url,
      `select has_schema_privilege('landfall_lookup', 'public', 'create') as lookup_creates,
              has_table_privilege('landfall_app', 'kysely_migration', 'select') as app_sees_migrations`,
    );
    expect(rights).toEqual({ lookup_creates: false, app_sees_migrations: true });
  });

  test('give the roles the rights of the architecture', async () => {
    const roles = await query(
      roundTrip.url,
      `select rolname, rolcanlogin, rolbypassrls, rolsuper from pg_roles where rolname like 'landfall\\_%' order by rolname`,
    );
    const rights = { rolcanlogin: false, rolbypassrls: false, rolsuper: false };
    expect(roles.filter((role) => /^landfall_(app|lookup|owner|sealer)$/.test(String(role.rolname)))).toEqual([
      { rolname: 'landfall_app', ...rights },
      { rolname: 'landfall_lookup', ...rights, rolbypassrls: true },
      { rolname: 'landfall_owner', ...rights },
      { rolname: 'landfall_sealer', ...rights },
    ]);
  });

  test('are applied once when several processes migrate one database at once', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrateToLatest(contended.url, { folder })));
    expect(runs.flat().sort()).toEqual([FIRST, SECOND]);
  });

  test('say in one line which migration failed, and leave nothing of it', async () => {
    await query(contended.url, 'create table if not exists blocker ()');
    await migrateDown(contended.url, { steps: 'all', folder });
    await query(contended.url, 'alter table blocker rename to probes');
    await expect(migrateToLatest(contended.url, { folder })).rejects.toThrow(
      `Migration ${FIRST} failed: relation "probes" already exists`,
    );
    expect(await pendingOf(contended.url)).toEqual([FIRST, SECOND]);
  });

  test('are each whole by themselves: what went before a failing one stays', async () => {
    await query(contended.url, 'drop table probes');
    await query(contended.url, `create function count_probes() returns text language sql as $$ select '' $$`);
    await expect(migrateToLatest(contended.url, { folder })).rejects.toThrow(`Migration ${SECOND} failed: `);
    expect(await pendingOf(contended.url)).toEqual([SECOND]);
    await query(contended.url, 'drop function count_probes()');
    expect(await migrateToLatest(contended.url, { folder })).toEqual([SECOND]);
  });
});

test('data of an earlier preview is named in one line and left as it is', async () => {
  const { url } = preview;
  await migrateToLatest(url, { folder });
  await query(url, `update kysely_migration set name = '20251231T000000Z-create-first-try' where name = '${FIRST}'`);
  const before = await query(url, 'select name, timestamp from kysely_migration order by name');
  const refused = migrateToLatest(url, { folder });
  await expect(refused).rejects.toThrow(
    'The data comes from an earlier preview of Landfall or another version (it names 20251231T000000Z-create-first-try) ' +
      'and was left as it is: move the data folder away, or choose another with LANDFALL_DATA_DIR; with DATABASE_URL, ' +
      'name an empty database.',
  );
  expect(await query(url, 'select name, timestamp from kysely_migration order by name')).toEqual(before);
  expect(await query(url, 'select count_probes()')).toEqual([{ count_probes: '0' }]);
});

describe('roles of the whole cluster', () => {
  const login = `landfall_login_${randomBytes(4).toString('hex')}`;

  afterAll(async () => {
    await query(limited.url, `drop owned by ${login} cascade`);
    await query(limited.url, `alter database ${new URL(limited.url).pathname.slice(1)} owner to current_user`);
    await query(limited.url, `drop role ${login}`);
  });

  test('survive migrations of several databases at once', async () => {
    const runs = await Promise.all(neighbors.map(({ url }) => migrateToLatest(url, { folder })));
    expect(runs).toEqual(neighbors.map(() => [FIRST, SECOND]));
  });

  test('a login without rights is said what a superuser has to run', async () => {
    await query(limited.url, `create role ${login} login password 'plain'`);
    await query(limited.url, `alter database ${new URL(limited.url).pathname.slice(1)} owner to ${login}`);
    await expect(migrateToLatest(urlOf(login), { folder })).rejects.toThrow(
      `as a superuser run: grant landfall_owner to "${login}" with inherit false, set true`,
    );
  });

  test('a login that is no superuser migrates its own database once it may become the owner', async () => {
    await query(
      limited.url,
      `grant landfall_owner, landfall_app, landfall_sealer to ${login} with inherit false, set true`,
    );
    expect(await migrateToLatest(urlOf(login), { folder })).toEqual([FIRST, SECOND]);
    expect(await migrateDown(urlOf(login), { steps: 'all', folder })).toEqual([SECOND, FIRST]);
  });

  function urlOf(name: string): string {
    const url = new URL(limited.url);
    url.username = name;
    url.password = 'plain';
    return url.href;
  }
});

test('an unreachable database is the driver’s own error', async () => {
  const url = new URL(inject('databaseUrl'));
  url.port = '1';
  await expect(migrateToLatest(url.href, { folder })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
