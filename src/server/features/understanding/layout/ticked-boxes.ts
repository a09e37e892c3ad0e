/** A box of a form as extraction leaves it: `[X]`, `[/]`, `[ ]`, `☒`, `(x)`, `(o)`, `_X_`, and a line left blank. */
const BOX =
  /\[\s?(?<a>[xXvV✓✔*/\\•●+]?)\s?\]|(?<b>[☐☑☒✓✔□■◉◯○●⦿])|\(\s?(?<c>[xXo✓✔*•●/])\s?\)|\((?<e>\s?)\)|(?<![A-Za-z_])_+(?<d>[xX✓])_+|(?<![A-Za-z_])(?<f>_{2,})/gu;

export interface Box {
  ticked: boolean;
  /** What the box stands for, as written beside it. */
  option: string;
}

const isTicked = ({ a, b, c, d }: Record<string, string | undefined>): boolean =>
  Boolean(a) || Boolean(c) || Boolean(d) || (b !== undefined && /[☑☒✓✔■◉●⦿]/u.test(b));

/** Crosses and lines instead of boxes: "X No  _ Yes". A cross alone is a word; beside such a line it is a mark. */
const LINES = /(?<!\S)(?<f>_)(?=\s\p{L})|(?<!\S)(?<d>[xX])(?=\s\p{L})/gu;
const LINE = /(?<!\S)_\s\p{L}/u;

const marksOf = (text: string): RegExpMatchArray[] => {
  const boxes = [...text.matchAll(BOX)];
  return boxes.length === 0 && LINE.test(text) ? [...text.matchAll(LINES)] : boxes;
};

/** Where the first box of a text stands; -1 without one. */
export const firstBox = (text: string): number => marksOf(text)[0]?.index ?? -1;

export const holdsBox = (text: string): boolean => text.search(BOX) !== -1 || LINE.test(text);

/** The boxes of a text with their options. Where the text begins with a box, each stands before its option; else after. */
export function readBoxes(text: string): Box[] {
  const marks = marksOf(text);
  const [first] = marks;
  if (!first) return [];
  const leads = text.slice(0, first.index).trim() === '';
  return marks.map((mark, at) => {
    const before = marks[at - 1];
    const behind = (each: RegExpMatchArray) => (each.index ?? 0) + each[0].length;
    const from = leads ? behind(mark) : before ? behind(before) : 0;
    const to = leads ? (marks[at + 1]?.index ?? text.length) : mark.index;
    return { ticked: isTicked(mark.groups ?? {}), option: text.slice(from, to).trim() };
  });
}

export interface YesNo {
  answer: 'Yes' | 'No';
  /** What is written beside the answer. */
  remark: string;
}

const YES = /^(?:yes|y|positive)\b/i;
const NO =
  /^["“‘']?(?:no|nope|n|none|never|neg|negative|denie[sd]|denied|not applicable to client|none (?:reported|known|noted)|no known|ning[uú]n[oa]?|nunca|niega|not (?:that (?:i|we|he|she|they|family|mom|wife) (?:know|am aware|are aware|is aware|recall|remember)|to (?:my|his|her|their|our) knowledge))\b(?!\s*(?:answer|response|longer|info))/i;
/** A zero, as nurses write a no. */
const ZERO = /^(?:[øØ∅]|nil|zero)[.]?$/iu;
const OPTION =
  /^(?:s[ií]\s?\/\s?(?=yes|y\b))?(yes|present|positive|true|y|not present|not applicable|absent|negative|denie[sd]|false|none|never|no|n)\b[\s,:;.–-]*(.*)$/is;
/** The form's own print, where the answer is circled. */
const PRINTED = /^(\(\s?)?(yes|y|no|n)(?:\s?\))?(?:[\s/|]+|\s+or\s+)(\(\s?)?(yes|y|no|n)(?:\s?\))?\s?[.?]?$/i;
const AFFIRMED = /^(?:y|present|positive|true)/i;

function fromBoxes(boxes: readonly Box[]): YesNo | null {
  const options = boxes.map(({ ticked, option }) => ({ ticked, match: OPTION.exec(option) }));
  const known = options.filter(({ match }) => match);
  const ticked = known.filter((each) => each.ticked);
  const [only] = ticked;
  if (known.length < 1 || ticked.length !== 1 || !only?.match || options.some((each) => each.ticked && !each.match))
    return null;
  const remark = known.at(-1)?.match?.[2] ?? '';
  return { answer: AFFIRMED.test(only.match[1] ?? '') ? 'Yes' : 'No', remark: remark.trim() };
}

/** What a yes-or-no value of a form says; null where it says neither, or both. */
export function readYesNo(value: string): YesNo | null {
  const boxes = readBoxes(value);
  if (boxes.length > 0) return fromBoxes(boxes);
  const text = value.trim();
  const printed = PRINTED.exec(text);
  const [, first, one = '', second, other = ''] = printed ?? [];
  // "No No" is what two columns say, and no choice.
  if (printed && one.charAt(0).toLowerCase() !== other.charAt(0).toLowerCase()) {
    if (Boolean(first) === Boolean(second)) return null;
    return { answer: /^y/i.test(first ? one : other) ? 'Yes' : 'No', remark: '' };
  }
  const remarkOf = (pattern: RegExp) =>
    text
      .replace(pattern, '')
      .replace(/^[\s,:;.–-]+/, '')
      .trim();
  if (YES.test(text)) return { answer: 'Yes', remark: remarkOf(YES) };
  if (ZERO.test(text)) return { answer: 'No', remark: '' };
  return NO.test(text) ? { answer: 'No', remark: remarkOf(NO) } : null;
}

/** A mark in a column of a row, without a word that says what it answers. */
const IN_COLUMN =
  /^(?!.*(?<!\p{L})(?:yes|no|none|y|n|never|denie[sd]|s[ií])(?!\p{L})).*[^\s:]\s+(?:[xX✓✔]|\[\s?[xX✓✔]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒])(?:\s*(?:[xX✓✔]|\[\s?[xX✓✔]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒]))*\s*$/iu;
const LONGEST_ROW = 300;

/** A cross behind what is asked, whatever stands behind it: "Diabetic? X 12." */
const ASKED_AND_CROSSED = /\?\s{0,9}[xX✓✔](?=\s(?!\s?(?:yes|no|y|n)\b)|$)/iu;

/** Whether words mean only by the column of their mark what they say: "Seizures or convulsions  X". */
export function saysByColumn(text: string): boolean {
  if (text.length > LONGEST_ROW) return false;
  const row = text.replace(/\s/g, ' ');
  return IN_COLUMN.test(row) || ASKED_AND_CROSSED.test(row);
}
