import { type Kysely, sql } from 'kysely';

/** A campaign is one activity of each source that it reached; what a machine opened is kept apart from what a person did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referral_activities add column campaign_id uuid references campaigns on delete set null`.execute(
    db,
  );
  await sql`create unique index referral_activities_of_campaign on referral_activities (org_id, campaign_id, referral_id)
    where campaign_id is not null`.execute(db);
  await sql`alter table campaign_recipients add column machine_opened_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_recipients drop column machine_opened_at`.execute(db);
  await sql`drop index referral_activities_of_campaign`.execute(db);
  await sql`alter table referral_activities drop column campaign_id`.execute(db);
}
