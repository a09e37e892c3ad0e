import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { PageWord } from '#shared/features/documents/page-words.ts';

/** A run of letters on one line of a page: points from the top left corner, the box around its letters. */
export interface TextPiece {
  text: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Written from right to left. */
  rtl: boolean;
  /** Its line runs from left to right over the page as it is read, not up or down. */
  level: boolean;
}

/** How far letters reach above and below their line, of their size. */
const [ABOVE, BELOW] = [0.8, 0.2];
/** Two pieces whose corners stand closer than this, of the letters' size, are the same letters printed twice. */
const SAME_SPOT = 0.2;
/** Pieces of a line that begin with the letter before, printed again, until every letter of it is taken to be. */
const MIN_CUT = 4;
const NARROW = /[ .,:;'!|iljtf()[\]]/;
const WIDE = /[mwMW@%—]/;
const widthOf = (letter: string): number => (NARROW.test(letter) ? 0.5 : WIDE.test(letter) ? 1.5 : 1);

/** Where a piece of the library's stands. */
export function placePiece(
  { str, dir, transform, width, height }: TextItem,
  { transform: view }: PageViewport,
): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view as number[];
  const [ta = 1, tb = 0, , , te = 0, tf = 0] = transform as number[];
  const size = Math.hypot(ta, tb) || 1;
  const along = { x: (a * ta + c * tb) / size, y: (b * ta + d * tb) / size };
  const scale = Math.hypot(along.x, along.y) || 1;
  const [x, y] = [a * te + c * tf + e, b * te + d * tf + f];
  const end = { x: x + along.x * width, y: y + along.y * width };
  const tall = height * scale;
  const level = Math.abs(along.y) < Math.abs(along.x);
  // Letters stand to the left of the way their line runs.
  const up = { x: (along.y / scale) * tall, y: (-along.x / scale) * tall };
  const corners = [x, end.x].flatMap((at) => [at + up.x * ABOVE, at - up.x * BELOW]);
  const rows = [y, end.y].flatMap((at) => [at + up.y * ABOVE, at - up.y * BELOW]);
  const [left, top] = [Math.min(...corners), Math.min(...rows)];
  return {
    text: str,
    x: left,
    y: top,
    w: Math.max(...corners) - left,
    h: Math.max(...rows) - top,
    rtl: dir === 'rtl',
    level,
  };
}

/** The widths of a piece's letters, as shares of its own. */
function shares(text: string): number[] {
  const widths = Array.from(text, widthOf);
  const whole = widths.reduce((sum, width) => sum + width, 0) || 1;
  return widths.map((width) => width / whole);
}

/** What is left of a piece when its first letter is that of the one before, printed a second time to look bold. */
function withoutFirstTwice(piece: TextPiece, before: TextPiece): TextPiece | null {
  const letters = Array.from(piece.text);
  const last = Array.from(before.text).at(-1);
  if (!piece.level || letters[0] !== last || last === undefined || last === ' ') return piece;
  const lastAt = before.x + before.w * (1 - (shares(before.text).at(-1) ?? 0));
  const close = piece.h * SAME_SPOT;
  if (Math.abs(piece.x - lastAt) > close || Math.abs(piece.y - before.y) > close) return piece;
  if (letters.length === 1) return null;
  const cut = piece.w * (shares(piece.text)[0] ?? 0);
  return { ...piece, text: letters.slice(1).join(''), x: piece.x + cut, w: piece.w - cut };
}

/** Two of a narrow letter: printed twice, the library takes both for one run. */
const NARROW_TWICE = /([iljtfI1.,:;'!|()[\]])\1/g;

/** Leaves out what is printed a second time at the same spot, whole pieces or single letters: fake bold and shadows. */
export function withoutRepeats(pieces: readonly TextPiece[]): TextPiece[] {
  const kept: TextPiece[] = [];
  let cut = 0;
  for (const piece of pieces) {
    const close = Math.max(piece.h, 1) * SAME_SPOT;
    const before = kept.at(-1);
    const twice =
      before?.text === piece.text &&
      piece.text.trim() !== '' &&
      Math.abs(before.x - piece.x) <= close &&
      Math.abs(before.y - piece.y) <= close;
    if (twice) continue;
    const rest = before ? withoutFirstTwice(piece, before) : piece;
    if (rest !== piece) cut += 1;
    if (rest) kept.push(rest);
  }
  const eachLetterTwice = cut >= MIN_CUT && cut > pieces.length / 2;
  return eachLetterTwice ? kept.map((piece) => ({ ...piece, text: piece.text.replace(NARROW_TWICE, '$1') })) : kept;
}

/** The words of a piece, each with its share of the piece's place. */
export function wordsOf({ text, x, y, w, h, level, rtl }: TextPiece): PageWord[] {
  const letters = Array.from(text);
  const ends = shares(text);
  for (const at of ends.keys()) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0);
  return wordSpans(letters).map(([first, last]) => {
    const span = { from: ends[first - 1] ?? 0, to: ends[last] ?? 1 };
    const { from, to } = rtl ? { from: 1 - span.to, to: 1 - span.from } : span;
    const place = level ? { x: x + w * from, y, w: w * (to - from), h } : { x, y: y + h * from, w, h: h * (to - from) };
    return { text: letters.slice(first, last + 1).join(''), ...place };
  });
}

/** Where words begin and end among letters and blanks. */
function wordSpans(letters: readonly string[]): [first: number, last: number][] {
  const spans: [number, number][] = [];
  for (const [at, letter] of letters.entries()) {
    if (letter.trim() === '') continue;
    const open = spans.at(-1);
    if (open?.[1] === at - 1) open[1] = at;
    else spans.push([at, at]);
  }
  return spans;
}
