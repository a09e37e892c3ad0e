import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

const KIND = sql`check (kind in ('client', 'source', 'contact'))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a merge changed, row by row with its values before and after, so that all of it can be put back.
  await sql`create table merges (
    id uuid primary key,
    org_id uuid not null references organizations,
    kind text not null ${KIND},
    kept_id uuid not null,
    merged_id uuid not null,
    kept_name text not null,
    merged_name text not null,
    merged_row jsonb,
    changes jsonb not null,
    merged_at timestamptz not null,
    merged_by_id uuid references users,
    merged_by text not null,
    undone_at timestamptz,
    undone_by text
  )`.execute(db);
  await sql`create index merges_newest on merges (org_id, kind, merged_at desc, id desc)`.execute(db);
  await sql`create index merges_of_merged on merges (org_id, merged_id) where undone_at is null`.execute(db);
  await tenantTable(db, 'merges');

  // Two records that somebody has said are not the same.
  await sql`create table distinct_pairs (
    org_id uuid not null references organizations,
    kind text not null ${KIND},
    one_id uuid not null,
    other_id uuid not null,
    said_by_id uuid references users,
    said_at timestamptz not null,
    primary key (org_id, kind, one_id, other_id),
    check (one_id < other_id)
  )`.execute(db);
  await tenantTable(db, 'distinct_pairs');

  // Doubles are looked for along these; names have indexes already.
  await sql`create index referral_contacts_of_source_by_name on referral_contacts (org_id, referral_id, name_key)
    where is_active`.execute(db);
  await sql`create index referral_records_of_alumni on referral_records (org_id, alumni_patient_id)
    where alumni_patient_id is not null`.execute(db);
  await sql`create index clients_by_mail on clients (org_id, email_key) where email_key is not null`.execute(db);

  await sql`create function count_removed_client() returns trigger language plpgsql as $$ begin
    update client_counters set total = total - 1 where org_id = old.org_id;
    return null;
  end $$`.execute(db);
  await sql`create trigger clients_count_removed after delete on clients
    for each row execute function count_removed_client()`.execute(db);
  await sql`create function forget_names_around_client() returns trigger language plpgsql as $$ begin
    delete from names_around_clients where org_id = old.org_id and owner_id = old.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger clients_forget_people after delete on clients
    for each row execute function forget_names_around_client()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger clients_forget_people on clients`.execute(db);
  await sql`drop function forget_names_around_client()`.execute(db);
  await sql`drop trigger clients_count_removed on clients`.execute(db);
  await sql`drop function count_removed_client()`.execute(db);
  for (const index of ['referral_contacts_of_source_by_name', 'referral_records_of_alumni', 'clients_by_mail'])
    await sql`drop index ${sql.id(index)}`.execute(db);
  await sql`drop table distinct_pairs`.execute(db);
  await sql`drop table merges`.execute(db);
}
