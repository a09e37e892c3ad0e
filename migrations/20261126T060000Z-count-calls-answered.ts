import { type Kysely, sql } from 'kysely';

/** Row-level security holds the owner of a table too: a migration, which is for every organization, lifts it meanwhile. */
async function acrossOrganizations(db: Kysely<unknown>, table: string, statement: string): Promise<void> {
  await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await sql.raw(statement).execute(db);
  await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}

const markOf = (row: 'old' | 'new') =>
  `insert into metric_marks (org_id, at) values (${row}.org_id, ${row}.started_at);`;
/** As it was: an inquiry's clock alone marked its day. */
const markOfInquiry = (row: 'old' | 'new') => `if ${row}.opportunity_id is not null then ${markOf(row)} end if;`;

const marking = (mark: (row: 'old' | 'new') => string) =>
  sql`create or replace function first_contacts_mark_metrics() returns trigger language plpgsql
    as ${sql.lit(`begin
      if tg_op <> 'INSERT' then ${mark('old')} end if;
      if tg_op = 'INSERT' or (tg_op = 'UPDATE' and old.started_at <> new.started_at) then ${mark('new')} end if;
      return null; end`)}`;

/** How fast calls are answered is counted by day as well, from the first day on: those that are kept already lack it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await marking(markOf).execute(db);
  await acrossOrganizations(
    db,
    'metric_standing',
    'update metric_standing set since = null, generation = generation + 1',
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await marking(markOfInquiry).execute(db);
  await acrossOrganizations(db, 'metric_days', "delete from metric_days where metric like 'call_contact_%'");
}
