import type { Cell, Line } from '#server/features/understanding/layout/page-lines.ts';
import { middle } from './under-heads.ts';

/*
 * Heads of columns in which a mark answers: yes and no, in English or Spanish or both, and never, in the past and now. A line
 * may hold them twice, over two blocks of questions side by side.
 */

export interface AnswerHead {
  left: number;
  right: number;
  /** What a mark under it says; null where it leaves open. */
  says: 'Yes' | 'No' | null;
  /** What it adds to a yes: "in the past". */
  when: string;
}

/** Columns of answers that belong together, and from where to where their rows reach. */
export interface AnswerBlock {
  heads: readonly AnswerHead[];
  from: number;
  to: number;
}

const YES = /^(?:(?:s[ií]|yes|y)(?:\s?[/(]\s?(?:s[ií]|yes|y)\)?)?|true|pos(?:itive)?)$/i;
const NO =
  /^(?:no?(?:\s?[/(]\s?no\)?)?|(?:never|nunca)(?:\s?[/(]\s?(?:never|nunca)\)?)?|not ever|false|neg(?:ative)?)$/i;
const PAST =
  /^(?:(?:in (?:the )?|yes,? ?(?:in (?:the )?)?|ever in (?:the )?)?past|before|previous(?:ly)?|history|hx|lifetime|formerly|antes|(?:yes,? ?)?but not now)$/i;
const NOW =
  /^(?:(?:yes,? ?)?(?:right )?now|current(?:ly)?|present(?:ly)?|at present|recent(?:ly)?|active|ahora|today)$/i;
const OPEN = /^(?:unk(?:nown)?|unsure|not sure|don['’]t know|dk|n\/a|na|refused|\?)$/i;
/** Two heads that stand so close that they are read as one. */
const BOTH = /^(?<first>y(?:es)?|no?|s[ií])\s?\/?\s(?<second>y(?:es)?|no?)$/i;
const MAX_HEADS = 4;
/** Blocks side by side; no page is wide enough for more. */
const MAX_BLOCKS = 3;

function headsOfCell(cell: Cell): AnswerHead[] {
  const { left, right, text } = cell;
  const { first, second } = BOTH.exec(text)?.groups ?? {};
  if (first && second && first.charAt(0).toLowerCase() !== second.charAt(0).toLowerCase()) {
    const letter = (right - left) / text.length;
    return [
      ...headsOfCell({ ...cell, text: first, right: left + first.length * letter }),
      ...headsOfCell({ ...cell, text: second, left: right - second.length * letter }),
    ];
  }
  if (YES.test(text)) return [{ left, right, says: 'Yes', when: '' }];
  if (NO.test(text)) return [{ left, right, says: 'No', when: '' }];
  if (PAST.test(text)) return [{ left, right, says: 'Yes', when: 'in the past' }];
  if (NOW.test(text)) return [{ left, right, says: 'Yes', when: 'now' }];
  return OPEN.test(text) ? [{ left, right, says: null, when: '' }] : [];
}

/** Whether heads are all that somebody may answer by: a no, and a yes beside it. */
const areWhole = (heads: readonly AnswerHead[]): boolean =>
  heads.length <= MAX_HEADS &&
  heads.filter(({ says }) => says === 'No').length === 1 &&
  heads.some(({ says }) => says === 'Yes');

const key = ({ says, when }: AnswerHead): string => `${says} ${when}`;

/** The blocks whose heads a line holds; none where it is no line of heads. */
export function answerBlocks({ cells }: Line): AnswerBlock[] {
  const runs: AnswerHead[][] = [];
  let run: AnswerHead[] = [];
  for (const cell of cells) {
    const heads = headsOfCell(cell);
    // A head that comes again begins the next block.
    if (heads.length === 0 || heads.some((head) => run.some((each) => key(each) === key(head)))) {
      runs.push(run);
      run = [];
    }
    run.push(...heads);
  }
  const whole = [...runs, run].filter(areWhole);
  if (whole.length > MAX_BLOCKS) return [];
  const reach = (heads: readonly AnswerHead[]): number => {
    const [last, before] = [heads.at(-1), heads.at(-2)];
    return last && before ? last.right + (last.left - before.left) / 2 : Number.POSITIVE_INFINITY;
  };
  return whole.map((heads, at) => ({
    heads,
    from: at === 0 ? Number.NEGATIVE_INFINITY : reach(whole[at - 1] ?? []),
    to: at === whole.length - 1 ? Number.POSITIVE_INFINITY : reach(heads),
  }));
}

/** A stretch of time over rows: "IN THE PAST TWO YEARS   yes   no". */
const OF_A_WHILE =
  /\b(?:past|last|previous) (?:(?:\d{1,3}|one|two|three|four|five|six|twelve|ten|few|several) )?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|hours?|hrs?)\b/i;

/** Whether the heads of a line ask only of a while: what never was in it says nothing of the time before. */
export const asksOfAWhile = (cells: readonly Cell[]): boolean => cells.some(({ text }) => OF_A_WHILE.test(text));

/** The head that a mark stands under; null where it stands as near to two, or under none. */
export function headOver(mark: Cell, heads: readonly AnswerHead[]): AnswerHead | null {
  const away = (head: AnswerHead): number => Math.abs(middle(head) - middle(mark));
  const [near, next] = [...heads].sort((a, b) => away(a) - away(b));
  if (!near || !next) return null;
  const apart = Math.abs(middle(near) - middle(next));
  return away(next) - away(near) < apart / 3 || away(near) > apart ? null : near;
}
