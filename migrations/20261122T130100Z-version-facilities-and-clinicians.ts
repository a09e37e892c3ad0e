import { type Kysely, sql } from 'kysely';

const TABLES = ['facilities', 'clinicians'];

/** Two people edit them now: who meets whose change has to be seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await sql`alter table ${sql.id(table)}
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column updated_by uuid references users`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await sql`alter table ${sql.id(table)} drop column version, drop column updated_at, drop column updated_by`.execute(
      db,
    );
}
