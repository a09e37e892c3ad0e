import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { asOrganization } from '#server/platform/context.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import type { BenchRow } from './bench-row.ts';
import { adminContext, LARGE_ORGANIZATION, restPath } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { compare } from './run-load.ts';
import type { World } from './world.ts';

const MAX_RATIO = 3;

/** S9: the census of seven days and the people behind a cell of it, against page 1 of the list, asked in turn. */
export async function run(world: World): Promise<BenchRow[]> {
  const { port, headers } = await world.app();
  const today = dayInZone(new Date(), 'UTC');
  // As the worker keeps them within seconds of a write; other benches have none.
  const own = asOrganization(await adminContext(world), LARGE_ORGANIZATION);
  for (let turn = 0; turn < 20; turn++) await keepAllDays(own);
  const against = (path: string) => compare(headers, { port, path }, { port, path: restPath({}) });
  const name = `of ${world.rows.toLocaleString('en-US')} inquiries`;
  return [
    mostRow('S9', `census grid ${name}`, await against(`/api/census?date=${addDays(today, -7)}`), MAX_RATIO, 'page 1'),
    mostRow(
      'S9',
      `a cell's details ${name}`,
      await against(`/api/census_details?date=${addDays(today, -7)}&metric=Admits`),
      MAX_RATIO,
      'page 1',
    ),
  ];
}
