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

const lettersOf = (pieces: readonly TextPiece[]): number =>
  pieces.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** How much of a line's letters is written from right to left; numbers are written alike in either. */
const leftwardShare = (pieces: readonly TextPiece[]): number =>
  lettersOf(pieces.filter(({ rtl }) => rtl)) / Math.max(1, lettersOf(pieces));

const isNeutral = ({ text }: TextPiece): boolean => countWordCharacters(text) === 0;
const COMBINING = /^\p{M}+$/u;

/** Pieces without blanks, a mark that stands above or below a letter with its letter. */
function inkedPieces(pieces: readonly TextPiece[]): TextPiece[] {
  const inked: TextPiece[] = [];
  for (const piece of pieces) {
    const before = inked.at(-1);
    if (before && COMBINING.test(piece.text)) inked[inked.length - 1] = { ...before, text: before.text + piece.text };
    else if (piece.text.trim() !== '') inked.push(piece);
  }
  return inked;
}

interface Run {
  rightward: boolean;
  /** In the order they are spoken in. */
  pieces: TextPiece[];
}

/** Runs of one direction, from left to right; signs go with what runs from right to left, but for those within a run. */
function runsOf(pieces: readonly TextPiece[]): Run[] {
  const runs: Run[] = [];
  const isRightward = (piece: TextPiece | undefined) => piece !== undefined && !piece.rtl && !isNeutral(piece);
  for (const [at, piece] of pieces.entries()) {
    const within = isNeutral(piece) && isRightward(pieces[at - 1]) && isRightward(pieces[at + 1]);
    const rightward = isRightward(piece) || within;
    const run = runs.at(-1);
    if (run?.rightward === rightward) run.pieces.push(piece);
    else runs.push({ rightward, pieces: [piece] });
  }
  for (const run of runs) if (!run.rightward) run.pieces.reverse();
  return runs;
}

const span = (run: readonly TextPiece[]) => ({
  left: Math.min(...run.map(({ x }) => x)),
  right: Math.max(...run.map(({ x, w }) => x + w)),
  size: Math.max(1, Math.min(...run.map(({ h }) => h))),
});

/** Whether there is a gap between two parts of a line, whichever stands on the left. */
function areApart(one: readonly TextPiece[], other: readonly TextPiece[]): boolean {
  const [a, b] = [span(one), span(other)];
  return Math.max(a.left, b.left) - Math.min(a.right, b.right) > Math.min(a.size, b.size) * GAP;
}

/**
 * A line that runs from right to left, as it is spoken. Printing programs write its pieces in any order, words or single
 * letters, from either side: they are read from the right, and numbers and names of another script within from the left.
 */
function joinLeftward(pieces: readonly TextPiece[]): string {
  if (!pieces.every(({ level }) => level)) return pieces.map(({ text }) => text).join('');
  let line = '';
  let before: readonly TextPiece[] | null = null;
  for (const run of runsOf(inkedPieces(pieces).toSorted((a, b) => a.x - b.x)).toReversed())
    for (const [at, piece] of run.pieces.entries()) {
      // A number is written from its left: what is spoken before it stands at its right end, what is spoken after at its left.
      if (before && areApart(before, at === 0 ? run.pieces : [piece])) line += ' ';
      line += piece.text;
      before = at === run.pieces.length - 1 ? run.pieces : [piece];
    }
  return line;
}
