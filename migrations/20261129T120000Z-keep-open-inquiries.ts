import { type Kysely, sql } from 'kysely';
import { COPIED, narrowInquiries } from './20261128T031000Z-weigh-inquiries.ts';
import { UNANSWERED } from './20261129T020000Z-find-inquiries-without-an-answer.ts';
import { tenantTable } from './tenant-table.ts';

const OPEN = `('PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT')`;
const COLUMNS = COPIED.split(', ');
const copied = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');

/** An inquiry as it stands among the open ones: when somebody last wrote or spoke of it, and whether anybody answered. */
const asOpen = (i: string) => `${i}.org_id, ${i}.id, ${copied(i)},
  greatest(${i}.created_at,
    (select max(n.created_at) from inquiry_notes n where n.org_id = ${i}.org_id and n.opportunity_id = ${i}.id),
    (select max(c."timestamp") from calls c where c.org_id = ${i}.org_id and c.opportunity_id = ${i}.id)),
  exists (select from inquiry_notes n where n.org_id = ${i}.org_id and n.opportunity_id = ${i}.id)
    or exists (select from first_contacts f
      where f.org_id = ${i}.org_id and f.opportunity_id = ${i}.id and f.contacted_at is not null)`;

const TAKEN = `open_inquiries (org_id, inquiry_id, ${COPIED}, last_touch_at, is_answered)`;
const BESIDE = 'status, facility_id, opportunity_total_amount';

/** A note that is being written meanwhile is waited for, so that what is read in the next statement holds it. */
const held = (which: string) =>
  `perform from open_inquiries where inquiry_id = any(${which}) order by inquiry_id for update`;

/** What the inquiry's own row decides: it comes, it goes, or stands as it stands now. */
const KEEP_OPEN = `begin
  if new.status not in ${OPEN} then
    delete from open_inquiries where inquiry_id = new.id;
    return null;
  end if;
  ${held('array[new.id]')};
  insert into ${TAKEN} select ${asOpen('new')}
    on conflict (inquiry_id) do update set (${COPIED}, last_touch_at, is_answered)
      = (${copied('excluded')}, excluded.last_touch_at, excluded.is_answered);
  return null;
end`;

/** A note is both a word and an answer; none is ever taken back. */
const KEEP_NOTED = `begin
  update open_inquiries set last_touch_at = greatest(last_touch_at, new.created_at), is_answered = true
    where inquiry_id = new.opportunity_id;
  return null;
end`;

const READ_AGAIN = `update open_inquiries o set (last_touch_at, is_answered) = (read.last_touch_at, read.is_answered)
    from inquiries i, lateral (select ${asOpen('i')}) read (org_id, id, ${COPIED}, last_touch_at, is_answered)
    where i.id = o.inquiry_id and o.inquiry_id = any(of)`;

/** What a call or a first contact may also take back. */
const KEEP_CONTACTED = `declare of uuid[];
begin
  if tg_op <> 'INSERT' then of := of || old.opportunity_id; end if;
  if tg_op <> 'DELETE' then of := of || new.opportunity_id; end if;
  ${held('of')};
  ${READ_AGAIN};
  return null;
end`;

const TRIGGERS = [
  ['keep_open_inquiry', 'inquiries', 'insert', ''],
  ['keep_open_inquiry', 'inquiries', 'update', `when ((${copied('old')}) is distinct from (${copied('new')}))`],
  ['keep_noted_inquiry', 'inquiry_notes', 'insert', ''],
  ...['calls', 'first_contacts'].flatMap((table) => [
    ['keep_contacted_inquiry', table, 'insert', 'when (new.opportunity_id is not null)'],
    ['keep_contacted_inquiry', table, 'delete', 'when (old.opportunity_id is not null)'],
  ]),
  [
    'keep_contacted_inquiry',
    'calls',
    'update',
    `when ((old.opportunity_id, old."timestamp") is distinct from (new.opportunity_id, new."timestamp"))`,
  ],
  [
    'keep_contacted_inquiry',
    'first_contacts',
    'update',
    'when ((old.opportunity_id, old.contacted_at) is distinct from (new.opportunity_id, new.contacted_at))',
  ],
] as const;

