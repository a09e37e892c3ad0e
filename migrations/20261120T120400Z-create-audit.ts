import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_log (
    seq bigint generated always as identity primary key,
    org_id uuid not null references organizations,
    at timestamptz not null default clock_timestamp(),
    user_id uuid,
    session_id uuid,
    request_id text,
    ip inet,
    action text not null,
    outcome text not null default 'done' check (outcome in ('done', 'refused', 'failed')),
    entity text,
    entity_ids uuid[] not null default '{}',
    details jsonb
  )`.execute(db);
  await sql`create index audit_log_by_org on audit_log (org_id, seq)`.execute(db);
  await tenantTable(db, 'audit_log', 'append');

  await sql`create table audit_seal (
    org_id uuid not null references organizations,
    from_seq bigint not null,
    to_seq bigint not null,
    rows_sealed integer not null,
    hash bytea not null,
    sealed_at timestamptz not null default now(),
    primary key (org_id, from_seq),
    check (from_seq <= to_seq)
  )`.execute(db);
  await tenantTable(db, 'audit_seal', 'append');

  for (const table of ['audit_log', 'audit_seal'])
    await sql`create trigger ${sql.id(`${table}_only_grows`)} before update or delete or truncate on ${sql.id(table)}
      for each statement execute function refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_seal`.execute(db);
  await sql`drop table audit_log`.execute(db);
}
