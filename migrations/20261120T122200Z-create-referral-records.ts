import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_records (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid not null references inquiries,
    referral_direction text not null check (referral_direction in ('referral_received', 'referral_sent')),
    priority_level text check (priority_level in ('primary', 'secondary')),
    source_type text check (source_type in ('professional_referral', 'alumni_referral', 'online')),
    online_sources text[] not null default '{}',
    alumni_patient_id uuid references clients,
    referral_id uuid references referral_sources,
    contact_id uuid references referral_contacts,
    contact_name text,
    marketing_contact text,
    referred_at date not null,
    notes text,
    send_notification boolean not null default true,
    created_by uuid references users,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create unique index referral_records_incoming_once on referral_records (opportunity_id, priority_level)
    where referral_direction = 'referral_received'`.execute(db);
  await sql`create index referral_records_of_inquiry on referral_records (org_id, opportunity_id)`.execute(db);
  await sql`create index referral_records_of_contact on referral_records (org_id, contact_id)
    where contact_id is not null`.execute(db);
  // One count, and the rows behind it, newest first.
  await sql`create index referral_records_of_source_by_day
    on referral_records (org_id, referral_id, referral_direction, referred_at desc, id desc)`.execute(db);
  await tenantTable(db, 'referral_records');

  // A source's new name goes on to the inquiries it sent or got (C-44a). An inquiry's column of destinations is made
  // again from its referrals, each name once, in the order they were logged.
  await sql`create function keep_source_on_inquiries() returns trigger language plpgsql as $$ begin
    update inquiries i set referral_org = new.referral_name from referral_records r
      where r.org_id = new.org_id and r.referral_id = new.id and r.referral_direction = 'referral_received'
        and r.priority_level = 'primary' and i.org_id = new.org_id and i.id = r.opportunity_id;
    update inquiries i set referred_out_org = named.names
      from (
        select once.opportunity_id, string_agg(once.referral_name, ', ' order by once.at, once.id) as names
        from (
          select distinct on (r.opportunity_id, s.referral_name)
            r.opportunity_id, s.referral_name, r.created_at as at, r.id
          from referral_records r join referral_sources s on s.id = r.referral_id and s.org_id = r.org_id
          where r.org_id = new.org_id and r.referral_direction = 'referral_sent' and r.opportunity_id in (
            select mine.opportunity_id from referral_records mine
            where mine.org_id = new.org_id and mine.referral_id = new.id and mine.referral_direction = 'referral_sent')
          order by r.opportunity_id, s.referral_name, r.created_at, r.id
        ) once
        group by once.opportunity_id
      ) named
      where i.org_id = new.org_id and i.id = named.opportunity_id;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_inquiries after update of referral_name on referral_sources
    for each row when (old.referral_name is distinct from new.referral_name)
    execute function keep_source_on_inquiries()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger referral_sources_keep_inquiries on referral_sources`.execute(db);
  await sql`drop function keep_source_on_inquiries()`.execute(db);
  await sql`drop table referral_records`.execute(db);
}
