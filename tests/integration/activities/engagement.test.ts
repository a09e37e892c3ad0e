import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { refreshAllEngagement } from '#server/features/activities/refresh-engagement.ts';
import { refreshNightly } from '#server/features/activities/refresh-nightly.ts';
import { asOrganization } from '#server/platform/context.ts';
import { ACTIVITY_EVENTS, engagementOf } from '#shared/features/activities/activities.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { configure, createSource } from '#tests/support/referrals.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { refreshNightlyTask } from '#worker/features/activities/refresh-nightly.task.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const staff = await app.signIn('outreach');
const manager = await app.signIn('manager');
const own = asOrganization(app.ctx, app.organizations.a.id);
const TODAY = '2026-05-12';
const PERIOD = 'ENGAGEMENT_STATUS_PERIOD';
const RUNS = rounds(25);
const never = new AbortController().signal;

afterEach(async () => {
  app.clock.set(new Date(TEST_START));
  await query('delete from configurations');
  await query('update organizations set engagement_day = null');
});

const source = (referral_id: string) => staff.trpc.referralSources.get.query({ referral_id });
const statusOf = async (referral_id: string) => (await source(referral_id)).status;
const log = (referral_id: string, event: string, event_date: string) =>
  staff.trpc.activities.create.mutate({ referral_id, event: event as 'Phone call', event_date });

interface Given {
  event: string;
  daysAgo: number;
}

/** Sources with these activities, written past the product, so that none of them has been worked out. */
const plant = (worlds: readonly Given[][]) =>
  app.within('a', async (tx) => {
    await tx.db.deleteFrom('referral_activities').where('org_id', '=', tx.actor.org_id).execute();
    await tx.db.deleteFrom('referral_sources').where('org_id', '=', tx.actor.org_id).execute();
    const { org_id } = tx.actor;
    const sources = worlds.map(() => ({ id: tx.services.newId(), org_id, referral_name: 'House', type: 'School' }));
    if (sources.length > 0) await tx.db.insertInto('referral_sources').values(sources).execute();
    const rows = worlds.flatMap((given, at) =>
      given.map(({ event, daysAgo }) => ({
        ...{ id: tx.services.newId(), org_id, referral_id: sources[at]!.id, event },
        event_date: addDays(TODAY, -daysAgo),
      })),
    );
    if (rows.length > 0) await tx.db.insertInto('referral_activities').values(rows).execute();
    return sources.map(({ id }) => id);
  });

const standing = async (ids: readonly string[]) => {
  const rows = await app.within('a', (tx) =>
    tx.db
      .selectFrom('referral_sources')
      .select(['id', 'status', 'last_activity_date'])
      .where('org_id', '=', tx.actor.org_id)
      .execute(),
  );
  const byId = new Map(rows.map(({ id, ...said }) => [id, said]));
  return ids.map((id) => byId.get(id));
};

test('all sources at once stand as a plain recomputation says, whatever the activities, the window and the day', {
  timeout: timeFor(RUNS, 2_000),
}, async () => {
  const given = fc.array(
    fc.record({
      event: fc.constantFrom(...ACTIVITY_EVENTS),
      daysAgo: fc.integer({ min: -40, max: 400 }),
    }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(given, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 365 }),
      fc.integer({ min: -60, max: 60 }),
      async (worlds, period, later) => {
        const ids = await plant(worlds);
        await configure(app, PERIOD, { period });
        app.clock.set(new Date(Date.parse(TEST_START) + later * 86_400_000));
        expect(await refreshAllEngagement(own)).toBe(true);
        const today = addDays(TODAY, later);
        const plain = worlds.map((activities) =>
          engagementOf(
            activities.map(({ event, daysAgo }) => ({ event, event_date: addDays(TODAY, -daysAgo) })),
            today,
            period,
          ),
        );
        expect(await standing(ids)).toEqual(plain);
        expect(await refreshAllEngagement(own)).toBe(true);
        expect(await standing(ids)).toEqual(plain);
      },
    ),
    { numRuns: RUNS, seed: Math.floor(chances('recompute')() * 2 ** 31) },
  );
});

