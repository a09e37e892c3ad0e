import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** Campaigns, what each sends as it was frozen, one row a recipient, and who gets no more mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table campaigns (
    id uuid primary key,
    org_id uuid not null references organizations,
    name text not null,
    subject text not null,
    description text not null,
    audience text,
    html_content text,
    restore_template text,
    org_name text,
    reply_to text,
    from_email text,
    status text not null default 'draft'
      check (status in ('draft', 'scheduled', 'sending', 'paused', 'SENT', 'failed', 'canceled')),
    fault text,
    scheduled_at timestamptz,
    sent_at timestamptz,
    search_text text not null generated always as (fold(name || ' ' || subject || ' ' || description)) stored,
    version integer not null default 1,
    created_at timestamptz not null,
    created_by_id uuid references users,
    created_by text not null,
    updated_at timestamptz not null,
    updated_by uuid references users,
    constraint campaigns_scheduled check (status <> 'scheduled' or scheduled_at is not null)
  )`.execute(db);
  await sql`create index campaigns_in_order on campaigns (org_id, created_at, id desc)`.execute(db);
  await sql`create index campaigns_due on campaigns (org_id, scheduled_at) where status = 'scheduled'`.execute(db);
  await tenantTable(db, 'campaigns');

  await sql`create table campaign_runs (
    campaign_id uuid primary key references campaigns on delete cascade,
    org_id uuid not null references organizations,
    subject text not null,
    html text not null,
    plain text not null,
    links text[] not null,
    from_name text not null,
    from_email text not null,
    reply_to text not null,
    sender_name text not null,
    audience text not null,
    total integer not null,
    started_at timestamptz not null
  )`.execute(db);
  await tenantTable(db, 'campaign_runs');

  await sql`create table campaign_recipients (
    id uuid primary key default gen_random_uuid(),
    org_id uuid not null references organizations,
    campaign_id uuid not null references campaigns on delete cascade,
    contact_id uuid not null references referral_contacts,
    email text not null,
    first_name text not null,
    organization text not null,
    state text not null default 'waiting' check (state in ('waiting', 'claimed', 'sent', 'dropped', 'in_doubt')),
    reason text,
    claimed_by uuid,
    sent_at timestamptz,
    delivered_at timestamptz,
    opened_at timestamptz,
    clicked_at timestamptz,
    dropped_at timestamptz,
    unsubscribed_at timestamptz,
    updated_at timestamptz not null,
    constraint campaign_recipients_contact unique (campaign_id, contact_id)
  )`.execute(db);
  await sql`create unique index campaign_recipients_email on campaign_recipients (campaign_id, lower(email))`.execute(
    db,
  );
  await sql`create index campaign_recipients_open on campaign_recipients (campaign_id, state, id)`.execute(db);
  await sql`create index campaign_recipients_of_contact on campaign_recipients (org_id, contact_id)`.execute(db);
  await tenantTable(db, 'campaign_recipients');

  await sql`create table campaign_clicks (
    org_id uuid not null references organizations,
    recipient_id uuid not null references campaign_recipients on delete cascade,
    link integer not null,
    campaign_id uuid not null references campaigns on delete cascade,
    clicked_at timestamptz not null,
    primary key (recipient_id, link)
  )`.execute(db);
  await sql`create index campaign_clicks_of_campaign on campaign_clicks (campaign_id, link)`.execute(db);
  await tenantTable(db, 'campaign_clicks');

  await sql`create table suppressions (
    org_id uuid not null references organizations,
    email_key text not null,
    reason text not null check (reason in ('unsubscribed', 'bounced', 'complained')),
    campaign_id uuid references campaigns on delete set null,
    created_at timestamptz not null,
    primary key (org_id, email_key)
  )`.execute(db);
  await tenantTable(db, 'suppressions');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['suppressions', 'campaign_clicks', 'campaign_recipients', 'campaign_runs', 'campaigns'])
    await sql`drop table ${sql.id(table)}`.execute(db);
}
