import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { readEnv } from '#server/platform/env.ts';
import { chooseStorage } from '#server/platform/storage/choose-storage.ts';
import { anchorPrefix, orgPrefix } from '#server/platform/storage/storage-key.ts';
import { loadDemo } from './load-demo.ts';
import { DEMO_ORGANIZATIONS } from './organizations.ts';

/** An inquiry names its pinned note, and the note its inquiry: this side of the circle is emptied first. */
const CIRCLE = 'inquiries_pinned_note';
/** Tables that otherwise only grow; their guard is lifted inside this one transaction. */
const ONLY_GROW = ['audit_log', 'audit_seal', 'audit_subjects'] as const;

/** Takes the demo organizations away, with everything people did in them, and loads them again. */
export async function resetDemo({ databaseUrl, env }: { databaseUrl: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local role landfall_owner`.execute(tx);
      for (const table of ONLY_GROW) await sql`alter table ${sql.id(table)} disable trigger user`.execute(tx);
      const tables = await tablesOfOrganizations(tx);
      for (const { id } of DEMO_ORGANIZATIONS) {
        await sql`select set_config('app.org_id', ${id}, true)`.execute(tx);
        await sql`update inquiries set pinned_note_id = null where org_id = ${id}`.execute(tx);
        // Twice: triggers keep the counters, and write into them while what they count goes.
        for (const table of [...tables, ...tables])
          await sql`delete from ${sql.id(table)} where org_id = ${id}`.execute(tx);
        await sql`delete from organizations where id = ${id}`.execute(tx);
      }
      for (const table of ONLY_GROW) await sql`alter table ${sql.id(table)} enable trigger user`.execute(tx);
    });
  } finally {
    await db.destroy();
  }
  const storage = await chooseStorage(readEnv({ ...env, DATABASE_URL: databaseUrl }));
  for (const { id } of DEMO_ORGANIZATIONS)
    for (const prefix of [orgPrefix(id), anchorPrefix(id)])
      for await (const { key } of storage.list(prefix)) await storage.remove(key);
  await loadDemo({ databaseUrl, env });
}

interface Table {
  name: string;
  /** The tables that its foreign keys name; not those whose rows go and leave it empty, like a call's task. */
  parents: string[];
}

/** Every table that holds rows of organizations, as the database knows them: children before their parents. */
async function tablesOfOrganizations(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<Table>`
    select c.relname::text as name, array(
      select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype <> 'n' and f.confrelid <> c.oid and f.conname <> ${CIRCLE}
    ) as parents
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db);
  return childrenFirst(rows);
}

function childrenFirst(tables: readonly Table[]): string[] {
  if (tables.length === 0) return [];
  const isParent = ({ name }: Table) => tables.some(({ parents }) => parents.includes(name));
  const [free, rest] = [tables.filter((table) => !isParent(table)), tables.filter(isParent)];
  if (free.length === 0) throw new Error(`These tables name each other: ${rest.map(({ name }) => name).join(', ')}`);
  return [...free.map(({ name }) => name), ...childrenFirst(rest)];
}
