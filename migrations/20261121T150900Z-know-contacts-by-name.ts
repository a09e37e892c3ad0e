import { type Kysely, sql } from 'kysely';

async function indexNames(db: Kysely<unknown>, columns: string) {
  await sql`drop index referral_contacts_by_name`.execute(db);
  await sql`create index referral_contacts_by_name on referral_contacts (${sql.raw(columns)})`.execute(db);
}

/**
 * A contact is known by name and organisation together. Of two indexes that each held one of them, a planner without
 * statistics took the organisation's, and looked through all of its contacts for every row of an import.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNames(db, 'org_id, name_key, organization_key');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await indexNames(db, 'org_id, name_key');
}
