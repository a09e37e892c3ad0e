import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index referral_contacts_by_phone on referral_contacts (org_id, phone_number)
    where phone_number is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index referral_contacts_by_phone`.execute(db);
}
