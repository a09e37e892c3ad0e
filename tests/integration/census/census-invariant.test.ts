import { beforeAll, describe, expect, test } from 'vitest';
import { countsBetween, keptUpTo } from '#server/features/census/census.access.ts';
import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { selectMarks, selectStanding } from '#server/features/metric-standing/metric-standing.access.ts';
import { asOrganization } from '#server/platform/context.ts';
import { read } from '#server/platform/transaction.ts';
import { type CensusCount, censusDays } from '#shared/features/census/census.rules.ts';
import { INQUIRY_STATUSES } from '#shared/features/inquiries/inquiries.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { TODAY } from '#tests/support/status.ts';
import { keepStays } from './keep-stays.ts';
import { behind, type Stay } from './oracle.ts';

const SEED = 'census over ten thousand days';
const DAYS = 10_000;
const FIRST = addDays(TODAY, -6_000);
const STAYS = 1_500;
/** The same history as it is seen on days that lie years apart: scheduled admits count by the day that looks. */
const SEEN_ON = [0, -2_500, -40, 1_800].map((days) => addDays(TODAY, days));

const app = await startTestApp({ limited: false });
const own = asOrganization(app.ctx, app.organizations.a.id);
const random = seededRandom(SEED);
const draw = (below: number) => random(4).readUInt32BE() % below;
const oneOf = <Value>(values: readonly Value[]): Value => values[draw(values.length)]!;

let stays: Stay[];

beforeAll(async () => {
  const facilities = await Promise.all(
    ['Detox', 'Lodge'].map((name) => createFacility(app, 'a', { name, size: name === 'Detox' ? 8 : null })),
  );
  stays = Array.from({ length: STAYS }, () => {
    const status = oneOf(INQUIRY_STATUSES);
    const admitted = status === 'ADMITTED' || status === 'DISCHARGED';
    const start = addDays(FIRST, draw(DAYS));
    const length = oneOf([null, 0, 0, 1, 3, 10, 28, 400]);
    return {
      status,
      facility_id: oneOf([...facilities, null]),
      admit_date: admitted ? start : null,
      scheduled_admit_date: status === 'PRE-ASSESSMENT' ? null : addDays(start, oneOf([0, 0, -3, 5])),
      scheduled_discharge_date: length === null ? null : addDays(start, length),
      finalized_discharge_date: length !== null && draw(3) > 0,
    };
  }).map((stay) =>
    // A discharge never comes before the admit it ends.
    (stay.admit_date ?? stay.scheduled_admit_date ?? '') > (stay.scheduled_discharge_date ?? '9999')
      ? { ...stay, scheduled_discharge_date: null, finalized_discharge_date: false }
      : stay,
  );
  const { patient_id } = await makeInquiry(await app.signIn('admissions'), { firstname: 'Dana', lastname: 'Sample' });
  await keepStays(app, patient_id, stays);
});

type Counts = Record<'scheduled_admits' | 'admits' | 'discharges' | 'census', number>;
const NONE: Counts = { scheduled_admits: 0, admits: 0, discharges: 0, census: 0 };

/** What is counted of every day, over all facilities. */
function byDay(counted: readonly CensusCount[]): Map<string, Counts> {
  const days = new Map<string, Counts>();
  for (const each of counted) {
    const so = days.get(each.day) ?? NONE;
    const sums = Object.keys(NONE).map((key) => [key, so[key as keyof Counts] + each[key as keyof Counts]]);
    days.set(each.day, Object.fromEntries(sums) as Counts);
  }
  return days;
}

const LAST = addDays(FIRST, DAYS - 1);

async function countEveryDay(today: string, fromKept: boolean): Promise<Map<string, Counts>> {
  const [organizations, standing, marks] = await read(own, (db) => [
    db.selectFrom('organizations').select('time_zone').where('id', '=', own.actor.org_id),
    selectStanding(db, own),
    selectMarks(db, own),
  ]);
  const kept = fromKept ? keptUpTo(LAST, organizations[0]!.time_zone, standing[0], marks) : null;
  expect(kept === null).toBe(!fromKept);
  const [counts] = await read(own, (db) => [countsBetween(db, FIRST, LAST, today, kept)]);
  return byDay(counts);
}

describe.each([
  ['the rows', false],
  ['the days that are kept', true],
] as const)(`ten thousand days of "${SEED}", from %s`, (_, fromKept) => {
  beforeAll(async () => {
    // Years of months, of which one call counts a part.
    for (let turn = 0; fromKept && turn < 20; turn++) await keepAllDays(own);
  });

  test.each(SEEN_ON)('seen on %s, each is the day before with who came and without who left (C-59)', async (today) => {
    const counted = await countEveryDay(today, fromKept);
    const days = censusDays(FIRST, DAYS);
    expect(days).toHaveLength(DAYS);
    const broken = days.slice(1).filter((day, at) => {
      const [before, now] = [counted.get(days[at]!) ?? NONE, counted.get(day) ?? NONE];
      const scheduled = day >= today ? now.scheduled_admits : 0;
      return now.census !== before.census + now.admits + scheduled - now.discharges;
    });
    expect(broken).toEqual([]);
    // Not by counting nothing: every eleventh day is what the rule counts one by one.
    for (const day of days.filter((_day, at) => at % 11 === 0)) {
      const { census, admits, discharges, scheduled_admits } = counted.get(day) ?? NONE;
      const found = (['Census', 'Admits', 'Discharges', 'Scheduled Admits'] as const).map(
        (metric) => behind(metric, stays, day, today).length,
      );
      expect([day, census, admits, discharges, scheduled_admits]).toEqual([day, ...found]);
    }
  });
});
