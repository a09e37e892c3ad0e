import { everydayField } from '../labels/everyday-labels.ts';
import { labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Forms that ask several questions a row, each with a box for yes and a box for no, the boxes before their letters or right
 * behind them: "2 Seizures  Y[ ] N[ ]   10 Knocked out  Y[x] N[ ]  a fall".
 */

const ADJOINED =
  /(?<!\S)(?<first>y|n|yes|no)(?<box>\[[ xX✓✔]?\]|[☐☑☒])(?<gap>[ \t/]{1,4})(?<second>y|n|yes|no)(?<other>\[[ xX✓✔]?\]|[☐☑☒])(?!\S)/giu;
const PAIR = /(?:\[[ xX✓✔]?\]|[☐☑☒]) ?(?:y|n|yes|no)[ \t/]{1,4}(?:\[[ xX✓✔]?\]|[☐☑☒]) ?(?:y|n|yes|no)(?![\p{L}\d])/giu;
/** The number of the next question of a row. */
const NEXT = /(?<=\s)\d{1,2}[.)]? (?=\p{Lu})/u;
const NUMBER = /^\s*\d{1,2}[.)]?\s+/;
const LONGEST_ROW = 400;
const MAX_LABEL = 80;
/** A yes to these says nothing by itself. */
const LISTED = new Set(['allergies', 'medication_plan', 'recent_substance_abuse']);

/** A word with its box right behind it. */
const WORD_BOX = /(?<=^|[\s\]☐☑☒])(?<word>\p{L}[\p{L}/’'-]{0,24})(?<box>\[[ xX✓✔]?\]|[☐☑☒])(?!\S)/gu;
const ANY_BOX = /\[[ xX✓✔]?\]|[☐☑☒]/gu;

/** Whether a row is of single words, each with its box behind it, and of nothing between them: "Single[x]  Married[ ]". */
function ofWordsFirst(line: string): boolean {
  const words = [...line.matchAll(WORD_BOX)];
  if (words.length < 2 || words.length !== (line.match(ANY_BOX) ?? []).length) return false;
  // What is written behind the last of them would be read as its words.
  if (!/(?:\]|[☐☑☒])\s*$/u.test(line)) return false;
  return words.every((word, at) => {
    const before = words[at - 1];
    return !before || line.slice(before.index + before[0].length, word.index).trim() === '';
  });
}

/** A text with boxes before the words that they stand right behind, letter for letter as long: there most forms have them. */
export function withBoxesFirst(text: string): string {
  if (!/[^\s[\]]\[[ xX✓✔]?\]|\p{L}[☐☑☒]/u.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (ofWordsFirst(line) ? line.replace(WORD_BOX, '$<box>$<word>') : line))
    .join('\n')
    .replace(ADJOINED, (whole: string, first: string, box: string, gap: string, second: string, other: string) =>
      first.charAt(0).toLowerCase() === second.charAt(0).toLowerCase()
        ? whole
        : `${box}${first}${gap}${other}${second}`,
    );
}

const pairsOf = (text: string): RegExpExecArray[] => [...text.slice(0, LONGEST_ROW).matchAll(PAIR)];

/** Whether a value holds the boxes of the row's next question as well as its own. */
export const holdsNextPair = (value: string): boolean => pairsOf(value.split('\n', 1)[0] ?? '').length > 1;

/** Whether nothing is asked before a pair: then the one before it is of another time, or of another person. */
const asksNothing = (text: string, pair: RegExpExecArray, before: RegExpExecArray | undefined): boolean =>
  !/\p{L}{2}/u.test(text.slice(before ? before.index + before[0].length : 0, pair.index));

/** The questions of rows that ask several, each with what stands behind its own boxes. */
export function pairedQuestions(page: string, sections: readonly Section[]): FormEntry[] {
  return linesOf(page).flatMap(({ text, start }, line): FormEntry[] => {
    const pairs = pairsOf(text);
    const section = sections.findLast((each) => each.start <= start);
    if (pairs.length < 2 || !section || pairs.some((pair, at) => asksNothing(text, pair, pairs[at - 1]))) return [];
    let from = 0;
    return pairs.flatMap((pair, at): FormEntry[] => {
      const behind = pair.index + pair[0].length;
      const until = pairs[at + 1]?.index ?? text.length;
      const between = text.slice(behind, until);
      const next = pairs[at + 1] ? nextIn(between) : between.length;
      const lead = NUMBER.exec(text.slice(from, pair.index))?.[0].length ?? 0;
      const asked = text.slice(from + lead, pair.index);
      const [labelAt, label] = [
        from + lead + asked.length - asked.trimStart().length,
        asked.trim().replace(/[:?.\s]+$/, ''),
      ];
      from = behind + next;
      const everyday = everydayField(label);
      const meaning = everyday ? { field: everyday } : labelMeaning(label);
      const remark = between.slice(0, next).trim();
      const isBare = LISTED.has(meaning?.field ?? '') && remark === '' && /^(?:\[ ?[xX✓✔]\]|[☑☒]) ?y/iu.test(pair[0]);
      if (!meaning?.field || label.length > MAX_LABEL || /\t/.test(label) || isBare) return [];
      const end = behind + between.slice(0, next).trimEnd().length;
      const value = text.slice(pair.index, end).replace(/\t/g, ' ');
      return [
        {
          meaning,
          label,
          value,
          start: start + labelAt,
          valueStart: start + pair.index,
          end: start + end,
          line,
          section,
        },
      ];
    });
  });
}

/** Where the next question begins behind the boxes of one. */
function nextIn(between: string): number {
  const number = between.search(NEXT);
  if (number !== -1) return number;
  const column = between.trimEnd().lastIndexOf('\t');
  return column === -1 ? between.search(/\S|$/) : column;
}
