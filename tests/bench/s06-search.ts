import pg from 'pg';
import { searchTerm } from '../../src/shared/platform/search-term.ts';
import { type BenchRow, median } from './bench-row.ts';
import { LAST_NAMES, RARE_LAST_NAME } from './dataset/words.ts';
import { LARGE_ORGANISATION, listStatements, PAGE } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import type { World } from './world.ts';

const RUNS = 25;

/** Four kinds of term by name and by phone number: found everywhere, now and then, hardly, never. */
const TERMS: readonly [what: string, term: string][] = [
  ['a common part of a name', 'son'],
  ['a middling name', LAST_NAMES[700]!.toLowerCase()],
  ['a rare name', RARE_LAST_NAME.slice(0, 8)],
  ['no name', 'xqzzyvw'],
  ['a common part of a number', '555-01'],
  ['a middling part of a number', '(417) 555-01'],
  ['one number', '(417) 555-0142'],
  ['no number', '(999) 999-9999'],
];

/** The search that the product's functions stand in for: the trigram index asked directly, past row-level security. */
function direct(term: string): string[] {
  const literal = `'%${searchTerm(term).toLowerCase()}%'`;
  const where = `from inquiries where org_id = '${LARGE_ORGANISATION}' and search_text like ${literal}`;
  return [
    `select id ${where} order by created_at desc, id desc limit ${PAGE.limit + 1}`,
    `select count(*) from (select 1 ${where} limit 10001) counted`,
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** S6: page and total of a search as the application's role, against the same two searches without row-level security. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const options = `-c role=landfall_app -c app.org_id=${LARGE_ORGANISATION} -c synchronous_commit=off`;
  const app = new pg.Client({ connectionString: database.url, options });
  const owner = new pg.Client({ connectionString: database.url });
  await Promise.all([app.connect(), owner.connect()]);
  const rows: BenchRow[] = [];
  for (const [what, term] of TERMS) {
    const { page, total } = await listStatements(world, { query: term });
    const ours = [page, total].map(({ text, values }, index) => ({ name: `q${index}`, text, values: [...values] }));
    const reference = direct(term);
    const times = { ours: [] as number[], reference: [] as number[] };
    for (let turn = 0; turn < RUNS; turn++) {
      times.reference.push(
        await timed(async () => {
          for (const text of reference) await owner.query(text);
        }),
      );
      times.ours.push(
        await timed(async () => {
          for (const query of ours) await app.query(query);
        }),
      );
    }
    const middle = { ours: median(times.ours), reference: median(times.reference) };
    rows.push(mostRow('S6', `search: ${what}`, middle, 1.5, 'without row-level security'));
  }
  await Promise.all([app.end(), owner.end()]);
  return rows;
}
