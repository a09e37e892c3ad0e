import { pathToFileURL } from 'node:url';
import { DEMO_SET } from '../support/autofill/demo-set.ts';
import { HELD_OUT_SET } from '../support/autofill/held-out-set.ts';
import { KNOWN_SET } from '../support/autofill/known-set.ts';
import { judge, type Outcome, openScanReader, type ReadRecord } from '../support/autofill/read-set.ts';
import type { SetRecord } from '../support/autofill/set-record.ts';
import type { BenchRow } from './bench-row.ts';

const PRECISION_GOAL = 0.95;
const RECALL_GOAL = 0.8;
/** A wrong value in a record does more harm than an empty field, which somebody still asks about. */
const WEIGHT_OF_WRONG = 5;
const WEIGHTED_GOAL = 0.7;

function row(figure: string, what: string, part: number, whole: number, goal: number): BenchRow {
  const ratio = whole === 0 ? 1 : part / whole;
  return { figure, what, ours: `${part}`, reference: `${whole}`, ratio, goal: `≥ ${goal}`, met: ratio >= goal };
}

async function rowsOf(name: string, set: readonly SetRecord[], read: ReadRecord): Promise<BenchRow[]> {
  const outcomes: Outcome[] = [];
  for (const record of set) outcomes.push(await judge(record, read));
  const count = (part: 'right' | 'wrong' | 'missing') => outcomes.reduce((sum, each) => sum + each[part].length, 0);
  const [right, wrong, missing] = [count('right'), count('wrong'), count('missing')];
  for (const { record, wrong: values, missing: fields } of outcomes) {
    for (const { field, value } of values)
      console.log(`${name} ${record.key}: wrong ${field} = ${JSON.stringify(value)}`);
    if (fields.length > 0) console.log(`${name} ${record.key}: missing ${fields.join(', ')}`);
  }
  const weighted = Math.max(0, right - WEIGHT_OF_WRONG * wrong);
  return [
    row('autofill', `${name}: suggested values that are right`, right, right + wrong, PRECISION_GOAL),
    row('autofill', `${name}: values of the records that are found`, right, right + missing, RECALL_GOAL),
    row(
      'autofill',
      `${name}: found, each wrong one counted ${WEIGHT_OF_WRONG} times`,
      weighted,
      right + missing,
      WEIGHTED_GOAL,
    ),
  ];
}

/** How the offline reading of records does on those it was made with, and on those it was not. */
export async function run(): Promise<BenchRow[]> {
  const { read, close } = openScanReader();
  try {
    return [
      ...(await rowsOf('known', [...DEMO_SET, ...KNOWN_SET], read)),
      ...(await rowsOf('held out', HELD_OUT_SET, read)),
    ];
  } finally {
    await close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
