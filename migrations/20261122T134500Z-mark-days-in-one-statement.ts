import { type Kysely, sql } from 'kysely';

const COLUMNS = `created_at, status, condition, staff, admit_date, scheduled_discharge_date, finalized_discharge_date,
  opportunity_total_amount, facility_id, patient_id`;

const DAYS = (row: string) =>
  `case when ${row}.status in ('ADMITTED', 'DISCHARGED') then array[${row}.admit_date, ${row}.scheduled_discharge_date]
    else '{}'::date[] end`;
const listed = (columns: string, row: string) => columns.replaceAll(/\w+/g, (column) => `${row}.${column}`);

/** What changes of an inquiry mark, as the triggers said it before and after. */
const BEFORE = {
  inquiries: `begin
    if tg_op = 'UPDATE' then
      if (${listed(COLUMNS, 'old')}) is not distinct from (${listed(COLUMNS, 'new')}) then return null; end if;
      perform mark_metrics(new.org_id, ${DAYS('old')} || ${DAYS('new')}, array[old.created_at] || array[new.created_at]);
    elsif tg_op = 'INSERT' then perform mark_metrics(new.org_id, ${DAYS('new')}, array[new.created_at]);
    else perform mark_metrics(old.org_id, ${DAYS('old')}, array[old.created_at]); end if;
    return null; end`,
  status_history: `begin
    if tg_op <> 'INSERT' then
      perform mark_inquiries_where(old.org_id, array[old.opportunity_id]);
      perform mark_metrics(old.org_id, '{}'::date[], array[old.at]);
    end if;
    if tg_op <> 'DELETE' then
      perform mark_inquiries_where(new.org_id, array[new.opportunity_id]);
      perform mark_metrics(new.org_id, '{}'::date[], array[new.at]);
    end if;
    return null; end`,
};

const WITH_REASON = `${COLUMNS}, drop_reason`;
const isIn = (row: string) => `${row}.status in ('ADMITTED', 'DISCHARGED')`;
/** Most changes touch the day of creation alone: one row in one statement, which is what a mark costs. */
const markOne = (row: string) =>
  `if ${isIn(row)} then perform mark_metrics(${row}.org_id, ${DAYS(row)}, array[${row}.created_at]);
    else insert into metric_marks (org_id, at) values (${row}.org_id, ${row}.created_at); end if;`;
/** An admit's own days are no matter of its history. */
const markMove = (row: string) => `insert into metric_marks (org_id, at)
    select ${row}.org_id, ${row}.at where ${row}.to_status = 'DROPPED'
    union all select i.org_id, i.created_at from inquiries i
      where i.org_id = ${row}.org_id and i.id = ${row}.opportunity_id;`;
const AFTER = {
  inquiries: `begin
    if tg_op = 'UPDATE' then
      if (${listed(WITH_REASON, 'old')}) is not distinct from (${listed(WITH_REASON, 'new')}) then return null; end if;
      if ${isIn('old')} or ${isIn('new')} or old.created_at <> new.created_at then
        perform mark_metrics(new.org_id, ${DAYS('old')} || ${DAYS('new')}, array[old.created_at, new.created_at]);
      else insert into metric_marks (org_id, at) values (new.org_id, new.created_at); end if;
    elsif tg_op = 'INSERT' then ${markOne('new')}
    else ${markOne('old')} end if;
    return null; end`,
  status_history: `begin
    if tg_op <> 'INSERT' then ${markMove('old')} end if;
    if tg_op <> 'DELETE' then ${markMove('new')} end if;
    return null; end`,
};

async function write(db: Kysely<unknown>, columns: string, bodies: typeof AFTER): Promise<void> {
  for (const [table, body] of Object.entries(bodies))
    await sql`create or replace function ${sql.id(`${table}_mark_metrics`)}() returns trigger language plpgsql
      as ${sql.lit(body)}`.execute(db);
  await sql`drop trigger inquiries_mark_metrics on inquiries`.execute(db);
  await sql`create trigger inquiries_mark_metrics after insert or delete or update of ${sql.raw(columns)} on inquiries
    for each row execute function inquiries_mark_metrics()`.execute(db);
}

/** Marks cost a write less, and a changed reason of a drop marks its day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whose row it is stands on the row that is marked: asking again costs each write as much as the mark.
  await sql`alter table metric_marks drop constraint metric_marks_org_id_fkey`.execute(db);
  await write(db, WITH_REASON, AFTER);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await write(db, COLUMNS, BEFORE);
  await sql`alter table metric_marks add constraint metric_marks_org_id_fkey
    foreign key (org_id) references organizations`.execute(db);
}