test('more sources than a batch holds are all worked out, and a run that was stopped begins again', async () => {
  await plant([]);
  await query(
    `insert into referral_sources (id, org_id, referral_name, type)
       select gen_random_uuid(), $1, 'House ' || n, 'School' from generate_series(1, 2300) n`,
    [app.organizations.a.id],
  );
  const planted = await query<{ id: string }>(
    `insert into referral_activities (id, org_id, referral_id, event, event_date)
       select gen_random_uuid(), org_id, id, 'Phone call', date '2026-05-09' from referral_sources where org_id = $1
       returning referral_id as id`,
    [app.organizations.a.id],
  );
  const ids = planted.map(({ id }) => id);
  expect(ids).toHaveLength(2_300);
  expect(await refreshAllEngagement(own, AbortSignal.abort())).toBe(false);
  expect((await standing(ids)).every((said) => said?.status === 'INACTIVE')).toBe(true);
  expect(await refreshAllEngagement(own)).toBe(true);
  expect(await standing(ids)).toEqual(ids.map(() => ({ status: 'HOT', last_activity_date: '2026-05-09' })));
  await plant([]);
});

describe('the window', () => {
  const save = (config: object) =>
    manager.rest('POST', '/api/configurations', { name: 'engagement', type: PERIOD, config });

  test('changed, moves every source by a job, and another organization’s none', async () => {
    const referral_id = await createSource(staff);
    await log(referral_id, 'Phone call', addDays(TODAY, -50));
    await log(referral_id, 'Email sent', addDays(TODAY, -20));
    const stranger = await app.signIn('outreach', 'b');
    const theirs = await createSource(stranger);
    await stranger.trpc.activities.create.mutate({
      ...{ referral_id: theirs, event: 'Phone call', event_date: addDays(TODAY, -50) },
    });
    expect(await statusOf(referral_id)).toBe('HOT');
    expect((await save({ period: 30 })).body).toEqual({ result: { config: { period: 30, version: 1 } } });
    expect(await statusOf(referral_id)).toBe('HOT');
    expect(await app.runJobs()).toMatchObject([{ job: 'activities.refresh_engagement', outcome: 'completed' }]);
    expect(await statusOf(referral_id)).toBe('COLD');
    expect((await stranger.trpc.referralSources.get.query({ referral_id: theirs })).status).toBe('HOT');
  });

  test('changed twice before the job runs, is followed once', async () => {
    await save({ period: 30 });
    await save({ period: 31, version: 1 });
    expect(await app.runJobs()).toHaveLength(1);
  });

  test.each([0, 366, 1.5, '60', null])('of %s is refused', async (period) => {
    const { status, body } = await save({ period });
    expect([status, body.error?.fields]).toEqual([
      400,
      { 'config.period': 'Please enter a valid number between 1 and 365' },
    ]);
    expect(await app.runJobs()).toEqual([]);
  });

  test('changed while activities are logged, leaves no source behind', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => createSource(staff)));
    await Promise.all([
      ...ids.map((id) => log(id, 'Phone call', addDays(TODAY, -40))),
      save({ period: 30 }),
      refreshAllEngagement(own),
    ]);
    await app.runJobs();
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'INACTIVE'));
  });
});

