import { type Kysely, sql } from 'kysely';

const COLUMNS = `created_at, status, condition, staff, admit_date, scheduled_discharge_date, finalized_discharge_date,
  opportunity_total_amount, facility_id, patient_id, drop_reason`;
const WITH_SOURCE = `${COLUMNS}, source`;
const listed = (columns: string, row: string) => columns.replaceAll(/\w+/g, (column) => `${row}.${column}`);

/** Inquiries that say by themselves where they came from, by the days on which they are counted. */
const INDEXES = {
  inquiries_imported_created: `(org_id, created_at) where source is not null`,
  inquiries_imported_admitted: `(org_id, admit_date) where source is not null and status in ('ADMITTED', 'DISCHARGED')`,
} as const;

const DAYS = (row: string) =>
  `case when ${row}.status in ('ADMITTED', 'DISCHARGED') then array[${row}.admit_date, ${row}.scheduled_discharge_date]
    else '{}'::date[] end`;
const isIn = (row: string) => `${row}.status in ('ADMITTED', 'DISCHARGED')`;
const markOne = (row: string) =>
  `if ${isIn(row)} then perform mark_metrics(${row}.org_id, ${DAYS(row)}, array[${row}.created_at]);
    else insert into metric_marks (org_id, at) values (${row}.org_id, ${row}.created_at); end if;`;
const markInquiries = (columns: string) => `begin
  if tg_op = 'UPDATE' then
    if (${listed(columns, 'old')}) is not distinct from (${listed(columns, 'new')}) then return null; end if;
    if ${isIn('old')} or ${isIn('new')} or old.created_at <> new.created_at then
      perform mark_metrics(new.org_id, ${DAYS('old')} || ${DAYS('new')}, array[old.created_at, new.created_at]);
    else insert into metric_marks (org_id, at) values (new.org_id, new.created_at); end if;
  elsif tg_op = 'INSERT' then ${markOne('new')}
  else ${markOne('old')} end if;
  return null; end`;

/** A record beside the primary one matters to an inquiry that is counted while it has none. */
const markRecords = (matters: (row: string) => string) => {
  const of = (row: string) => `perform mark_inquiries_where(${row}.org_id,
    array(select i.id from inquiries i where i.org_id = ${row}.org_id and i.id = ${row}.opportunity_id and ${matters(row)}));`;
  return `begin if tg_op <> 'INSERT' then ${of('old')} end if; if tg_op <> 'DELETE' then ${of('new')} end if; return null; end`;
};
const isPrimary = (row: string) => `${row}.priority_level = 'primary'`;

async function write(db: Kysely<unknown>, columns: string, matters: (row: string) => string): Promise<void> {
  const bodies = { inquiries: markInquiries(columns), referral_records: markRecords(matters) };
  for (const [table, body] of Object.entries(bodies))
    await sql`create or replace function ${sql.id(`${table}_mark_metrics`)}() returns trigger language plpgsql
      as ${sql.lit(body)}`.execute(db);
  await sql`drop trigger inquiries_mark_metrics on inquiries`.execute(db);
  await sql`create trigger inquiries_mark_metrics after insert or delete or update of ${sql.raw(columns)} on inquiries
    for each row execute function inquiries_mark_metrics()`.execute(db);
}

/** What an inquiry that was brought over from an earlier system says of where it came from, in that system's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries add column source text`.execute(db);
  for (const [name, on] of Object.entries(INDEXES))
    await sql`create index ${sql.id(name)} on inquiries ${sql.raw(on)}`.execute(db);
  await write(db, WITH_SOURCE, (row) => `(${isPrimary(row)} or i.source is not null)`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await write(db, COLUMNS, isPrimary);
  await sql`alter table inquiries drop column source`.execute(db);
}
