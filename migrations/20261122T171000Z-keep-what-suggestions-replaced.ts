import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the field held before, so that accepting can be undone; of a screening question its answer with the evidence.
  await sql`alter table suggestions add column replaced jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suggestions drop column replaced`.execute(db);
}
