import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table idempotency_keys (
    org_id uuid not null references organizations,
    user_id uuid not null references users,
    key text not null,
    action text not null,
    input_hash bytea not null,
    response json,
    created_at timestamptz not null default now(),
    primary key (org_id, user_id, key)
  )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (org_id, created_at)`.execute(db);
  await tenantTable(db, 'idempotency_keys');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_keys`.execute(db);
}
