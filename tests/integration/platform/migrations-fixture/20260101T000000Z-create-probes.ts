import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('probes').addColumn('id', 'integer').execute();
  await sql`grant select on probes to landfall_app`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('probes').execute();
}
