import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index clients_of_phone_number on clients (org_id, phone_number, created_at desc)`.execute(db);
  await sql`create index referral_contacts_by_phone on referral_contacts (org_id, phone_number, created_at desc)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index referral_contacts_by_phone`.execute(db);
  await sql`drop index clients_of_phone_number`.execute(db);
}
