/** A piece of a page that can be an answer: a sentence, a labeled line, a table row, a ticked box. */
export interface Statement {
  /** Character offsets in the page; `page.slice(start, end)` is the statement word for word. */
  start: number;
  end: number;
  text: string;
  /** The heading it stands under, and the column heads or the list's first line, when there are any. */
  heading: string;
  columns: string;
  /** What stands before the colon of a labeled line. */
  label: string;
  role: 'heading' | 'line' | 'sentence';
}

interface Line {
  start: number;
  end: number;
  text: string;
}

/** Consecutive lines that belong together: one heading, one record line with its wrapped rest, one paragraph. */
interface Block {
  start: number;
  end: number;
  text: string;
  kind: 'heading' | 'columns' | 'line' | 'prose';
  gapBefore: boolean;
}

const BOX = /\[\s?[xX✓✔]?\s?\]|[☐☑☒]/;
const BULLET = /^\s*(?:[-–•*·▪◦‣]\s|\(?\d{1,2}[.)]\s|\(?[a-z][.)]\s)/;
const LABEL = /^\s*(?:[-–•*·▪◦‣]\s+)?([A-Z0-9][^:.;!\n]{0,60}?)\s*[:?](?=\s|$)/;
const STARTS_WITH_DATE = /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\b/;
const ENDS_SENTENCE = /[.!?]["')\]]*\s*$/;
/** A question of a form, with its answer or what explains it on the next line. */
const ASKS = /\?\s*$/;
const HOLDS_QUESTION = /\?|\[\s?[xX✓]?\s?\]|[☐☑☒]/;
const FOLLOWS_UP = /^\s*if (?:yes|so)\b/i;
const LONGEST_HEADING = 80;
const LONGEST_ASIDE = 300;
const LONGEST_BLOCK = 3_000;

function linesOf(page: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of page.split(/\r?\n|\f/)) {
    lines.push({ start, end: start + text.length, text });
    start += text.length + (page.startsWith('\r\n', start + text.length) ? 2 : 1);
  }
  return lines;
}

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** A list in capitals gives doses; a heading does not. */
const DOSE = /\d\s?(?:MG|MCG|ML|UNITS?)\b/;

/** An answer in capitals, which heads nothing. */
const ANSWER = /^(?:NKD?A|NKFA|NO KNOWN (?:DRUG |FOOD |MEDICATION )*ALLERGIES)$/;

function isHeading(text: string): boolean {
  const trimmed = text.trim();
  if (ANSWER.test(trimmed)) return false;
  if (trimmed.length < 3 || trimmed.length > LONGEST_HEADING || BOX.test(trimmed)) return false;
  if (/[.;,]$/.test(trimmed) || /:\s*\S/.test(trimmed) || DOSE.test(trimmed)) return false;
  const only = letters(trimmed);
  return only.length >= 3 && only === only.toUpperCase();
}

const COLUMN_WORD =
  /\b(?:medications?|drug|dose|dosage|strength|route|frequency|often|times?|start(?:ed)?|stop(?:ped)?|prescribe[rd]|indication|dates?|results?|tests?|flag|range|reference|units?|cutoff|scores?|scale|meaning|percentile|status|substance|age|last|use|facility|reason|outcome|course|grade|benefit|level|covered|authorization|network|index|name|relationship|phone|amount|type|notes?|comments?|provider)\b/gi;

/** Column heads: a few capitalized words without figures, words that head columns, with rows below them. */
function isColumnHeads(text: string, next: Line | undefined): boolean {
  const trimmed = text.trim();
  if (!next || next.text.trim() === '' || /[\d.:;?!]/.test(trimmed) || BULLET.test(text) || BOX.test(text))
    return false;
  if (!/^[A-Z]/.test(trimmed) || trimmed.split(/\s+/).length > 14) return false;
  return (trimmed.match(COLUMN_WORD)?.length ?? 0) >= 2;
}

const startsItem = (text: string): boolean =>
  BULLET.test(text) || STARTS_WITH_DATE.test(text) || BOX.test(text.trim().slice(0, 3)) || text.includes('\t');

function labelOf(text: string): string {
  const label = LABEL.exec(text)?.[1]?.trim() ?? '';
  return label.split(/\s+/).length <= 10 ? label : '';
}

/** Whether a line goes on from the one before: the one before is nearly full, or the sentence is plainly unfinished. */
function continues(previous: string, text: string, widest: number): boolean {
  if (startsItem(text) || isHeading(text)) return false;
  if (/^\s*[a-z(]/.test(text)) return previous.trim().length > widest * 0.4 && !ENDS_SENTENCE.test(previous);
  if (labelOf(text) !== '' || BOX.test(previous)) return false;
  return widest >= 60 && previous.trim().length > widest * 0.72;
}

function blocksOf(page: string): Block[] {
  const lines = linesOf(page);
  const widest = lines.reduce((most, line) => Math.min(110, Math.max(most, line.text.trim().length)), 0);
  const blocks: Block[] = [];
  let gapBefore = true;
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '') {
      gapBefore = true;
      continue;
    }
    const previous = blocks.at(-1);
    const previousText = lines[index - 1]?.text ?? '';
    const open = previous && previous.text.length < LONGEST_BLOCK;
    const joins = open && !gapBefore && (previous.kind === 'line' || previous.kind === 'prose');
    const answers =
      ASKS.test(previous?.text ?? '') || (FOLLOWS_UP.test(line.text) && HOLDS_QUESTION.test(previous?.text ?? ''));
    if (
      joins &&
      (continues(previousText, line.text, widest) ||
        /:\s*$/.test(previous.text) ||
        (answers && !ASKS.test(line.text) && !isHeading(line.text)))
    ) {
      previous.end = line.end;
      previous.text = page.slice(previous.start, line.end);
      if (labelOf(previous.text) === '') previous.kind = 'prose';
      continue;
    }
    blocks.push({
      start: line.start,
      end: line.end,
      text: line.text,
      kind: kindOf(line, lines[index + 1], previous, gapBefore),
      gapBefore,
    });
    gapBefore = false;
  }
  return blocks;
}

