import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countsBetween, keptUpTo } from '#server/features/census/census.access.ts';
import { checkDays } from '#server/features/metric-days/check-days.ts';
import { keepAllDays, keepDays } from '#server/features/metric-days/keep-days.ts';
import { selectTallies } from '#server/features/metric-numbers/metric-numbers.queries.ts';
import { scopeOf } from '#server/features/metric-scope/metric-scope.access.ts';
import { type KeptDays, selectMarks, selectStanding } from '#server/features/metric-standing/metric-standing.access.ts';
import { asOrganization } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { read } from '#server/platform/transaction.ts';
import { METRIC_NAMES, type MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { generateWorld } from '#tests/support/metrics/generate-world.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { changeStatus, openDetox, TODAY } from '#tests/support/status.ts';
import { startWorkerProcess } from '#tests/support/worker-process.ts';
import { createCheckDaysTask } from '#worker/features/metrics/check-days.task.ts';
import { keepDaysTask } from '#worker/features/metrics/keep-days.task.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admin');
const own = asOrganization(app.ctx, app.organizations.a.id);
const org = app.organizations.a.id;
const YEAR = { start_date: addDays(TODAY, -364), end_date: TODAY };
const random = seededRandom('metric days');
const randomInt = (below: number) => random(4).readUInt32BE() % below;
const never = new AbortController().signal;

beforeAll(async () => {
  await generateWorld(app, 120);
});
beforeEach(async () => {
  await query("update organizations set time_zone = 'America/New_York'");
  await keepAllDays(own);
});

/** What every metric comes to over a year, as it is read and from the rows. */
async function bothWays() {
  const scope = await scopeOf(own, YEAR);
  const tallies = (kept: typeof scope.kept) =>
    read(own, (db) => METRIC_NAMES.map((metric) => selectTallies(db, { ...scope, kept }, metric, 'week')));
  const [asKept, fromRows] = [await tallies(scope.kept), await tallies(null)];
  const named = (answers: typeof asKept) =>
    METRIC_NAMES.map((metric, at) => [metric, [...answers[at]!].sort((a, b) => (a.key < b.key ? -1 : 1))]);
  return { kept: scope.kept, asKept: named(asKept), fromRows: named(fromRows) };
}

/** The census of a week around today, of one long ago and of one to come, as it is kept and from the rows. */
async function censusBothWays() {
  const weeks = [-300, -40, -3, 20].map((days) => [addDays(TODAY, days), addDays(TODAY, days + 6)] as const);
  const [organizations, standing, marked] = await read(own, (db) => [
    db.selectFrom('organizations').select('time_zone').where('id', '=', org),
    selectStanding(db, own),
    selectMarks(db, own),
  ]);
  const ask = async (first: string, last: string, kept: KeptDays | null) => {
    const [counts] = await read(own, (db) => [countsBetween(db, first, last, TODAY, kept)]);
    const line = (count: object) => JSON.stringify(count);
    // A day of nobody is absent from the rows.
    return counts
      .filter(({ day: _day, facility_id: _facility, ...count }) => Object.values(count).some(Boolean))
      .map(line)
      .sort();
  };
  for (const [first, last] of weeks) {
    const kept = keptUpTo(last, organizations[0]!.time_zone, standing[0], marked);
    expect([first, await ask(first, last, kept)]).toEqual([first, await ask(first, last, null)]);
  }
}

async function expectSame(what: string): Promise<void> {
  await censusBothWays();
  const { asKept, fromRows } = await bothWays();
  for (const [at, numbers] of fromRows.entries()) expect([what, ...asKept[at]!]).toEqual([what, ...numbers]);
}

const numberOf = async (metric: MetricName) =>
  (await desk.trpc.metrics.get.query({ ...YEAR, metric: [metric] }))[metric]!.data;