describe('before a window is saved', () => {
  test('how many sources would change is counted, not guessed, and nothing is written', async () => {
    await plant([
      [{ event: 'Phone call', daysAgo: 50 }],
      [{ event: 'Phone call', daysAgo: 20 }],
      [{ event: 'Email sent', daysAgo: 70 }],
      [],
    ]);
    await refreshAllEngagement(own);
    const preview = (period: number) => manager.trpc.activities.previewEngagement.query({ period });
    expect(await preview(60)).toEqual({ changing: 0, total: 4 });
    expect(await preview(30)).toEqual({ changing: 1, total: 4 });
    expect(await preview(90)).toEqual({ changing: 1, total: 4 });
    expect(await preview(60)).toEqual({ changing: 0, total: 4 });
    await expect(preview(0)).rejects.toThrow('Please enter a valid number between 1 and 365');
    await plant([]);
  });

  test('and after it, how far the recomputation is', async () => {
    await plant([[], []]);
    const progress = () => manager.trpc.activities.engagementProgress.query({});
    await refreshAllEngagement(own);
    expect(await progress()).toEqual({ state: 'done', done: 2, total: 2 });
    await manager.trpc.configuration.save.mutate({ type: PERIOD, config: { period: 30 } });
    expect(await progress()).toEqual({ state: 'waiting', done: 0, total: 2 });
    await app.runJobs();
    expect(await progress()).toEqual({ state: 'done', done: 2, total: 2 });
    await plant([]);
  });
});

describe('the night', () => {
  test('cools what has grown old, once, from a quarter past midnight of the organization on', async () => {
    const referral_id = await createSource(staff);
    await log(referral_id, 'Phone call', addDays(TODAY, -60));
    expect(await refreshNightly(own)).toBe(true);
    expect(await refreshNightly(own)).toBe(false);
    expect(await statusOf(referral_id)).toBe('HOT');
    app.clock.set(new Date('2026-05-13T04:14:59Z'));
    expect(await refreshNightly(own)).toBe(false);
    app.clock.set(new Date('2026-05-13T04:15:00Z'));
    await refreshNightlyTask(app.ctx, never);
    const [said] = await standing([referral_id]);
    expect(said).toEqual({ status: 'INACTIVE', last_activity_date: '2026-03-13' });
    expect(await refreshNightly(own)).toBe(false);
  });

  test('each in its own zone; one missed is made up for', async () => {
    await query(`update organizations set time_zone = 'America/Los_Angeles' where id = $1`, [app.organizations.b.id]);
    const other = asOrganization(app.ctx, app.organizations.b.id);
    for (const each of [own, other]) expect(await refreshNightly(each)).toBe(true);
    app.clock.set(new Date('2026-05-13T05:00:00Z'));
    expect([await refreshNightly(own), await refreshNightly(other)]).toEqual([true, false]);
    app.clock.set(new Date('2026-05-16T12:00:00Z'));
    expect([await refreshNightly(own), await refreshNightly(other)]).toEqual([true, true]);
  });

  test('stopped half way, is not counted as done', async () => {
    expect(await refreshNightly(own, AbortSignal.abort())).toBe(false);
    expect(await refreshNightly(own)).toBe(true);
  });
});

describe('why', () => {
  const why = (referral_id: string) => staff.trpc.activities.whyStatus.query({ referral_id });

  test('names the newest activity of the deciding level, and the day and level it cools to', async () => {
    const referral_id = await createSource(staff);
    await log(referral_id, 'Phone call', '2026-04-01');
    const { id } = await staff.trpc.activities.create.mutate({
      ...{ referral_id, event: 'Virtual meeting', event_date: '2026-05-02', performed_by: 'Riley Example' },
    });
    await log(referral_id, 'Conference', '2026-05-11');
    await log(referral_id, 'Phone call', '2026-09-01');
    expect(await why(referral_id)).toEqual({
      status: 'HOT',
      period: 60,
      activity: {
        ...{ id, event: 'Virtual meeting', event_name: null, event_date: '2026-05-02' },
        performed_by: 'Riley Example',
      },
      cools: { on: '2026-07-02', status: 'WARM' },
    });
  });

  test('has nothing to name where nothing counts, and follows the window', async () => {
    const referral_id = await createSource(staff);
    await log(referral_id, 'Phone call', '2026-03-12');
    expect(await why(referral_id)).toEqual({ status: 'INACTIVE', period: 60, activity: null, cools: null });
    await configure(app, PERIOD, { period: 61 });
    expect(await why(referral_id)).toMatchObject({
      status: 'HOT',
      period: 61,
      cools: { on: '2026-05-13', status: 'INACTIVE' },
    });
  });
});
