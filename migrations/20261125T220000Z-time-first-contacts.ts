import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

const EVENTS = `'referral_received', 'referral_sent', 'admission_status_change'`;
const events = (db: Kysely<unknown>, kinds: string) =>
  sql`alter table notices drop constraint notices_event_check,
    add constraint notices_event_check check (event in (${sql.raw(kinds)}))`.execute(db);

const mark = (row: 'old' | 'new') =>
  `if ${row}.opportunity_id is not null then
    insert into metric_marks (org_id, at) values (${row}.org_id, ${row}.started_at); end if;`;

/** How long a new inquiry or call waits for the first person who speaks with whoever asked, and who has to by when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table first_contacts (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid references inquiries,
    call_id uuid references calls on delete cascade,
    started_at timestamptz not null,
    -- When the target is over, counted in business hours.
    due_at timestamptz not null,
    -- When somebody else is asked; null when nobody is left to ask.
    hand_over_at timestamptz,
    -- Steps of the organization's list that have been taken.
    handed integer not null default 0,
    handed_at timestamptz,
    holder_id uuid references users,
    holder_role text,
    contacted_at timestamptz,
    contacted_by_id uuid references users,
    contacted_by text,
    contacted_how text check (contacted_how in ('said', 'note', 'status', 'call')),
    -- Business hours alone.
    waited_seconds integer,
    in_target boolean,
    constraint first_contacts_of_one check (num_nonnulls(opportunity_id, call_id) = 1),
    constraint first_contacts_whole check
      (num_nulls(contacted_at, contacted_by_id, contacted_by, contacted_how, waited_seconds, in_target) in (0, 6))
  )`.execute(db);
  await sql`create unique index first_contacts_of_inquiry on first_contacts (org_id, opportunity_id)
    where opportunity_id is not null`.execute(db);
  await sql`create unique index first_contacts_of_call on first_contacts (org_id, call_id)
    where call_id is not null`.execute(db);
  await sql`create index first_contacts_waiting on first_contacts (org_id, due_at, id)
    where contacted_at is null`.execute(db);
  await sql`create index first_contacts_to_hand_over on first_contacts (org_id, hand_over_at)
    where contacted_at is null and hand_over_at is not null`.execute(db);
  await sql`create index first_contacts_by_start on first_contacts (org_id, started_at)
    where opportunity_id is not null`.execute(db);
  await tenantTable(db, 'first_contacts');

  await sql`create function first_contacts_mark_metrics() returns trigger language plpgsql
    as ${sql.lit(`begin
      if tg_op <> 'INSERT' then ${mark('old')} end if;
      if tg_op = 'INSERT' or (tg_op = 'UPDATE' and old.started_at <> new.started_at) then ${mark('new')} end if;
      return null; end`)}`.execute(db);
  await sql`create trigger first_contacts_mark_metrics
    after insert or delete or update of started_at, waited_seconds, in_target on first_contacts
    for each row execute function first_contacts_mark_metrics()`.execute(db);

  await events(db, `${EVENTS}, 'first_contact_due', 'morning_tasks'`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices no force row level security`.execute(db);
  await sql`delete from notices where event in ('first_contact_due', 'morning_tasks')`.execute(db);
  await sql`alter table notices force row level security`.execute(db);
  await events(db, EVENTS);
  await sql`drop table first_contacts`.execute(db);
  await sql`drop function first_contacts_mark_metrics()`.execute(db);
}
