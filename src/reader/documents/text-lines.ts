import { countWordCharacters } from './clean-text.ts';
import type { TextPiece } from './text-pieces.ts';

/** Pieces further apart than this, of the letters' size, don't touch. */
const GAP = 0.2;
/** A piece that begins so far before the end of the last one, of the letters' size, is one of its own. */
const OVERLAP = 0.5;

/**
 * The text of one line. Programs that fill in forms draw its pieces in any order: they are put where they stand, with a
 * blank where they don't touch. What is written from right to left keeps its own order.
 */
export function joinLine(pieces: readonly TextPiece[]): string {
  if (leftwardShare(pieces) > 0.5) return joinLeftward(pieces);
  const blanks = pieces.filter(({ text }) => text.trim() === '');
  const inked = pieces.filter(({ text }) => text.trim() !== '');
  if (!inked.every(({ level }) => level)) return pieces.map(({ text }) => text).join('');
  const inOrder = inked.every((piece, at) => at === 0 || piece.x >= (inked[at - 1]?.x ?? 0));
  if (inOrder && blanks.length > 0) return joinTouching(pieces);
  return joinTouching(inOrder ? inked : inked.toSorted((a, b) => a.x - b.x));
}

function joinTouching(pieces: readonly TextPiece[]): string {
  let line = '';
  let before: TextPiece | null = null;
  for (const piece of pieces) {
    if (piece.text.trim() === '') {
      line += piece.text;
      continue;
    }
    if (before && !/\s$/.test(line) && !/^\s/.test(piece.text) && standApart(before, piece)) line += ' ';
    line += piece.text;
    before = piece;
  }
  return line;
}

function standApart(before: TextPiece, piece: TextPiece): boolean {
  const gap = piece.x - (before.x + before.w);
  const size = Math.max(Math.min(before.h, piece.h), 1);
  return gap > size * GAP || gap < -size * OVERLAP;
}

/** How much of a line's letters is written from right to left. */
function leftwardShare(pieces: readonly TextPiece[]): number {
  const letters = (some: readonly TextPiece[]) => some.reduce((sum, { text }) => sum + countWordCharacters(text), 0);
  return letters(pieces.filter(({ rtl }) => rtl)) / Math.max(1, letters(pieces));
}

/**
 * Printing programs write a line that runs from right to left as it is seen, from left to right. The library turns the
 * letters of each piece, but leaves the pieces in that order.
 */
function joinLeftward(pieces: readonly TextPiece[]): string {
  const parts = pieces.map(({ text }) => text);
  const leftward = pieces.filter(({ rtl }) => rtl);
  const [first, last] = [leftward[0], leftward.at(-1)];
  const asSeen = first && last && first !== last && first.x < last.x;
  return (asSeen ? parts.reverse() : parts).join('');
}
