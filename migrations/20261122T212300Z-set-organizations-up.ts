import { type Kysely, sql } from 'kysely';

/** What an administrator settles for the whole organization. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations
    add column postal_address text,
    add column about_url text,
    add column contact_url text,
    add column sender_names text[] not null default '{}',
    -- Null: as long as the installation says.
    add column call_retention_years smallint check (call_retention_years between 1 and 30),
    add column version integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column updated_by uuid references users`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations drop column postal_address, drop column about_url, drop column contact_url,
    drop column sender_names, drop column call_retention_years, drop column version, drop column updated_at,
    drop column updated_by`.execute(db);
}
