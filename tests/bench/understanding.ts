import { pathToFileURL } from 'node:url';
import { type Answered, askRecords } from '../support/records/measure-answers.ts';
import { suggestFromRecords } from '../support/records/measure-suggestions.ts';
import { measureSummaries } from '../support/records/measure-summaries.ts';
import { HELD_OUT_RECORDS, KNOWN_RECORDS, type ReadRecord } from '../support/records/record-set.ts';
import type { BenchRow } from './bench-row.ts';

/** Known and held out may differ by so much before the rules are taken to fit only what they were made with. */
const APART = 0.15;

type Count = readonly [part: number, whole: number];

interface Figure {
  what: string;
  goal: number;
  /** 0 is the goal: less is better. */
  none?: boolean;
  count: Count;
}

function answerFigures(all: readonly Answered[]): Figure[] {
  const answerable = all.filter(({ question }) => question.answer);
  const silent = all.filter(({ question }) => !question.answer);
  const asserted = all.filter(({ given }) => given.found);
  const part = (of: readonly Answered[], is: (each: Answered) => boolean): Count => [of.filter(is).length, of.length];
  return [
    {
      what: 'the right words asserted or among the closest three',
      goal: 0.85,
      count: part(answerable, ({ shown }) => shown),
    },
    { what: 'asserted answers that are right', goal: 0.95, count: part(asserted, ({ right }) => right) },
    { what: 'unanswerable questions left unasserted', goal: 0.97, count: part(silent, ({ given }) => !given.found) },
    { what: 'a stranger’s facts given', goal: 0, none: true, count: part(all, ({ strange }) => strange) },
  ];
}

function suggestionFigures(records: readonly ReadRecord[]): Figure[] {
  const figures = (of: string, safetyOnly: boolean, precision: number, recall: number): Figure[] => {
    const { right, wrong, missing } = suggestFromRecords(records, safetyOnly);
    return [
      { what: `${of} suggested that are right`, goal: precision, count: [right, right + wrong.length] },
      { what: `${of} of the records that are found`, goal: recall, count: [right, right + missing.length] },
    ];
  };
  return [...figures('values', false, 0.95, 0.6), ...figures('safety values', true, 0.97, 0.8)];
}

function summaryFigures(records: readonly ReadRecord[]): Figure[] {
  const { headings, found, quotes, wrong } = measureSummaries(records);
  return [
    { what: 'headings of a summary that are filled', goal: 0.8, count: [found, headings] },
    {
      what: 'quotes of summaries that are not the client’s page’s own',
      goal: 0,
      none: true,
      count: [wrong.length, quotes],
    },
  ];
}

const figuresOf = async (records: readonly ReadRecord[]): Promise<Figure[]> => [
  ...answerFigures(await askRecords(records)),
  ...suggestionFigures(records),
  ...summaryFigures(records),
];

const ratioOf = ({ count: [part, whole] }: Figure): number => (whole === 0 ? 1 : part / whole);

function rowOf(set: string, figure: Figure): BenchRow {
  const [part, whole] = figure.count;
  const ratio = ratioOf(figure);
  const met = figure.none ? part === 0 : ratio >= figure.goal;
  const goal = figure.none ? '0' : `≥ ${figure.goal}`;
  return {
    figure: 'understanding',
    what: `${set}: ${figure.what}`,
    ours: `${part}`,
    reference: `${whole}`,
    ratio,
    goal,
    met,
  };
}

/** How the offline reading of records does on kinds of records that its rules were made with, and on kinds they were not. */
export async function run(): Promise<BenchRow[]> {
  const held = await figuresOf(HELD_OUT_RECORDS);
  const known = await figuresOf(KNOWN_RECORDS);
  return held.flatMap((figure, at) => {
    const beside = known[at] as Figure;
    const apart = Math.abs(ratioOf(figure) - ratioOf(beside));
    if (apart > APART) console.warn(`${figure.what}: known and held out are ${apart.toFixed(2)} apart`);
    return [rowOf('held out', figure), rowOf('known', beside)];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
