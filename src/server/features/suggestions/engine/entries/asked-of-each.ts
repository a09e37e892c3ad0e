import { folded, nearly } from '#server/features/understanding/assertion/names-alike.ts';
import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { type Cell, type LaidPage, type Line, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { everydayField } from '../labels/everyday-labels.ts';
import { knownLabel, labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import type { FormEntry } from './form-entries.ts';
import { isUnderHead } from './under-heads.ts';

/*
 * Questions that are asked of each of several people at once, in columns that are headed by what they are called: "tried
 * suicide ever   N   N   Y  2022" under "Del   Nadine   Sunniva". Only the client's own column answers for the client, and a
 * remark behind the columns is theirs whose yes it explains.
 */

/** A figure stands for a letter where a reading machine took it for one. */
const NAME = /^(?:\p{Lu}|\d(?=\p{Ll}{2}))[\p{Ll}\d]{1,14}$/u;
const ANSWER = /^(?:y|n|yes|no|x|-|–|\?|unk|n\/a)$/i;
const YES = /^(?:y|yes)$/i;
const NO = /^(?:n|no)$/i;
const MIN_PEOPLE = 2;
const MAX_PEOPLE = 4;
/** Rows that answer, by which the heads are known to be such. */
const MIN_ROWS = 2;
const MAX_ROWS = 24;
/** Letters of a first name by which somebody is called. */
const SHORTEST = 3;
/** Who leads a remark: "Del: a door", "N: codeine". */
const LED_BY = /^(?<who>\p{Lu}\p{Ll}{0,14})\s?:\s?/u;

interface Heads {
  row: number;
  people: readonly Cell[];
  own: Cell;
}

/** Whether a head is what the client is called: by the first name, by how it begins, or by the name in quotes behind it. */
function isCalled(name: string, { firstname }: KnownClient, text: string): boolean {
  const [first = ''] = firstname
    .toLowerCase()
    .replace(/[^\p{L}\s'’-]/gu, '')
    .split(/[\s-]/);
  const called = folded(name);
  if (first.length < SHORTEST) return false;
  if (nearly(called, first) || (called.length >= SHORTEST && first.startsWith(called))) return true;
  return text.toLowerCase().includes(`${first} "${called}"`);
}

function headsOf(lines: readonly Line[], client: KnownClient, text: string): Heads | null {
  for (const [row, { cells }] of lines.entries()) {
    const from = cells.findIndex(({ text: name }, at) => at > 0 && NAME.test(name));
    const people = from < 1 ? [] : cells.slice(from);
    if (people.length < MIN_PEOPLE || people.length > MAX_PEOPLE) continue;
    if (!people.every(({ text: name }) => NAME.test(name) && knownLabel(name) === undefined)) continue;
    const own = people.filter(({ text: name }) => isCalled(name, client, text));
    const [only] = own;
    if (own.length === 1 && only) return { row, people, own: only };
  }
  return null;
}

interface Row {
  label: Cell;
  /** By the person in whose column each stands. */
  answers: ReadonlyMap<Cell, Cell>;
  remark: readonly Cell[];
}

function rowOf({ cells }: Line, { people }: Heads): Row | null {
  const [label, ...rest] = cells;
  if (!label) return null;
  const given = rest.slice(0, people.length);
  if (given.length < people.length || !given.every(({ text }) => ANSWER.test(text))) return null;
  const answers = new Map<Cell, Cell>();
  for (const [at, person] of people.entries()) {
    const mark = given[at];
    if (!mark || !isUnderHead(mark, person)) return null;
    answers.set(person, mark);
  }
  return { label, answers, remark: rest.slice(people.length) };
}

/** A remark of the client's: led by their name, or without a name where nobody else has a yes. */
function ownRemark({ answers, remark }: Row, { people, own }: Heads): string {
  const words = remark.map(({ text }) => text).join(' ');
  const who = LED_BY.exec(words)?.groups?.who;
  const isElses = people.some((each) => each !== own && YES.test(answers.get(each)?.text ?? ''));
  if (who === undefined) return isElses ? '' : words;
  if (who !== own.text) return '';
  const [lead = ''] = LED_BY.exec(words) ?? [];
  const next = people.map(({ text }) => words.indexOf(` ${text}:`)).filter((at) => at > 0);
  return words.slice(lead.length, next.length > 0 ? Math.min(...next) : undefined);
}

/** What the client's column of such questions answers, and the rows of them, which are read for nobody otherwise. */
export function askedOfEach(
  page: LaidPage,
  sections: readonly Section[],
  client: KnownClient | undefined,
): { entries: FormEntry[]; others: { start: number; end: number }[] } {
  const none = { entries: [], others: [] };
  const lines = linesOfPage(page);
  const heads = client ? headsOf(lines, client, page.text) : null;
  if (!heads) return none;
  const rows = lines.slice(heads.row + 1, heads.row + 1 + MAX_ROWS).flatMap((line, at) => {
    const row = rowOf(line, heads);
    return row ? [{ row, line, at: heads.row + 1 + at }] : [];
  });
  if (rows.length < MIN_ROWS) return none;
  const others = rows.map(({ line: { start, end } }) => ({ start, end }));
  const entries = rows.flatMap(({ row, line, at }): FormEntry[] => {
    const answer = row.answers.get(heads.own);
    const everyday = everydayField(row.label.text);
    const meaning = everyday ? { field: everyday } : labelMeaning(row.label.text);
    const section = sections.findLast(({ start }) => start <= line.start);
    const says = YES.test(answer?.text ?? '') ? 'Yes' : NO.test(answer?.text ?? '') ? 'No' : null;
    if (!answer || !says || !meaning?.field || !section) return [];
    const remark = says === 'Yes' ? ownRemark(row, heads) : '';
    // Beside the others' answers a quote says nothing plainly: it reaches over the whole row.
    const end = row.remark.at(-1)?.end ?? line.start + line.text.trimEnd().length;
    const value = remark === '' ? says : `${says}, ${remark}`;
    return [
      {
        meaning,
        label: row.label.text,
        value,
        start: row.label.start,
        valueStart: answer.start,
        end,
        line: at,
        section,
      },
    ];
  });
  // A no to one of two questions that one field asks is no answer to the other: "hits people  N", "breaks things  Y".
  const affirmed = new Set(entries.filter(({ value }) => value !== 'No').map(({ meaning }) => meaning?.field));
  return { entries: entries.filter(({ value, meaning }) => value !== 'No' || !affirmed.has(meaning?.field)), others };
}
