import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table email_templates (
    id uuid primary key,
    org_id uuid not null references organizations,
    name text not null check (length(name) between 3 and 200),
    html_content text not null,
    restore_template text not null,
    preview text,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    created_by_id uuid references users,
    created_by text not null,
    updated_at timestamptz not null default now(),
    updated_by uuid references users
  )`.execute(db);
  await sql`create index email_templates_of_organization on email_templates (org_id, created_at desc, id desc)`.execute(
    db,
  );
  await tenantTable(db, 'email_templates');

  await sql`create table email_template_versions (
    org_id uuid not null references organizations,
    template_id uuid not null references email_templates,
    version integer not null,
    name text not null,
    restore_template text not null,
    saved_at timestamptz not null,
    saved_by uuid references users,
    saved_by_name text not null,
    primary key (org_id, template_id, version)
  )`.execute(db);
  await tenantTable(db, 'email_template_versions', 'append');

  await sql`create table assets (
    id uuid primary key,
    org_id uuid not null references organizations,
    name text not null,
    file_name text not null unique,
    storage_key text not null,
    size integer not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now(),
    created_by_id uuid references users,
    created_by text not null
  )`.execute(db);
  await sql`create index assets_of_organization on assets (org_id, created_at desc, id desc)`.execute(db);
  await tenantTable(db, 'assets');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table assets`.execute(db);
  await sql`drop table email_template_versions`.execute(db);
  await sql`drop table email_templates`.execute(db);
}
