import { type Kysely, sql } from 'kysely';

/** What one person did of one kind, in its order: either index alone reads all that the other filter leaves out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_by_user_and_action on audit_log (org_id, user_id, action, at, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_by_user_and_action`.execute(db);
}
