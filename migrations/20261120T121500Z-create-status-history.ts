import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table status_history (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid not null references inquiries,
    from_status text,
    to_status text not null,
    at timestamptz not null,
    user_id uuid references users,
    description text,
    drop_reason text
  )`.execute(db);
  await sql`create index status_history_of_inquiry on status_history (org_id, opportunity_id, at)`.execute(db);
  await tenantTable(db, 'status_history', 'append');

  // The history only grows, for the application too; a demo's alone is moved along with the demo's other dates.
  await sql`create function move_demo_history(days integer) returns void
    language sql security definer set search_path = public, pg_temp
    as $$
      update status_history set at = at + days * interval '1 day'
      where org_id = (select o.id from organizations o where o.id = current_org_id() and o.is_demo)
    $$`.execute(db);
  await sql`revoke all on function move_demo_history(integer) from public`.execute(db);
  await sql`grant execute on function move_demo_history(integer) to landfall_app`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function move_demo_history(integer)`.execute(db);
  await sql`drop table status_history`.execute(db);
}
