import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_sources (
    id uuid primary key,
    org_id uuid not null references organisations,
    referral_name text not null,
    type text not null,
    payment_type text[] not null default '{}',
    specializations text[] not null default '{}',
    rule_out text,
    website_url text,
    linkedin_url text,
    address text,
    state text,
    zipcode text,
    average_length_of_stay integer,
    gender_served text,
    levels_of_care text[] not null default '{}',
    population_served text[] not null default '{}',
    owner text,
    status text not null default 'INACTIVE' check (status in ('INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING')),
    last_activity_date date,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users
  )`.execute(db);
  await sql`create index referral_sources_by_activity
    on referral_sources (org_id, last_activity_date desc nulls last, id desc)`.execute(db);
  await sql`create index referral_sources_by_name on referral_sources (org_id, fold(referral_name))`.execute(db);
  await tenantTable(db, 'referral_sources');

  await sql`create table referral_contacts (
    id uuid primary key,
    org_id uuid not null references organisations,
    referral_id uuid not null references referral_sources,
    organization_name text not null,
    firstname text not null,
    lastname text not null,
    prefix text,
    title text,
    credential text,
    email text,
    phone_number text,
    dob date,
    linkedin_url text,
    address text,
    city text,
    state text,
    zipcode text,
    additional_info text,
    special_notes text,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users
  )`.execute(db);
  await sql`create index referral_contacts_by_age on referral_contacts (org_id, created_at desc, id desc)`.execute(db);
  await sql`create index referral_contacts_by_source on referral_contacts (org_id, referral_id)`.execute(db);
  await tenantTable(db, 'referral_contacts');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['referral_contacts', 'referral_sources']) await sql`drop table ${sql.id(table)}`.execute(db);
}
