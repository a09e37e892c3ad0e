import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant select on probes to landfall_lookup`.execute(db);
  await sql`create function count_probes() returns bigint language sql security definer
    set search_path = public as 'select count(*) from probes'`.execute(db);
  await sql`alter function count_probes() owner to landfall_lookup`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function count_probes()`.execute(db);
  await sql`revoke select on probes from landfall_lookup`.execute(db);
}
