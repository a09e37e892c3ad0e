import { type Kysely, sql } from 'kysely';

/** Those due by a day are counted by their states from the index alone, whoever owns them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index referral_sources_due_by_state on referral_sources (org_id, state_key, due_on, owner)
    where is_active`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index referral_sources_due_by_state`.execute(db);
}