/** Whoever asks for nothing but open ones is led by them alone. */
const BY_OPEN = `
  if quiet_since is not null then
    of_open := of_open || format(' and o.last_touch_at < %1$L::timestamptz and o.created_at < %1$L::timestamptz', quiet_since);
  end if;
  if missing @> array['answer'] then
    of_open := of_open || ' and o.status = ''PRE-ASSESSMENT'' and not o.is_answered';
  end if;
  if of_open <> '' and newest and term = '' and missing <@ array['answer']
    and cardinality(staff_names) = 0 and cardinality(conditions) = 0 then
    rows_of := '(select o.inquiry_id as id, o.org_id, ${COLUMNS.map((column) => `o.${column}`).join(', ')}
      from open_inquiries o where true' || of_open || ') r';
  elsif of_open <> '' then
    wanted := wanted || ' and r.id in (select o.inquiry_id from open_inquiries o
      where o.org_id = current_org_id()' || of_open || ')';
  end if;`;

const READ = ['inquiries', 'inquiry_notes', 'calls', 'first_contacts'];

async function fill(db: Kysely<unknown>): Promise<void> {
  for (const table of READ) await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await sql`insert into ${sql.raw(TAKEN)} select ${sql.raw(asOpen('i'))} from inquiries i
    where i.status in ${sql.raw(OPEN)}`.execute(db);
  for (const table of READ) await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table open_inquiries (
    inquiry_id uuid primary key references inquiries on delete cascade,
    org_id uuid not null,
    status text not null,
    facility_id uuid,
    opportunity_total_amount numeric(12, 2),
    created_at timestamptz not null,
    -- When somebody last wrote a note or spoke of it; when it came in where nobody did.
    last_touch_at timestamptz not null,
    is_answered boolean not null
  )`.execute(db);
  await fill(db);
  await sql`create index open_inquiries_newest on open_inquiries (org_id, created_at desc, inquiry_id desc)
    include (last_touch_at, is_answered, ${sql.raw(BESIDE)})`.execute(db);
  await sql`create index open_inquiries_by_touch on open_inquiries (org_id, last_touch_at)
    include (created_at, is_answered, ${sql.raw(BESIDE)})`.execute(db);
  await sql`create index open_inquiries_unanswered on open_inquiries (org_id, created_at desc, inquiry_id desc)
    where status = 'PRE-ASSESSMENT' and not is_answered`.execute(db);
  await tenantTable(db, 'open_inquiries');
  for (const [name, body] of Object.entries({
    keep_open_inquiry: KEEP_OPEN,
    keep_noted_inquiry: KEEP_NOTED,
    keep_contacted_inquiry: KEEP_CONTACTED,
  }))
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(db);
  for (const [name, table, event, when] of TRIGGERS)
    await sql`create trigger ${sql.id(`${table}_keep_open_${event}`)} after ${sql.raw(event)} on ${sql.id(table)}
      for each row ${sql.raw(when)} execute function ${sql.id(name)}()`.execute(db);
  await sql`grant select on open_inquiries to landfall_lookup`.execute(db);
  await narrowInquiries(db, { statements: BY_OPEN, declares: `of_open text := '';`, replaces: ['quiet_since'] });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await narrowInquiries(db, { statements: UNANSWERED });
  for (const [, table, event] of TRIGGERS)
    await sql`drop trigger ${sql.id(`${table}_keep_open_${event}`)} on ${sql.id(table)}`.execute(db);
  for (const name of new Set(TRIGGERS.map(([each]) => each))) await sql`drop function ${sql.id(name)}()`.execute(db);
  await sql`drop table open_inquiries`.execute(db);
}