const marks = async () => Number((await query('select count(*) as n from metric_marks'))[0]!.n);
const oneOf = async (table: string) => {
  const found = await query(`select id from ${table} where org_id = $1 order by id`, [org]);
  return found[randomInt(found.length)]!.id as string;
};
const within = (statement: string, values: unknown[] = []) => query(statement, values);
const dayBack = () => addDays(TODAY, -randomInt(300));

/** Everything that can change a number, on rows of any age. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a status': async () =>
    within('update inquiries set status = $2, admit_date = $3, scheduled_discharge_date = null where id = $1', [
      await oneOf('inquiries'),
      ['ADMITTED', 'DROPPED', 'ASSESSMENT'][randomInt(3)],
      dayBack(),
    ]),
  'an admit date': async () =>
    within('update inquiries set admit_date = $2, scheduled_discharge_date = null where id = $1', [
      await oneOf('inquiries'),
      dayBack(),
    ]),
  'a confirmed discharge': async () =>
    within(
      `update inquiries set scheduled_discharge_date = admit_date + 5, finalized_discharge_date = not finalized_discharge_date
        where id = $1 and admit_date is not null`,
      [await oneOf('inquiries')],
    ),
  'an amount': async () =>
    within('update inquiries set opportunity_total_amount = $2 where id = $1', [
      await oneOf('inquiries'),
      randomInt(9) === 0 ? null : randomInt(100_000) / 100,
    ]),
  'the day of creation': async () =>
    within('update inquiries set created_at = $2 where id = $1', [await oneOf('inquiries'), `${dayBack()}T03:59:00Z`]),
  conditions: async () =>
    within("update inquiries set condition = array['OCD', 'Anxiety'] where id = $1", [await oneOf('inquiries')]),
  'the staff': async () =>
    within("update inquiries set staff = array['Casey Example'] where id = $1", [await oneOf('inquiries')]),
  'a facility': async () =>
    within('update inquiries set facility_id = $2 where id = $1', [
      await oneOf('inquiries'),
      await oneOf('facilities'),
    ]),
  'a client': async () =>
    within('update inquiries set patient_id = $2 where id = $1', [await oneOf('inquiries'), await oneOf('clients')]),
  'a move': async () =>
    within(
      `insert into status_history (id, org_id, opportunity_id, to_status, at, drop_reason)
        values (gen_random_uuid(), $1, $2, $3, $4, 'Lack of funds')`,
      [org, await oneOf('inquiries'), ['ADMITTED', 'DROPPED', 'DISCHARGED'][randomInt(3)], `${dayBack()}T04:01:00Z`],
    ),
  'a primary source': async () =>
    within("update referral_records set source_type = 'online', referral_id = null where id = $1", [
      await oneOf('referral_records'),
    ]),
  'an imported source': async () =>
    within('update inquiries set source = $2 where id = $1', [
      await oneOf('inquiries'),
      ['Website', 'Walk-in', null][randomInt(3)],
    ]),
  'a first referral': async () =>
    within(
      `insert into referral_records (id, org_id, opportunity_id, referral_direction, referral_id, referred_at)
        select gen_random_uuid(), $1, i.id, 'referral_sent', $2, current_date from inquiries i
        where i.org_id = $1 and i.source is not null and not exists (
          select from referral_records r where r.opportunity_id = i.id) order by i.id limit 1`,
      [org, await oneOf('referral_sources')],
    ),
  'a removed referral': async () =>
    within('delete from referral_records where id = $1', [await oneOf('referral_records')]),
  "a source's name": async () =>
    within('update referral_sources set referral_name = $2 where id = $1', [
      await oneOf('referral_sources'),
      `Cedar House ${randomInt(1e9)}`,
    ]),
  "a source's kind": async () =>
    within("update referral_sources set type = 'Interventionist' where id = $1", [await oneOf('referral_sources')]),
  "a facility's name": async () =>
    within('update facilities set name = $2 where id = $1', [await oneOf('facilities'), `Lodge ${randomInt(1e9)}`]),
  'a payment method': async () =>
    within('update clients set payment_method = $2 where id = $1', [
      await oneOf('clients'),
      ['Private pay', 'Insurance', null][randomInt(3)],
    ]),
  'an activity': async () =>
    within('update referral_activities set event_date = $2, performed_by = $3 where id = $1', [
      await oneOf('referral_activities'),
      dayBack(),
      ['Dana Sample', null][randomInt(2)],
    ]),
  'a removed activity': async () =>
    within('delete from referral_activities where id = $1', [await oneOf('referral_activities')]),
  'a contact': async () =>
    within('update referral_contacts set created_at = $2 where id = $1', [
      await oneOf('referral_contacts'),
      `${dayBack()}T12:00:00Z`,
    ]),
  'a first contact': async () =>
    within(
      `update first_contacts set contacted_at = now(), contacted_by = 'Dana Sample', contacted_how = 'note',
        contacted_by_id = (select id from users where org_id = $2 limit 1), waited_seconds = $3, in_target = $4 where id = $1`,
      [await oneOf('first_contacts'), org, randomInt(900), randomInt(2) === 0],
    ),
  'a removed clock': async () => within('delete from first_contacts where id = $1', [await oneOf('first_contacts')]),
  'a removed clock of a call': () =>
    within(
      'delete from first_contacts where id = (select id from first_contacts where org_id = $1 and call_id is not null limit 1)',
      [org],
    ),
  'a new inquiry': () => makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample', created_at_date: dayBack() }),
};

describe('a number is the same from the days that are kept and from the rows', () => {
  test.each(Object.entries(CHANGES))(
    'after a change of %s, before it is counted again and after',
    async (what, change) => {
      for (let round = 0; round < 3; round++) {
        await change();
        await expectSame(`${what}, marked`);
        await keepAllDays(own);
        expect([what, await marks()]).toEqual([what, 0]);
        await expectSame(`${what}, counted again`);
      }
    },
  );

  test('after many of them at once, and only a part counted again', async () => {
    for (const change of Object.values(CHANGES)) await change();
    const { kept } = await bothWays();
    expect(kept!.stale.length).toBeGreaterThan(0);
    await keepDays(own);
    await expectSame('a part');
    await keepAllDays(own);
    expect((await bothWays()).kept!.stale).toEqual([]);
    await expectSame('all');
  });

  test('while they are first counted, month by month', async () => {
    await query('delete from metric_standing');
    expect((await bothWays()).kept).toBeNull();
    for (let more = true; more; ) {
      more = await keepDays(own);
      await expectSame('a month more');
    }
    expect(await query('select since::text from metric_standing where org_id = $1', [org])).toEqual([
      { since: '0001-01-01' },
    ]);
  });

  test('in another time zone, at once', async () => {
    for (const zone of ['Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      await query('update organizations set time_zone = $1', [zone]);
      expect((await bothWays()).kept).toBeNull();
      await keepAllDays(own);
      expect((await bothWays()).kept!.stale).toEqual([]);
      await expectSame(zone);
    }
  });
});

test('a write is counted with the next call, and only its own days are counted from the rows', async () => {
  await openDetox(app);
  const [created, admitted] = [await numberOf('opportunities_created'), await numberOf('opportunities_admitted')];
  const { id } = await makeInquiry(desk, { firstname: 'Robin', lastname: 'Example', created_at_date: '2026-05-11' });
  await changeStatus(desk, id, { status: 'ADMITTED', facility: 'Detox', duration: 10, admit_date: '2026-05-10' });
  expect([await numberOf('opportunities_created'), await numberOf('opportunities_admitted')]).toEqual([
    (created as number) + 1,
    (admitted as number) + 1,
  ]);
  const { kept } = await bothWays();
  expect(kept!.stale).toEqual([{ start: '2026-05-10', end: '2026-05-11' }]);
});

test('two workers at once, and a job that runs twice, count nothing twice', async () => {
  for (let round = 0; round < 4; round++) {
    for (const change of Object.values(CHANGES)) await change();
    await Promise.all([
      keepDaysTask(app.ctx, never),
      keepDaysTask(app.ctx, never),
      CHANGES['a new inquiry']!(),
      CHANGES['an amount']!(),
      CHANGES['a status']!(),
      keepAllDays(own),
    ]);
    await expectSame('beside one another');
    await keepDaysTask(app.ctx, never);
    expect(await marks()).toBe(0);
    await expectSame('afterward');
  }
});

test('a worker that is killed between two steps leaves what the next one goes on with', async () => {
  await query('delete from metric_standing');
  const stopped = new AbortController();
  stopped.abort();
  await keepAllDays(own, stopped.signal);
  await keepDays(own);
  await keepDays(own);
  await expectSame('killed');
  await keepDaysTask(app.ctx, never);
  expect((await bothWays()).kept!.stale).toEqual([]);
  await expectSame('gone on with');
});

test('a worker that is killed while it writes leaves nothing half written, and the next one counts the same', async () => {
  await keepDaysTask(app.ctx, never);
  for (const change of Object.values(CHANGES)) await change();
  const waiting = await marks();
  // The days are written by then, their months not yet: the writing waits in the middle of its transaction.
  await query('begin');
  await query('lock table metric_months in exclusive mode');
  onTestFinished(async () => void (await query('rollback')));
  const worker = await startWorkerProcess(app, 12);
  const held = "select from pg_locks where relation = 'metric_months'::regclass and not granted";
  await vi.waitFor(async () => expect(await query(held)).toHaveLength(1), { timeout: 60_000, interval: 50 });
  await worker.end('SIGKILL');
  await query('commit');
  expect(await marks()).toBe(waiting);
  await expectSame('killed while it wrote');
  await Promise.all([keepDaysTask(app.ctx, never), keepDaysTask(app.ctx, never)]);
  expect(await marks()).toBe(0);
  await expectSame('counted by the next');
}, 120_000);

test('a flood of marks is counted from the beginning', async () => {
  await query(
    `insert into metric_marks (org_id, day) select $1, '2026-01-01'::date + n % 90 from generate_series(1, 20001) n`,
    [org],
  );
  expect((await bothWays()).kept).toBeNull();
  await keepAllDays(own);
  expect([await marks(), (await bothWays()).kept!.stale]).toEqual([0, []]);
  await expectSame('after the flood');
});

test('each night what is kept is compared with the rows, repaired, counted and shown to administrators', async () => {
  await checkDays(own);
  const before = await desk.trpc.metricDays.upkeep.query({});
  expect(before).toMatchObject({ complete: true, waiting: 0, differences: 0 });
  const created = await numberOf('opportunities_created');
  await query(
    `update metric_days set total = total + 7 where org_id = $1 and metric = 'opportunities_created'
      and day = (select min(day) from metric_days where metric = 'opportunities_created' and day > $2::date)`,
    [org, YEAR.start_date],
  );
  expect(await numberOf('opportunities_created')).toBe((created as number) + 7);
  const metrics = createMetrics();
  await createCheckDaysTask(metrics)(app.ctx, never);
  expect(await numberOf('opportunities_created')).toBe(created);
  expect(await metrics.registry.metrics()).toContain('landfall_metric_differences_total 1\n');
  const after = await desk.trpc.metricDays.upkeep.query({});
  expect(after).toMatchObject({
    complete: true,
    differences: 1,
    all_differences: before.all_differences + 1,
    checked_at: app.clock.now().getTime() / 1000,
    differed_at: app.clock.now().getTime() / 1000,
  });
  await createCheckDaysTask(metrics)(app.ctx, never);
  expect(await desk.trpc.metricDays.upkeep.query({})).toMatchObject({ differences: 0 });
  const manager = await app.signIn('manager');
  await expect(manager.trpc.metricDays.upkeep.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
});

test('what is marked while it is compared is no difference', async () => {
  await CHANGES['a new inquiry']!();
  expect(await checkDays(own)).toMatchObject({ differences: 0 });
});
