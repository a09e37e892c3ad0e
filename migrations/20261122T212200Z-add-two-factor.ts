import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** The second step of a sign-in: one secret a person, sealed, and codes that stand in for a lost phone, hashed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table two_factors (
    user_id uuid primary key references users,
    org_id uuid not null references organizations,
    secret text not null,
    -- Null until a first code has shown that the person has the secret.
    confirmed_at timestamptz,
    -- The time step of the last code taken: no code is taken twice.
    last_step integer not null default 0,
    created_at timestamptz not null
  )`.execute(db);
  await tenantTable(db, 'two_factors');
  await sql`create table recovery_codes (
    code_hash bytea primary key,
    org_id uuid not null references organizations,
    user_id uuid not null references users,
    created_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index recovery_codes_by_user on recovery_codes (org_id, user_id)`.execute(db);
  await tenantTable(db, 'recovery_codes');
  // Which roles must have it, each since when.
  await sql`alter table organizations add column two_factor_roles jsonb not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations drop column two_factor_roles`.execute(db);
  await sql`drop table recovery_codes`.execute(db);
  await sql`drop table two_factors`.execute(db);
}
