import { type Kysely, sql } from 'kysely';

const BEFORE = ['Completed', 'Transferred', 'Against advice (AMA)', 'Administrative', 'Medical', 'Other'];

/** An organization adds discharge types of its own: which are offered is its list's to say, and the verb's to check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries drop constraint inquiries_discharge_type_check`.execute(db);
}

/** Types that organizations have added stay on their records: only new rows are held to the six again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const types = sql.raw(BEFORE.map((type) => `'${type}'`).join(', '));
  await sql`alter table inquiries add constraint inquiries_discharge_type_check
    check (discharge_type in (${types})) not valid`.execute(db);
}