function kindOf(line: Line, next: Line | undefined, previous: Block | undefined, gapBefore: boolean): Block['kind'] {
  if (isHeading(line.text)) return 'heading';
  const opens = gapBefore || previous?.kind === 'heading';
  if (opens && isColumnHeads(line.text, next)) return 'columns';
  return labelOf(line.text) === '' && ENDS_SENTENCE.test(line.text) ? 'prose' : 'line';
}

const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|hon|ofc|sgt|cpl|lt|capt|rev|st|mt|ft|wm|chas|jos|thos|robt|jr|sr|vs|no|div|atty|det|dep|supt|univ|bldg|blvd|ste|circ|cir|mag|crim|dist|approx|apt|ave|inc|dept|tel|ext|fig|mg|ml|i\.e|e\.g|a\.m|p\.m|b\.i\.d|t\.i\.d|q\.d|p\.o|u\.s|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z])\.$/i;

/** "No." is short for a number, but where it answers a label and no number follows. */
const DENIES = /[:?] ?no\.$/i;
const NUMBER_NEXT = /^\s*#?[A-Za-z]{0,4}[- ]?\d/;

const insideParenthesis = (text: string): boolean => {
  const near = text.slice(-LONGEST_ASIDE);
  return near.lastIndexOf('(') > near.lastIndexOf(')');
};

/** Where the sentences of a text begin and end. A full stop after an abbreviation or an initial ends nothing. */
export function sentenceRanges(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?;]["')\]]*(?=\s)/g)) {
    const end = match.index + match[0].length;
    const following = /\S/.exec(text.slice(end))?.[0] ?? '';
    const before = text.slice(Math.max(start, end - 12), end);
    const denies = DENIES.test(before) && !NUMBER_NEXT.test(text.slice(end, end + 12));
    if (match[0].startsWith('.') && ABBREVIATION.test(before) && !denies) continue;
    if (match[0].startsWith('.') && (/[a-z]/.test(following) || /^\s*\(?\w{1,2}\.$/.test(text.slice(start, end))))
      continue;
    // A question of a form is answered behind it or on the line below.
    if (match[0].startsWith('?')) continue;
    if (match[0].startsWith(';') && (end - start < 12 || insideParenthesis(text.slice(start, end)))) continue;
    ranges.push({ start, end });
    start = end;
  }
  if (text.slice(start).trim() !== '') ranges.push({ start, end: text.length });
  return ranges;
}

/** Several labeled values on one line: split where a tab, a wide gap or a ticked box is followed by a new label. */
function fieldRanges(text: string): { start: number; end: number }[] {
  const cuts = [0];
  for (const match of text.matchAll(
    /(?:\t+|\s{2,}|(?<=\S)\s(?=[A-Z][A-Za-z]+(?: [a-z]+){0,3}:\s\S))(?=[A-Z][^:\t\n]{0,40}:\s)/g,
  )) {
    const before = text.slice(cuts.at(-1), match.index);
    if (labelOf(before) !== '') cuts.push(match.index + match[0].length);
  }
  return cuts.map((start, index) => ({ start, end: cuts[index + 1] ?? text.length }));
}

function trimmed(page: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(page[from] ?? '')) from += 1;
  while (to > from && /\s/.test(page[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/**
 * Splits a page into statements, in the order of the page. Knows records as they look: headings in capitals, labeled
 * lines, tables whose columns have heads, lists, ticked boxes, dated notes, and prose whose lines were wrapped.
 */
export function splitStatements(page: string): Statement[] {
  const statements: Statement[] = [];
  let heading = '';
  let columns = '';
  const push = (from: number, to: number, label: string, role: Statement['role']) => {
    const { start, end } = trimmed(page, from, to);
    if (end - start >= 2) statements.push({ start, end, text: page.slice(start, end), heading, columns, label, role });
  };
  for (const block of blocksOf(page)) {
    if (block.kind === 'heading') {
      heading = block.text.trim();
      columns = '';
      push(block.start, block.end, '', 'heading');
      continue;
    }
    if (block.gapBefore) columns = '';
    if (block.kind === 'columns') {
      push(block.start, block.end, '', 'heading');
      columns = block.text.trim();
      continue;
    }
    for (const field of block.kind === 'line' ? fieldRanges(block.text) : [{ start: 0, end: block.text.length }]) {
      const text = block.text.slice(field.start, field.end);
      const label = labelOf(text);
      for (const part of sentenceRanges(text)) {
        const from = block.start + field.start + part.start;
        push(
          from,
          block.start + field.start + part.end,
          part.start === 0 ? label : '',
          block.kind === 'prose' ? 'sentence' : 'line',
        );
      }
    }
  }
  return statements;
}
