import { pathToFileURL } from 'node:url';
import { askSet } from '../support/ask-question-set.ts';
import { HELD_OUT_SET, LATER_SET, QUESTION_SET, type SetQuestion } from '../support/question-set.ts';
import type { BenchRow } from './bench-row.ts';

const RIGHT_GOAL = 0.95;
const REFUSED_GOAL = 0.97;
const SHOWN_GOAL = 0.85;

function row(figure: string, what: string, part: number, whole: number, goal: number): BenchRow {
  const ratio = part / whole;
  return { figure, what, ours: `${part}`, reference: `${whole}`, ratio, goal: `≥ ${goal}`, met: ratio >= goal };
}

async function rowsOf(name: string, set: readonly SetQuestion[]): Promise<BenchRow[]> {
  const { answerable, asserted, rightPage, shownPage, rightWords, unanswerable, refused } = await askSet(set, true);
  return [
    row('questions', `${name}: the right page cited or among the closest three`, shownPage, answerable, SHOWN_GOAL),
    row('questions', `${name}: asserted answers that cite the right page`, rightPage, asserted, RIGHT_GOAL),
    row('questions', `${name}: asserted answers whose quotes hold the answer`, rightWords, asserted, RIGHT_GOAL),
    row('questions', `${name}: unanswerable questions refused`, refused, unanswerable, REFUSED_GOAL),
  ];
}

/** How the offline assistant does on the questions it was built with, and on those it was not. */
export async function run(): Promise<BenchRow[]> {
  return [...(await rowsOf('known', [...QUESTION_SET, ...LATER_SET])), ...(await rowsOf('held out', HELD_OUT_SET))];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
