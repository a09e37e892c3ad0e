import pg from 'pg';
import { searchTerm } from '#shared/platform/search-term.ts';
import type { Recorded } from '../support/recorded-statements.ts';
import { type BenchRow, median } from './bench-row.ts';
import { LAST_NAMES, RARE_LAST_NAME } from './dataset/words.ts';
import { contactStatements, LARGE_ORGANIZATION, listStatements, PAGE, sourceStatements } from './list-requests.ts';
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

/** A list's own statements, and what its search finds, written out in its default order. */
interface Searched {
  what: string;
  terms: typeof TERMS;
  statements: typeof listStatements;
  functions: { search: string; count: string };
  table: string;
  where: string;
  order: string;
}

const LISTS: readonly Searched[] = [
  {
    what: '',
    terms: TERMS,
    statements: listStatements,
    functions: { search: 'search_inquiries', count: 'count_inquiries' },
    table: 'inquiries',
    where: 'true',
    order: 'i.created_at desc, i.id desc',
  },
  {
    what: 'sources, ',
    terms: TERMS.filter(([, term]) => !/\d/.test(term)),
    statements: sourceStatements,
    functions: { search: 'search_referral_sources', count: 'count_referral_sources' },
    table: 'referral_sources',
    where: 'i.is_active',
    order: `coalesce(i.last_activity_date, '-infinity'::date) desc, i.id desc`,
  },
  {
    what: 'contacts, ',
    terms: TERMS,
    statements: contactStatements,
    functions: { search: 'search_contacts', count: 'count_contacts' },
    table: 'referral_contacts',
    where: 'i.is_active',
    order: 'i.created_at desc, i.id desc',
  },
];

/** The statement with another text in place of the call of a function, whatever its arguments hold in parentheses. */
function inPlaceOf(call: string, text: string, by: string): string {
  const start = text.indexOf(`${call}(`);
  if (start < 0) return text;
  let end = start + call.length;
  for (let depth = 0; end < text.length; end++) {
    if (text[end] === '(') depth++;
    else if (text[end] === ')' && --depth === 0) break;
  }
  return `${text.slice(0, start)}${by}${text.slice(end + 1)}`;
}

/**
 * The same statement with the search written out where it calls the product's function: what a superuser, past
 * row-level security, gets from the trigram index.
 */
function direct({ text, values }: Recorded, term: string, { functions, table, where, order }: Searched): Recorded {
  const literal = `'%${searchTerm(term).toLowerCase()}%'`;
  const sought = `from ${table} i where i.org_id = '${LARGE_ORGANIZATION}' and ${where} and i.search_text like ${literal}`;
  const most = PAGE.limit + 1;
  const page = inPlaceOf(functions.search, text, `(select i.id ${sought} order by ${order} limit ${most})`);
  const inlined = inPlaceOf(functions.count, page, `(select count(*) from (select 1 ${sought} limit 10001) counted)`);
  if (inlined === text) throw new Error(`the statement does not search ${table}`);
  const kept: unknown[] = [];
  const renumbered = inlined.replace(/\$(\d+)/g, (_, place: string) => `$${kept.push(values[Number(place) - 1])}`);
  return { text: renumbered, values: kept };
}

/** Milliseconds the statements take one after another, prepared under this name. */
async function timed(client: pg.Client, statements: readonly Recorded[], name: string): Promise<number> {
  const began = performance.now();
  for (const [index, { text, values }] of statements.entries())
    await client.query({ name: `${name} ${index}`, text, values: [...values] });
  return performance.now() - began;
}

/** S6: page and total of a search as the application's role, against the same two searches without row-level security. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const options = `-c role=landfall_app -c app.org_id=${LARGE_ORGANIZATION} -c synchronous_commit=off`;
  const app = new pg.Client({ connectionString: database.url, options });
  const owner = new pg.Client({ connectionString: database.url });
  await Promise.all([app.connect(), owner.connect()]);
  const rows: BenchRow[] = [];
  for (const list of LISTS)
    for (const [what, term] of list.terms) {
      const { page, total } = await list.statements(world, { query: term });
      const ours = [page, total];
      const reference = ours.map((statement) => direct(statement, term, list));
      const times = { ours: [] as number[], reference: [] as number[] };
      for (let turn = 0; turn < RUNS; turn++) {
        times.reference.push(await timed(owner, reference, `reference ${list.what}${term}`));
        times.ours.push(await timed(app, ours, `ours ${list.what}`));
      }
      const middle = { ours: median(times.ours), reference: median(times.reference) };
      rows.push(mostRow('S6', `search: ${list.what}${what}`, middle, 1.5, 'without row-level security'));
    }
  await Promise.all([app.end(), owner.end()]);
  return rows;
}
