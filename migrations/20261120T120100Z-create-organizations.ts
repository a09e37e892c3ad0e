import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table organizations (
    id uuid primary key,
    name text not null,
    org_type text not null default 'Treatment center',
    website_url text,
    time_zone text not null default 'America/New_York',
    idle_minutes smallint not null default 30 check (idle_minutes between 5 and 60),
    case_details_mode text not null default 'auto' check (case_details_mode in ('fixed', 'custom', 'auto')),
    is_demo boolean not null default false,
    -- The day whose engagement has been worked out for all sources.
    engagement_day date,
    created_at timestamptz not null default now()
  )`.execute(db);
  await tenantTable(db, 'organizations', 'write', 'id');
  await sql`create function list_organizations() returns table (org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select o.id from organizations o order by o.id $$`.execute(db);
  await lookupFunction(db, 'list_organizations()', ['organizations']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, 'list_organizations()');
  await sql`drop table organizations`.execute(db);
}
