import { type PageWord, unpackWords } from '#shared/features/documents/page-words.ts';

/** A page as it was read; its words as they are stored, where their places were kept. */
export interface LaidPage {
  text: string;
  words?: string | null | undefined;
}

/** Words of a line that stand together, apart from the next ones by more than a blank. */
export interface Cell {
  /** Offsets in the page's text. */
  start: number;
  end: number;
  text: string;
  /** Where it begins and ends from the left, in points; guessed from the letters before it where places are unknown. */
  left: number;
  right: number;
}

export interface Line {
  start: number;
  end: number;
  text: string;
  cells: readonly Cell[];
}

interface Token {
  start: number;
  end: number;
  word: PageWord | undefined;
}

/** How wide a letter is taken to be where places are unknown. */
const LETTER = 5;
/** Letters within which a word's own text is looked for: a word that is not there is passed over. */
const NEAR = 400;
/** Blanks wider than this part of the line's height stand between columns. */
const COLUMN_GAP = 0.95;

/** The place of each stretch of letters of the text, by following words and text side by side. */
function tokensOf(text: string, words: readonly PageWord[]): Token[] {
  const placed = new Map<number, PageWord>();
  let cursor = 0;
  for (const word of words) {
    const at = text.slice(cursor, cursor + NEAR).indexOf(word.text);
    if (at === -1 || word.text === '') continue;
    placed.set(cursor + at, word);
    cursor += at + word.text.length;
  }
  // Asked where each stretch ends only: the matches themselves would be most of what reading a page leaves behind.
  const [apart, letters] = [/[\s|]*/y, /[^\s|]+/y];
  const tokens: Token[] = [];
  for (let end = 0; ; end = letters.lastIndex) {
    apart.lastIndex = end;
    apart.test(text);
    const start = apart.lastIndex;
    letters.lastIndex = start;
    if (!letters.test(text)) return tokens;
    tokens.push({ start, end: letters.lastIndex, word: placed.get(start) });
  }
}

function standApart(text: string, before: Token, next: Token): boolean {
  if (/[|\t]| {2,}/.test(text.slice(before.end, next.start))) return true;
  if (!before.word || !next.word) return false;
  const height = Math.max(before.word.h, next.word.h);
  return next.word.x - (before.word.x + before.word.w) > height * COLUMN_GAP;
}

function cellsOf(text: string, lineStart: number, tokens: readonly Token[]): Cell[] {
  const cells: Cell[] = [];
  let before: Token | undefined;
  for (const token of tokens) {
    const left = token.word?.x ?? (token.start - lineStart) * LETTER;
    const right = token.word ? token.word.x + token.word.w : (token.end - lineStart) * LETTER;
    const open = cells.at(-1);
    if (open && before && !standApart(text, before, token)) {
      open.end = token.end;
      open.right = right;
    } else cells.push({ start: token.start, end: token.end, text: '', left, right });
    before = token;
  }
  for (const cell of cells) cell.text = text.slice(cell.start, cell.end);
  return cells;
}

function readLines({ text, words }: LaidPage): Line[] {
  const tokens = tokensOf(text, words ? unpackWords(words) : []);
  const lines: Line[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const own: Token[] = [];
    for (let token = tokens[next]; token && token.start < end; token = tokens[next]) {
      own.push(token);
      next += 1;
    }
    lines.push({ start, end, text: line, cells: cellsOf(text, start, own) });
    start = end + 1;
  }
  return lines;
}

let latest: { page: LaidPage; lines: readonly Line[] } | undefined;

/**
 * The lines of a page with the cells they consist of: by the places of its words, else by wide blanks, tabs and bars. What
 * looks for one kind of entry after another asks for the same page each time, so the latest one's lines are kept.
 */
export function linesOfPage({ text, words }: LaidPage): readonly Line[] {
  if (latest?.page.text !== text || latest.page.words !== words)
    latest = { page: { text, words }, lines: readLines({ text, words }) };
  return latest.lines;
}

/**
 * The page's text with a tab wherever columns stand apart, letter for letter as long as before: what reads tabs as columns
 * then sees those that only places speak of, and its offsets hold in the text itself.
 */
export function withColumns(page: LaidPage): string {
  const parts: string[] = [];
  let at = 0;
  for (const { cells } of linesOfPage(page))
    for (const cell of cells.slice(1)) {
      parts.push(page.text.slice(at, cell.start - 1), '\t');
      at = cell.start;
    }
  parts.push(page.text.slice(at));
  return parts.join('');
}
