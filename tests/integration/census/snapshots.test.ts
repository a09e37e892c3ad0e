import { beforeEach, describe, expect, test } from 'vitest';
import { retakeSnapshots, takeDueSnapshots } from '#server/features/census/take-snapshots.ts';
import { asOrganization } from '#server/platform/context.ts';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';
import { takeSnapshotsTask } from '#worker/features/census/take-snapshots.task.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const manager = await app.signIn('manager');
const own = asOrganization(app.ctx, app.organizations.a.id);
const house = await createFacility(app, 'a', { name: 'Detox', size: 8 });

beforeEach(async () => {
  app.clock.set(new Date(TEST_START));
  await query('delete from census_snapshots');
  await query("update organizations set time_zone = 'America/New_York'");
});

const admitted = async (admit_date: string) => {
  const { id } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Sample' });
  await changeStatus(manager, id, { status: 'ADMITTED', facility: house, duration: 'N/A', admit_date });
  return id;
};
const trend = () => {
  app.clock.set(new Date(TEST_START));
  return manager.trpc.census.trend.query({});
};
const lastDay = async () => (await trend()).at(-1)?.day;
const at = (moment: string) => app.clock.set(new Date(moment));
const zone = (time_zone: string) => query('update organizations set time_zone = $1', [time_zone]);
/** What the grid shows of a day. */
const shown = async (day: string) => {
  const { census } = await manager.trpc.census.get.query({ date: day });
  const of = (metric: string) => census.find((row) => row.metric === metric)?.day1;
  return { census: of('Census'), admits: of('Admits'), discharges: of('Discharges'), occupancy: of('Occupancy') };
};

describe('a night', () => {
  test('keeps each day since the first admit as the grid shows it, and twice is once', async () => {
    await admitted(addDays(TODAY, -20));
    await admitted(addDays(TODAY, -1));
    expect(await takeDueSnapshots(own)).toBe(true);
    expect(await takeDueSnapshots(own)).toBe(false);
    const days = await trend();
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 20 }, (_, back) => addDays(TODAY, back - 20)));
    for (const { day, beds, ...counted } of days) {
      expect(beds).toBe(8);
      expect([day, counted]).toEqual([day, await shown(day)]);
    }
  });

  test('is that of one facility too, with its own beds', async () => {
    const lodge = await createFacility(app, 'a', { name: 'Lodge', size: 12 });
    await admitted(addDays(TODAY, -3));
    await takeDueSnapshots(own);
    const days = await trend();
    const [detox, empty] = await Promise.all(
      [house, lodge].map((facility_id) => manager.trpc.census.trend.query({ facility_id })),
    );
    expect(detox!.map(({ census, beds }) => [census, beds])).toEqual(days.map(({ census }) => [census, 8]));
    expect(empty!.map(({ census, beds, occupancy }) => [census, beds, occupancy])).toEqual(
      days.map(() => [0, 12, '0%']),
    );
    await (await app.signIn('admin')).trpc.capacity.delete.mutate({ type: 'facility', id: lodge });
  });

  test('is due at 23:59 of the organization, in any zone and on the days that clocks change', async () => {
    for (const [time_zone, before, due, day] of [
      ['America/New_York', '2026-05-13T03:58:59Z', '2026-05-13T03:59:00Z', '2026-05-12'],
      ['America/Los_Angeles', '2026-05-13T06:58:59Z', '2026-05-13T06:59:00Z', '2026-05-12'],
      ['Asia/Kathmandu', '2026-05-13T18:13:59Z', '2026-05-13T18:14:00Z', '2026-05-13'],
      // The night of the longer day, and of the shorter one.
      ['America/New_York', '2026-11-02T04:58:59Z', '2026-11-02T04:59:00Z', '2026-11-01'],
      ['America/New_York', '2026-03-09T03:58:59Z', '2026-03-09T03:59:00Z', '2026-03-08'],
    ] as const) {
      await query('delete from census_snapshots');
      await zone(time_zone);
      at(before);
      await takeDueSnapshots(own);
      expect([time_zone, await lastDay()]).toEqual([time_zone, addDays(day, -1)]);
      at(due);
      await takeDueSnapshots(own);
      expect([time_zone, await lastDay()]).toEqual([time_zone, day]);
    }
  });

  test('makes up for nights that were missed, and counts the last one that was taken again', async () => {
    await takeDueSnapshots(own);
    const census = (await trend()).at(-1)!.census;
    await query("update census_snapshots set counts = '[]'");
    at('2026-05-16T12:00:00Z');
    await takeDueSnapshots(own);
    const days = await trend();
    expect(days.map(({ day }) => day).slice(-4)).toEqual(['2026-05-12', '2026-05-13', '2026-05-14', '2026-05-15']);
    expect(days.find(({ day }) => day === '2026-05-11')?.census).toBe(census);
  });

  test('moves with a changed time zone: no day is left out, none is taken before it ends', async () => {
    at('2026-05-13T03:59:00Z');
    await takeDueSnapshots(own);
    await zone('Pacific/Auckland');
    at('2026-05-13T11:59:00Z');
    await takeDueSnapshots(own);
    expect(await lastDay()).toBe('2026-05-13');
    await zone('Pacific/Honolulu');
    expect(await takeDueSnapshots(own)).toBe(false);
    at('2026-05-15T09:59:00Z');
    await takeDueSnapshots(own);
    expect(await lastDay()).toBe('2026-05-14');
  });

  test('is each organization’s own', async () => {
    await takeSnapshotsTask(app.ctx, new AbortController().signal);
    const theirs = await (await app.signIn('manager', 'b')).trpc.census.trend.query({});
    expect(theirs.map(({ census, beds }) => [census, beds])).toEqual([[0, 0]]);
  });
});

describe('a past day whose facts change', () => {
  test('is counted again by the job that the change leaves, with the beds of its day', async () => {
    const id = await admitted(addDays(TODAY, -5));
    await takeDueSnapshots(own);
    await query('update facilities set size = 100 where id = $1', [house]);
    const before = new Map((await trend()).map((each) => [each.day, each]));
    await manager.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { admit_date: addDays(TODAY, -9) } });
    await app.runJobs();
    for (const each of await trend()) {
      const moved = each.day >= addDays(TODAY, -9) && each.day < addDays(TODAY, -5) ? 1 : 0;
      expect([each.day, each.census]).toEqual([each.day, before.get(each.day)!.census + moved]);
      expect(each.beds).toBe(8);
    }
    await query('update facilities set size = 8 where id = $1', [house]);
  });

  test('is counted again after a status change too, and a change of today or later leaves no job', async () => {
    await takeDueSnapshots(own);
    await app.runJobs();
    const id = await admitted(TODAY);
    const jobs = async () => (await app.runJobs()).map(({ job }) => job);
    expect(await jobs()).not.toContain('census.retake_snapshots');
    const yesterday = async () => (await trend()).find(({ day }) => day === addDays(TODAY, -1))!.census;
    const census = await yesterday();
    await admitted(addDays(TODAY, -1));
    expect(await jobs()).toContain('census.retake_snapshots');
    expect(await yesterday()).toBe(census + 1);
    await manager.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { summary: 'Called back.' } });
    expect(await jobs()).not.toContain('census.retake_snapshots');
  });

  test('stands the same however many workers count it, and days that were never taken stay away', async () => {
    await takeDueSnapshots(own);
    const days = await trend();
    const range = { first: addDays(TODAY, -400), last: addDays(TODAY, -1) };
    await Promise.all([retakeSnapshots(own, range), retakeSnapshots(own, range), takeDueSnapshots(own)]);
    expect(await trend()).toEqual(days);
  });
});
