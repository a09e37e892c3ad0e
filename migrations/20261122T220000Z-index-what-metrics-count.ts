import { type Kysely, sql } from 'kysely';

/** Ranges of days that metrics count, each in the order in which they are read. */
const INDEXES = {
  referral_records_by_day: `referral_records (org_id, referral_direction, referred_at)
    include (source_type, referral_id, opportunity_id)`,
  status_history_by_moment: 'status_history (org_id, to_status, at) include (opportunity_id, drop_reason)',
  referral_contacts_by_creation: 'referral_contacts (org_id, created_at)',
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES))
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(INDEXES)) await sql`drop index ${sql.id(name)}`.execute(db);
}
