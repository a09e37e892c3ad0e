import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

const onlyGrows = (db: Kysely<unknown>, table: string) =>
  sql`create trigger ${sql.id(`${table}_only_grows`)} before update or delete or truncate on ${sql.id(table)}
    for each statement execute function refuse_change()`.execute(db);

/** Number, time and id of a row are the database's own; a chain of seals has no gap, and one role alone adds to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await stampRows(db);
  await indexRows(db);
  await sealByRole(db);

  await sql`create table audit_subjects (
    org_id uuid not null references organizations,
    subject_id uuid not null,
    at timestamptz not null,
    entry_id uuid not null,
    primary key (org_id, subject_id, at, entry_id)
  )`.execute(db);
  await tenantTable(db, 'audit_subjects', 'read');
  await sql`grant select, insert on audit_subjects to landfall_sealer`.execute(db);
  await onlyGrows(db, 'audit_subjects');
}

/** Whatever an insert says. */
async function stampRows(db: Kysely<unknown>) {
  const { rows } = await sql<{ next: string }>`select (last_value + is_called::integer)::text as next
    from audit_log_seq_seq`.execute(db);
  await sql`alter table audit_log alter column seq drop identity, alter column at drop default,
    add column id uuid not null default uuidv7()`.execute(db);
  await sql`alter table audit_log alter column id drop default`.execute(db);
  await sql`create sequence audit_log_number as bigint start ${sql.lit(Number(rows[0]!.next))} owned by audit_log.seq`.execute(
    db,
  );
  await sql`grant usage on sequence audit_log_number to landfall_app`.execute(db);
  await sql`create function stamp_audit_row() returns trigger language plpgsql as $$ begin
    new.seq := nextval('audit_log_number');
    new.at := clock_timestamp();
    new.id := uuidv7();
    return new;
  end $$`.execute(db);
  await sql`create trigger audit_log_stamped before insert on audit_log
    for each row execute function stamp_audit_row()`.execute(db);
}

/** One index for each filter of the list, in its order. */
async function indexRows(db: Kysely<unknown>) {
  await sql`drop index audit_log_by_org`.execute(db);
  await sql`alter table audit_log drop constraint audit_log_pkey, add primary key (id),
    add constraint audit_log_number_key unique (org_id, seq)`.execute(db);
  await sql`create index audit_log_by_time on audit_log (org_id, at, id)`.execute(db);
  for (const column of ['user_id', 'action', 'outcome'])
    await sql`create index ${sql.id(`audit_log_by_${column}`)} on audit_log (org_id, ${sql.id(column)}, at, id)`.execute(
      db,
    );
}

/** Seals made before had no key, so whoever has the database could make them: the chain begins again with the first row. */
async function sealByRole(db: Kysely<unknown>) {
  await sql`drop table audit_seal`.execute(db);
  await sql`create table audit_seal (
    org_id uuid not null references organizations,
    from_seq bigint not null,
    to_seq bigint not null,
    rows_sealed integer not null,
    marks bytea not null,
    hash bytea not null,
    key_print text not null,
    sealed_at timestamptz not null,
    primary key (org_id, from_seq),
    unique (org_id, to_seq),
    check (from_seq <= to_seq),
    check (octet_length(marks) = 24 * rows_sealed)
  )`.execute(db);
  await tenantTable(db, 'audit_seal', 'read');
  await onlyGrows(db, 'audit_seal');
  await sql`grant select on audit_log to landfall_sealer`.execute(db);
  await sql`grant select, insert on audit_seal to landfall_sealer`.execute(db);
  await sql`create function check_seal() returns trigger language plpgsql as $$
  declare
    sealed_to bigint;
    sealed record;
  begin
    if current_user <> 'landfall_sealer' then
      raise exception 'only the sealer seals' using errcode = 'insufficient_privilege';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('audit seal ' || new.org_id, 0));
    select coalesce(max(to_seq), 0) into sealed_to from audit_seal where org_id = new.org_id;
    if new.from_seq <> sealed_to + 1 then
      raise exception 'a seal begins behind the last one' using errcode = 'serialization_failure';
    end if;
    select max(seq) as to_seq, count(*) as rows into sealed from audit_log
      where org_id = new.org_id and seq between new.from_seq and new.to_seq;
    if sealed.to_seq is distinct from new.to_seq or sealed.rows <> new.rows_sealed then
      raise exception 'a seal counts the rows that are there' using errcode = 'check_violation';
    end if;
    new.sealed_at := clock_timestamp();
    return new;
  end $$`.execute(db);
  await sql`create trigger audit_seal_checked before insert on audit_seal
    for each row execute function check_seal()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_subjects`.execute(db);
  await sql`drop table audit_seal`.execute(db);
  await sql`drop function check_seal()`.execute(db);
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
  await onlyGrows(db, 'audit_seal');

  for (const column of ['time', 'user_id', 'action', 'outcome'])
    await sql`drop index ${sql.id(`audit_log_by_${column}`)}`.execute(db);
  await sql`drop trigger audit_log_stamped on audit_log`.execute(db);
  await sql`drop function stamp_audit_row()`.execute(db);
  const { rows } = await sql<{ next: string }>`select (last_value + is_called::integer)::text as next
    from audit_log_number`.execute(db);
  await sql`drop sequence audit_log_number`.execute(db);
  await sql`alter table audit_log drop constraint audit_log_number_key, drop constraint audit_log_pkey,
    add primary key (seq), drop column id, alter column at set default clock_timestamp()`.execute(db);
  await sql`alter table audit_log alter column seq
    add generated always as identity (start with ${sql.lit(Number(rows[0]!.next))})`.execute(db);
  await sql`create index audit_log_by_org on audit_log (org_id, seq)`.execute(db);
  await sql`revoke all on audit_log from landfall_sealer`.execute(db);
}
