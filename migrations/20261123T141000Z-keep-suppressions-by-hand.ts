import { type Kysely, sql } from 'kysely';

/** People are put on the suppression list by hand too; each provider's event takes effect once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppressions drop constraint suppressions_reason_check`.execute(db);
  await sql`alter table suppressions add constraint suppressions_reason_check
    check (reason in ('unsubscribed', 'bounced', 'complained', 'manual'))`.execute(db);
  await sql`alter table suppressions add column created_by text`.execute(db);
  await sql`create index suppressions_in_order on suppressions (org_id, created_at desc, email_key)`.execute(db);
  await sql`alter table campaign_recipients add column event_ids text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_recipients drop column event_ids`.execute(db);
  await sql`drop index suppressions_in_order`.execute(db);
  await sql`alter table suppressions drop column created_by`.execute(db);
  await sql`update suppressions set reason = 'unsubscribed' where reason = 'manual'`.execute(db);
  await sql`alter table suppressions drop constraint suppressions_reason_check`.execute(db);
  await sql`alter table suppressions add constraint suppressions_reason_check
    check (reason in ('unsubscribed', 'bounced', 'complained'))`.execute(db);
}
