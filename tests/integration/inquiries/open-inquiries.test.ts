import { beforeAll, expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const query = await openDatabase(app.databaseUrl);
const [first, second] = [await openDatabase(app.databaseUrl), await openDatabase(app.databaseUrl)];
const org = app.organizations.a.id;
const ids: string[] = [];
const CALL = crypto.randomUUID();

beforeAll(async () => {
  for (const [lastname, created_at_date] of [
    ['First', '2026-05-01'],
    ['Second', TODAY],
  ] as const)
    ids.push((await makeInquiry(desk, { firstname: 'Dana', lastname, created_at_date })).id);
});

const COLUMNS = 'org_id, status, facility_id, opportunity_total_amount, created_at';
const kept = () =>
  query(`select inquiry_id, ${COLUMNS}, last_touch_at, is_answered from open_inquiries order by inquiry_id`);

/** The same, read from the rows themselves. */
const plainly = () =>
  query(`select id as inquiry_id, ${COLUMNS}, (select max(at) from (values (i.created_at),
      ((select max(n.created_at) from inquiry_notes n where n.opportunity_id = i.id)),
      ((select max(c."timestamp") from calls c where c.opportunity_id = i.id))) v(at)) as last_touch_at,
    i.id in (select opportunity_id from inquiry_notes)
      or i.id in (select opportunity_id from first_contacts where contacted_at is not null and opportunity_id is not null)
      as is_answered
    from inquiries i where status in ('PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT') order by id`);

const contacted = (at: string) =>
  query(
    `update first_contacts set contacted_at = ${at}, contacted_by_id = case when ${at} is not null then u.id end,
      contacted_by = case when ${at} is not null then 'A Person' end,
      contacted_how = case when ${at} is not null then 'said' end,
      waited_seconds = case when ${at} is not null then 60 end, in_target = case when ${at} is not null then true end
    from users u where opportunity_id = $1 and u.email_id = $2`,
    [ids[1], desk.user.email_id],
  );

const STEPS: readonly (readonly [what: string, step: () => Promise<unknown>])[] = [
  [
    'a call of the first',
    () =>
      query(
        `insert into calls (id, org_id, sid, caller, "timestamp", opportunity_id)
          values ($1, $2, 'sid', '2075550100', '2026-06-05T10:00:00Z', $3)`,
        [CALL, org, ids[0]],
      ),
  ],
  [
    'the call at another time',
    () => query(`update calls set "timestamp" = '2026-06-04T10:00:00Z' where id = $1`, [CALL]),
  ],
  ['the call as one of the second', () => query('update calls set opportunity_id = $2 where id = $1', [CALL, ids[1]])],
  ['contact with the second', () => contacted(`timestamptz '2026-05-06T10:00:00Z'`)],
  ['that taken back', () => contacted('null::timestamptz')],
  ['the call removed', () => query('delete from calls where id = $1', [CALL])],
  [
    'a note on the first',
    () => desk.trpc.inquiries.addNote.mutate({ opportunity_id: ids[0]!, description: 'Called back.' }),
  ],
  ['the second admitted', () => query(`update inquiries set status = 'ADMITTED' where id = $1`, [ids[1]])],
  ['contact with the one admitted', () => contacted(`timestamptz '2026-05-07T10:00:00Z'`)],
  ['it open again', () => query(`update inquiries set status = 'ASSESSMENT' where id = $1`, [ids[1]])],
  [
    'an amount and another day',
    () =>
      query(
        `update inquiries set opportunity_total_amount = 12000, created_at = '2026-05-20T10:00:00Z' where id = any($1)`,
        [ids],
      ),
  ],
];

test('the open inquiries stand as their own rows, notes, calls and contacts have them, after whatever changes', async () => {
  expect(await kept()).toHaveLength(2);
  for (const [what, step] of STEPS) {
    const before = await kept();
    await step();
    const now = await kept();
    expect(now, what).toEqual(await plainly());
    if (what !== 'contact with the one admitted') expect(now, what).not.toEqual(before);
  }
  expect(await kept()).toHaveLength(2);
});

test.each([
  ['an amount', 'update inquiries set opportunity_total_amount = 7000 where id = $1'],
  ['a call', `update calls set opportunity_id = $1 where sid = 'later'`],
])('a note is not lost to %s that is saved while it is being written', async (_, statement) => {
  const inquiry = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Both', created_at_date: TODAY });
  await query(
    `insert into calls (id, org_id, sid, caller, "timestamp") values (gen_random_uuid(), $1, 'later', '2075550100', now())
      on conflict do nothing`,
    [org],
  );
  await first('begin');
  await first(
    `insert into inquiry_notes (id, org_id, opportunity_id, user_name, description, created_at)
      values (gen_random_uuid(), $1, $2, 'A Person', 'Called back.', '2030-01-01T10:00:00Z')`,
    [org, inquiry.id],
  );
  const saved = second(statement, [inquiry.id]);
  await vi.waitFor(async () =>
    expect(
      await query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
    ).toHaveLength(1),
  );
  await first('commit');
  await saved;
  expect(await kept()).toEqual(await plainly());
});
