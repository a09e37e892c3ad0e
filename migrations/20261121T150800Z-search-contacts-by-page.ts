import { type Kysely, sql } from 'kysely';

const SEARCH =
  'search_contacts(text, boolean, text[], text, uuid, text, boolean, text, uuid, boolean, integer, integer)';

/** Its member must act as the lookup role to change what that role owns. */
async function expectRows(db: Kysely<unknown>, rows: number) {
  await sql`set local role landfall_lookup`.execute(db);
  await sql`alter function ${sql.raw(SEARCH)} rows ${sql.lit(rows)}`.execute(db);
  await sql`set local role landfall_owner`.execute(db);
}

/** A planner that expects a thousand rows of a page's search reads the whole table to join them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await expectRows(db, 50);
  await sql`create index referral_contacts_of_title_and_state
    on referral_contacts (org_id, is_active, title, state_key, created_at desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index referral_contacts_of_title_and_state`.execute(db);
  await expectRows(db, 1_000);
}
