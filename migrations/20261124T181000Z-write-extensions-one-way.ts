import { type Kysely, sql } from 'kysely';

const PHONES: Readonly<Record<string, readonly string[]>> = {
  clients: ['phone_number', 'emergency_contact_primary_phone', 'emergency_contact_secondary_phone'],
  referral_contacts: ['phone_number'],
  inquiries: [
    'client_phone',
    'current_psychiatrist_phone',
    'current_therapist_phone',
    'current_pcp_phone',
    'contact_person_phone',
  ],
  calls: ['caller', 'to'],
};

/** Writes each number again whose extension stands the one way. Its digits stay, so nothing that reads them has to hear. */
async function rewrite(db: Kysely<unknown>, pattern: string, replacement: string): Promise<void> {
  for (const [name, columns] of Object.entries(PHONES)) {
    const table = sql.table(name);
    // The owner answers to row-level security too, and reads no row of any organization under it.
    await sql`alter table ${table} no force row level security`.execute(db);
    await sql`alter table ${table} disable trigger user`.execute(db);
    for (const column of columns.map((each) => sql.ref(each)))
      await sql`update ${table} set ${column} = regexp_replace(${column}, ${pattern}, ${replacement})
        where ${column} ~ ${pattern}`.execute(db);
    await sql`alter table ${table} enable trigger user`.execute(db);
    await sql`alter table ${table} force row level security`.execute(db);
  }
}

/** Extensions are written as telephone addresses write them (C-107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rewrite(db, '^(\\+[0-9]+) x([0-9]+)$', '\\1;ext=\\2');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await rewrite(db, '^(\\+[0-9]+);ext=([0-9]+)$', '\\1 x\\2');
}
