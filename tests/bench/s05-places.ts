import type { BenchRow } from './bench-row.ts';
import { LIST_CASES } from './list-cases.ts';
import { PAGE, procedureCall, restPath } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { compare } from './run-load.ts';
import type { BenchApp, World } from './world.ts';

const DEEP_PAGE = 2_000;
/** Of each case: there are some two hundred. One that is not answered in that time gets longer. */
const SECONDS = 1.5;
const SLOW_SECONDS = 30;

type Input = Record<string, unknown>;

/** A list's page; a board has its own size and the nearest names theirs. */
const size = (procedure: string) => (procedure.endsWith('.list') ? PAGE : {});

interface Places {
  next: string;
  prev: string;
}

async function placesAt({ port, headers }: BenchApp, path: string): Promise<Places> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const { result } = (await answer.json()) as { result: Places };
  return result;
}

/** S5 and S5a: a page deep in the list, and every order and filter, against the first page in default order. */
export async function run(world: World): Promise<BenchRow[]> {
  const app = await world.app();
  const { port, headers } = app;
  const against = (input: Input) => compare(headers, { port, path: restPath(input) }, { port, path: restPath({}) });
  const deep = Math.min(DEEP_PAGE, Math.floor(world.rows / PAGE.limit / 2));
  const { next, prev } = await placesAt(app, restPath({ page: deep }));
  const rows = [
    mostRow('S5', `the page after page ${deep}`, await against({ after: next }), 1.2, 'page 1'),
    mostRow('S5', `the page before page ${deep}`, await against({ before: prev }), 1.2, 'page 1'),
    mostRow('S5', `a jump to page ${deep}`, await against({ page: deep }), 60, 'page 1'),
  ];
  for (const { list, procedure, cases, against: base = procedure } of LIST_CASES)
    for (const [what, input] of cases) {
      const call = (name: string, asked: Input) => ({ port, ...procedureCall(name, { ...size(name), ...asked }) });
      const [ours, first] = [call(procedure, input), call(base, {})];
      const times = await compare(headers, ours, first, SECONDS).catch(() =>
        compare(headers, ours, first, SLOW_SECONDS),
      );
      rows.push(mostRow('S5a', `${list}, ${what}`, times, 3, 'page 1'));
    }
  return rows;
}
