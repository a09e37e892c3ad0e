import { pathToFileURL } from 'node:url';
import { type Answered, askRecords } from '../support/records/measure-answers.ts';
import { measureNamesakes } from '../support/records/measure-namesakes.ts';
import { countBySort, type SortCount } from '../support/records/measure-sorts.ts';
import { suggestFromRecords } from '../support/records/measure-suggestions.ts';
import { measureSummaries } from '../support/records/measure-summaries.ts';
import {
  HELD_OUT_RECORDS,
  KNOWN_RECORDS,
  ONCE_APART_RECORDS,
  type ReadRecord,
  SET_APART_RECORDS,
} from '../support/records/record-set.ts';
import type { BenchRow } from './bench-row.ts';

/** Known and other sets may differ by so much before the rules are taken to fit only what they were made with. */
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
      what: 'the right page asserted or among the closest three',
      goal: 0.85,
      count: part(answerable, ({ opened }) => opened),
    },
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

function namesakeFigures(records: readonly ReadRecord[]): Figure[] {
  const { taken, lost } = measureNamesakes(records);
  return [
    { what: 'pages of a namesake taken for the client’s', goal: 0, none: true, count: taken },
    { what: 'the client’s pages beside them taken for the namesake’s', goal: 0, none: true, count: lost },
  ];
}

interface Measured {
  figures: Figure[];
  sorts: SortCount[];
}

async function measure(records: readonly ReadRecord[]): Promise<Measured> {
  const all = await askRecords(records);
  const figures = [
    ...answerFigures(all),
    ...suggestionFigures(records),
    ...summaryFigures(records),
    ...namesakeFigures(records),
  ];
  return { figures, sorts: countBySort(all) };
}

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

function warnApart(set: string, figure: Figure, known: Figure): void {
  const apart = Math.abs(ratioOf(figure) - ratioOf(known));
  if (apart > APART) console.warn(`${figure.what}: known and ${set} are ${apart.toFixed(2)} apart`);
}

async function measureSets(): Promise<{ rows: BenchRow[]; sorts: SortCount[] }> {
  const apart = await measure(SET_APART_RECORDS);
  const once = await measure(ONCE_APART_RECORDS);
  const held = await measure(HELD_OUT_RECORDS);
  const known = await measure(KNOWN_RECORDS);
  const rows = known.figures.flatMap((beside, at) => {
    const others = [
      ['set apart', apart.figures[at]] as const,
      ['once apart', once.figures[at]] as const,
      ['held out', held.figures[at]] as const,
    ];
    return [
      ...others.flatMap(([set, figure]) => {
        if (!figure) return [];
        warnApart(set, figure, beside);
        return [rowOf(set, figure)];
      }),
      rowOf('known', beside),
    ];
  });
  return { rows, sorts: apart.sorts };
}

/**
 * How the offline reading of records does on records that nobody reads who writes its rules, on kinds that were such until
 * they were read, on kinds held out at first, and on kinds the rules were made with.
 */
export const run = async (): Promise<BenchRow[]> => (await measureSets()).rows;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows, sorts } = await measureSets();
  console.table(rows);
  console.table(sorts);
}
