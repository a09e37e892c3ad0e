import { beforeAll, describe, expect, test } from 'vitest';
import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { asOrganization } from '#server/platform/context.ts';
import { CENSUS_METRICS, censusDays } from '#shared/features/census/census.rules.ts';
import { INQUIRY_STATUSES } from '#shared/features/inquiries/inquiries.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';
import { keepStays } from './keep-stays.ts';
import { behind, type Stay } from './oracle.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const query = await openDatabase(app.databaseUrl);

const FIRST = addDays(TODAY, -21);
const DAYS = 42;
const INQUIRIES = 160;

const random = seededRandom('census');
const draw = (below: number) => random(4).readUInt32BE() % below;
const oneOf = <Value>(values: readonly Value[]): Value => values[draw(values.length)]!;

let facilities: { id: string; name: string; size: number | null }[];
let stays: Stay[];

/** Stays of every kind around today: begun, scheduled, overdue, ended on the day they began, of no facility. */
async function makeStays(): Promise<void> {
  const sizes = { Detox: 8, Residential: 24, Lodge: null };
  facilities = await Promise.all(
    Object.entries(sizes).map(async ([name, size]) => ({
      name,
      size,
      id: await createFacility(app, 'a', { name, size }),
    })),
  );
  stays = Array.from({ length: INQUIRIES }, () => {
    const status = oneOf(INQUIRY_STATUSES);
    const admitted = status === 'ADMITTED' || status === 'DISCHARGED';
    const start = addDays(FIRST, draw(admitted ? 22 : DAYS));
    const length = oneOf([null, 0, 1, 3, 10, 28]);
    return {
      status,
      facility_id: oneOf([...facilities.map(({ id }) => id), null]),
      admit_date: admitted ? start : null,
      scheduled_admit_date: status === 'PRE-ASSESSMENT' ? null : start,
      scheduled_discharge_date: length === null ? null : addDays(start, length),
      finalized_discharge_date: length !== null && draw(2) === 0,
    };
  });
  const { patient_id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
  await keepStays(app, patient_id, stays);
}

const grid = async (date: string, facility_id?: string) => desk.trpc.census.get.query({ date, facility_id });

beforeAll(makeStays);

/** The worker has not counted yet, or has: every number must hold both ways. */
const WAYS = {
  'the rows': async () => undefined,
  'the days that are kept': async () => {
    await keepAllDays(asOrganization(app.ctx, app.organizations.a.id));
    expect(
      await query('select since::text, (select count(*)::int from metric_marks) as marks from metric_standing'),
    ).toEqual([{ since: '0001-01-01', marks: 0 }]);
    expect(await query("select sum(total)::int as admits from metric_months where metric = 'census admits'")).toEqual([
      { admits: stays.filter(({ admit_date }) => admit_date !== null).length },
    ]);
  },
} as const;

describe.each(Object.entries(WAYS))('over a random history, every day of six weeks, from %s', (_, prepare) => {
  beforeAll(prepare);

  test('each row of the grid equals the rule computed one by one', async () => {
    const size = 8 + 24;
    for (let week = 0; week < DAYS; week += 7) {
      const date = addDays(FIRST, week);
      const { census, days } = await grid(date);
      expect(days).toEqual(censusDays(date, 7));
      expect(census.map(({ metric }) => metric)).toEqual(CENSUS_METRICS);
      days.forEach((day, index) => {
        const cell = (metric: string) => census.find((row) => row.metric === metric)?.[`day${index + 1}` as 'day1'];
        for (const metric of CENSUS_METRICS.slice(0, 5))
          expect([day, metric, cell(metric)]).toEqual([day, metric, behind(metric, stays, day, TODAY).length]);
        const sized = facilities.filter((each) => each.size !== null).map(({ id }) => id);
        const inBeds = behind('Census', stays, day, TODAY).filter(
          ({ facility_id }) => facility_id !== null && sized.includes(facility_id),
        ).length;
        expect(cell('Available Beds')).toBe(size - inBeds);
        expect(cell('Occupancy')).toBe(`${Math.round((100 * inBeds) / size)}%`);
      });
    }
  });

  test('the census of a day is that of the day before with who came and without who left (C-59)', async () => {
    const rows = new Map<string, Record<string, number>>();
    for (let week = 0; week < DAYS; week += 7) {
      const { census, days } = await grid(addDays(FIRST, week));
      days.forEach((day, index) => {
        const of = Object.fromEntries(census.map((row) => [row.metric, row[`day${index + 1}` as 'day1'] as number]));
        rows.set(day, of);
      });
    }
    for (const [day, row] of rows) {
      const before = rows.get(addDays(day, -1));
      if (!before) continue;
      const scheduled = day >= TODAY ? row['Scheduled Admits']! : 0;
      expect([day, row.Census]).toEqual([day, before.Census! + row.Admits! + scheduled - row.Discharges!]);
    }
  });

  test('a cell lists exactly the inquiries it counts, of all facilities and of one', async () => {
    for (const date of [FIRST, addDays(TODAY, -1), TODAY, addDays(TODAY, 9)])
      for (const metric of CENSUS_METRICS) {
        const { details } = await desk.trpc.census.details.query({ date, metric });
        expect([date, metric, details.length]).toEqual([date, metric, behind(metric, stays, date, TODAY).length]);
        const { id } = facilities[0]!;
        const own = await desk.trpc.census.details.query({ date, metric, facility_id: id });
        const expected = behind(metric, stays, date, TODAY).filter(({ facility_id }) => facility_id === id);
        expect([date, metric, own.details.length]).toEqual([date, metric, expected.length]);
      }
  });

  test('the panel counts each facility, beds and occupancy only where there is a size', async () => {
    const panel = (metric: (typeof CENSUS_METRICS)[number]) => desk.trpc.census.details.query({ date: TODAY, metric });
    const inHouse = behind('Census', stays, TODAY, TODAY);
    const of = (id: string | null) => inHouse.filter(({ facility_id }) => facility_id === id).length;
    const [detox, residential, lodge] = facilities.map(({ id }) => id) as [string, string, string];
    const census = await panel('Census');
    expect(census.facility_counts).toEqual({
      Detox: of(detox),
      Lodge: of(lodge),
      Residential: of(residential),
      Unassigned: of(null),
    });
    expect(census.total_facility_counts).toEqual([
      { name: 'Detox', size: 8 },
      { name: 'Lodge', size: null },
      { name: 'Residential', size: 24 },
    ]);
    expect((await panel('Available Beds')).facility_counts).toEqual({
      Detox: 8 - of(detox),
      Residential: 24 - of(residential),
    });
    expect((await panel('Occupancy')).facility_counts).toEqual({
      Detox: Math.round((100 * of(detox)) / 8),
      Residential: Math.round((100 * of(residential)) / 24),
    });
  });

  test('admits whose date has passed stand above the grid, the longest overdue first', async () => {
    const { overdue } = await grid(TODAY);
    const expected = stays
      .filter(({ status, scheduled_admit_date }) => status === 'SCHEDULED-ADMIT' && scheduled_admit_date! < TODAY)
      .map(({ scheduled_admit_date }) => scheduled_admit_date)
      .sort();
    expect(expected.length).toBeGreaterThan(0);
    expect(overdue.map(({ scheduled_admit_date }) => scheduled_admit_date)).toEqual(expected);
  });

  test('the forecast counts a scheduled admit by the share that is kept', async () => {
    const forecast = await desk.trpc.census.forecast.query({});
    const settled = stays.filter(
      ({ status, scheduled_admit_date }) =>
        ['ADMITTED', 'DISCHARGED', 'DROPPED', 'SCHEDULED-ADMIT'].includes(status) &&
        scheduled_admit_date !== null &&
        scheduled_admit_date < TODAY,
    );
    const kept = settled.filter(({ admit_date }) => admit_date !== null).length;
    expect(forecast).toMatchObject({ kept, scheduled: settled.length, estimate: false });
    expect(forecast.share).toBe(Math.round((100 * kept) / settled.length));
    forecast.days.forEach((day, index) => {
      const all = behind('Census', stays, day, TODAY);
      const scheduled = all.filter(({ status }) => status === 'SCHEDULED-ADMIT').length;
      expect(forecast.expected[index]).toBe(Math.round(all.length - scheduled + (scheduled * forecast.share) / 100));
    });
    // One facility, by the share of all of them.
    const { id: facility_id } = facilities[0]!;
    const own = await desk.trpc.census.forecast.query({ facility_id });
    expect(own).toMatchObject({ kept, scheduled: settled.length, share: forecast.share });
    own.days.forEach((day, index) => {
      const all = behind('Census', stays, day, TODAY).filter((stay) => stay.facility_id === facility_id);
      const scheduled = all.filter(({ status }) => status === 'SCHEDULED-ADMIT').length;
      expect(own.expected[index]).toBe(Math.round(all.length - scheduled + (scheduled * own.share) / 100));
    });
  });
});

test('GET api/census answers the seven days from the one given, and what is overdue', async () => {
  const { status, body } = await desk.rest('GET', `/api/census?date=2025-05-12`);
  expect(status).toBe(200);
  const { days, census } = body.result as { days: string[]; census: object[] };
  expect(days[0]).toBe('2025-05-12');
  expect(days).toHaveLength(7);
  expect(Object.keys(census[0]!)).toEqual([...['metric', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7']]);
  const refused = await desk.rest('GET', '/api/census_details?date=2025-05-12&metric=Sum');
  expect(refused.status).toBe(400);
  expect(refused.body.error?.fields?.metric).toBe('Choose one of the rows of the census.');
});

test('GET api/census takes its day as the seconds of an instant too', async () => {
  const { status, body } = await desk.rest('GET', `/api/census?date=${Date.parse('2025-05-12T16:00:00Z') / 1000}`);
  expect(status).toBe(200);
  expect((body.result as { days: string[] }).days[0]).toBe('2025-05-12');
  const refused = await desk.rest('GET', '/api/census?date=999999999999');
  expect(refused.body.error?.fields).toEqual({ date: 'Enter a date as yyyy-MM-dd' });
});

test('GET api/census refuses a day whose week would go on after the last that can be written', async () => {
  expect((await desk.rest('GET', '/api/census?date=9998-12-31')).status).toBe(200);
  const refused = await desk.rest('GET', '/api/census?date=9999-12-31');
  expect(refused.status).toBe(400);
  expect(refused.body.error?.fields?.date).toBe('Enter a date as yyyy-MM-dd');
});

test('another organization counts nothing of it, whatever facility it names', async () => {
  const other = await app.signIn('admissions', 'b');
  const { census, overdue } = await other.trpc.census.get.query({ date: TODAY });
  expect(census.find(({ metric }) => metric === 'Census')?.day1).toBe(0);
  expect(overdue).toEqual([]);
  const { id: facility_id } = facilities[0]!;
  const { get, forecast, trend } = other.trpc.census;
  for (const foreign of [
    () => get.query({ date: TODAY, facility_id }),
    () => forecast.query({ facility_id }),
    () => trend.query({ facility_id }),
  ])
    await expect(foreign()).rejects.toMatchObject({ data: { code: 'not_found' } });
});

test('outreach reads the name of who is in the house, an analyst the suffix of it', async () => {
  const query = { date: TODAY, metric: 'Census' as const };
  const [inHouse] = (await (await app.signIn('outreach')).trpc.census.details.query(query)).details;
  expect(Object.keys(inHouse!).sort()).toEqual(['id', 'opportunity_name']);
  const [counted] = (await (await app.signIn('analyst')).trpc.census.details.query(query)).details;
  expect(counted!.opportunity_name).toMatch(/^\d{4}$/);
});

test('a change of status is in the grid with the next call', async () => {
  const { id } = await makeInquiry(desk, { firstname: 'Robin', lastname: 'Example' });
  const { id: facility_id } = facilities[0]!;
  const admits = async () => (await grid(TODAY, facility_id)).census.find(({ metric }) => metric === 'Admits')?.day1;
  const before = (await admits()) as number;
  await changeStatus(desk, id, { status: 'ADMITTED', facility: facility_id, duration: 10 });
  expect(await admits()).toBe(before + 1);
});
