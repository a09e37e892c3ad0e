import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** They answer a page: a planner that expects a thousand rows would read the whole table to join them. */
const PAGED = [
  'search_tasks(text, uuid, text, date, text, boolean, text, uuid, boolean, integer, integer)',
  'search_clients(text, text, boolean, text, uuid, boolean, integer, integer)',
];
const USUAL_ROWS = 1000;

/** Done and open ones apart, so that one person's newest open ones are one range. */
const INDEXES = {
  tasks_of_state: '(org_id, is_complete, created_at desc, id desc)',
  tasks_of_person_of_state: '(org_id, assigned_to_id, is_complete, created_at desc, id desc)',
  tasks_snoozed: '(org_id, snoozed_until) where snoozed_until is not null and not is_complete',
};

async function expectRows(db: Kysely<unknown>, rows: number): Promise<void> {
  await sql`set local role landfall_lookup`.execute(db);
  for (const signature of PAGED) await sql.raw(`alter function ${signature} rows ${rows}`).execute(db);
  await sql`set local role landfall_owner`.execute(db);
}

/** A person's tasks are counted without looking at the rows themselves. */
async function indexOfPerson(db: Kysely<unknown>, also: string): Promise<void> {
  await sql`drop index tasks_of_person`.execute(db);
  await sql`create index tasks_of_person on tasks (org_id, assigned_to_id, place asc, id desc)${sql.raw(also)}`.execute(
    db,
  );
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(INDEXES))
    await sql`create index ${sql.id(name)} on tasks ${sql.raw(definition)}`.execute(db);
  await indexOfPerson(db, ' include (snoozed_until)');
  await expectRows(db, 50);

  await sql`create table task_counters (
    org_id uuid primary key references organizations,
    total bigint not null default 0,
    done bigint not null default 0
  )`.execute(db);
  await sql`alter table tasks no force row level security`.execute(db);
  await sql`insert into task_counters (org_id, total, done)
    select org_id, count(*), count(*) filter (where is_complete) from tasks group by org_id`.execute(db);
  await sql`alter table tasks force row level security`.execute(db);
  await tenantTable(db, 'task_counters');
  await sql`create function count_changed_task() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      update task_counters set total = total - 1, done = done - old.is_complete::integer where org_id = old.org_id;
    elsif tg_op = 'INSERT' then
      insert into task_counters as c (org_id, total, done) values (new.org_id, 1, new.is_complete::integer)
        on conflict (org_id) do update set total = c.total + 1, done = c.done + excluded.done;
    else
      update task_counters set done = done + new.is_complete::integer - old.is_complete::integer
        where org_id = new.org_id;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger tasks_count_changed after insert or delete on tasks
    for each row execute function count_changed_task()`.execute(db);
  await sql`create trigger tasks_count_completed after update of is_complete on tasks
    for each row when (old.is_complete <> new.is_complete) execute function count_changed_task()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tasks_count_completed on tasks`.execute(db);
  await sql`drop trigger tasks_count_changed on tasks`.execute(db);
  await sql`drop function count_changed_task()`.execute(db);
  await sql`drop table task_counters`.execute(db);
  await expectRows(db, USUAL_ROWS);
  await indexOfPerson(db, '');
  for (const name of Object.keys(INDEXES)) await sql`drop index ${sql.id(name)}`.execute(db);
}
