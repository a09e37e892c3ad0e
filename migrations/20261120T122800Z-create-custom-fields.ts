import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The keys hold the organization, so that an id of a caller's own making says nothing of another's rows.
  await sql`create table custom_sections (
    org_id uuid not null references organizations,
    id uuid not null,
    name text not null check (name <> ''),
    name_key text not null,
    description text not null,
    order_index integer not null check (order_index > 0),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    primary key (org_id, id),
    constraint custom_sections_name_once unique (org_id, name_key)
  )`.execute(db);
  await tenantTable(db, 'custom_sections');

  await sql`create table custom_fields (
    org_id uuid not null references organizations,
    id uuid not null,
    section_id uuid not null,
    name text not null check (name <> ''),
    machine_name text not null check (machine_name ~ '^[a-z0-9_]{1,63}$'),
    field_type text not null check (field_type in ('boolean', 'date', 'enum', 'multi_enum', 'number', 'text')),
    enum_options text[] not null default '{}',
    description text,
    is_required boolean not null default false,
    is_visible boolean not null default true,
    order_index integer not null check (order_index > 0),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    primary key (org_id, id),
    constraint custom_fields_machine_name_once unique (org_id, machine_name),
    foreign key (org_id, section_id) references custom_sections (org_id, id)
  )`.execute(db);
  await sql`create index custom_fields_of_section on custom_fields (org_id, section_id, order_index)`.execute(db);
  await tenantTable(db, 'custom_fields');

  // Inquiries hold values under their names: what has been published is archived, never deleted.
  await sql`revoke delete on custom_sections, custom_fields from landfall_app`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table custom_fields`.execute(db);
  await sql`drop table custom_sections`.execute(db);
}
