import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_records (
    id uuid primary key,
    org_id uuid not null references organisations,
    opportunity_id uuid not null references inquiries,
    referral_direction text not null check (referral_direction in ('referral_received', 'referral_sent')),
    priority_level text check (priority_level in ('primary', 'secondary')),
    source_type text check (source_type in ('professional_referral', 'alumni_referral', 'online')),
    online_sources text[] not null default '{}',
    alumni_patient_id uuid references clients,
    referral_id uuid references referral_sources,
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
  await sql`create index referral_records_of_source on referral_records (org_id, referral_id, referred_at desc)`.execute(
    db,
  );
  await tenantTable(db, 'referral_records');

  await sql`create table referral_activities (
    id uuid primary key,
    org_id uuid not null references organisations,
    referral_id uuid not null references referral_sources,
    opportunity_id uuid references inquiries,
    event text not null,
    event_name text,
    performed_by text,
    contact_name text,
    description text,
    event_date date not null,
    version integer not null default 1,
    created_by uuid references users,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index referral_activities_newest
    on referral_activities (org_id, referral_id, event_date desc, id desc)`.execute(db);
  await tenantTable(db, 'referral_activities');

  await sql`create table facilities (
    id uuid primary key,
    org_id uuid not null references organisations,
    name text not null,
    size integer check (size >= 0),
    deleted_at timestamptz
  )`.execute(db);
  await sql`create unique index facilities_name_once on facilities (org_id, fold(name)) where deleted_at is null`.execute(
    db,
  );
  await tenantTable(db, 'facilities');
  await sql`alter table inquiries add constraint inquiries_facility
    foreign key (facility_id) references facilities`.execute(db);

  await sql`create table clinicians (
    id uuid primary key,
    org_id uuid not null references organisations,
    firstname text not null,
    lastname text not null,
    type text not null check (type in ('MD', 'Therapist', 'CC', 'ClinicalCoordinator')),
    deleted_at timestamptz
  )`.execute(db);
  await sql`create index clinicians_by_name on clinicians (org_id, lastname, firstname) where deleted_at is null`.execute(
    db,
  );
  await tenantTable(db, 'clinicians');

  await sql`create table configurations (
    id uuid primary key,
    org_id uuid not null references organisations,
    user_id uuid references users,
    type text not null,
    name text not null default '',
    config jsonb not null,
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    constraint configurations_once unique nulls not distinct (org_id, type, user_id, name)
  )`.execute(db);
  await tenantTable(db, 'configurations');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries drop constraint inquiries_facility`.execute(db);
  for (const table of ['configurations', 'clinicians', 'facilities', 'referral_activities', 'referral_records'])
    await sql`drop table ${sql.id(table)}`.execute(db);
}
