import type { GrayImage } from './gray-image.ts';

const WHITE = 255;
/** Dots darker than this are ink; gray rules of a table are too. */
const INK = 160;
/** Dots of a rule at about 200 an inch: no stroke of a letter is as long, and none of a rule so thick. */
const MIN_LENGTH = 80;
const MAX_THICKNESS = 12;
/** Light dots in a row that do not end a rule: what a scanner or a fax left out. */
const MAX_GAP = 2;
/** The share of a rule's dots that are as thin as most of it; the rest are letters that touch it, and lines that cross. */
const MIN_THIN = 0.7;

/** What is known of a dot: a thin part of a rule, a part of one along a row or a column. Where both cross it is thick. */
const THIN = 1;
const OF_ROW = 2;
const OF_COLUMN = 4;
const CROSSING = OF_ROW | OF_COLUMN;

/** A stretch of ink along a row or a column: where it begins in memory, of how many dots, and how far these are apart. */
interface Stretch {
  start: number;
  length: number;
  within: number;
  /** How far a dot's neighbors across the stretch are. */
  across: number;
}

/** Rows or columns of a picture: how many, how far apart they lie in memory, and the same of the dots of each. */
interface Lines {
  count: number;
  apart: number;
  dots: number;
  within: number;
}

const linesOf = ({ width, height }: GrayImage): readonly [rows: Lines, columns: Lines] => [
  { count: height, apart: width, dots: width, within: 1 },
  { count: width, apart: 1, dots: height, within: width },
];

/**
 * The long stretches of ink along rows or columns. They are looked for at a few dots alone: however it lies, one that is
 * long enough has ink at one of a gap's dots there.
 */
function* longStretches(dots: Uint8Array, { count, apart, within, dots: end }: Lines): Generator<Stretch> {
  const ended = new Int32Array(count).fill(-1);
  for (let probe = 0; probe < end; probe += MIN_LENGTH / 2) {
    const probed = Math.min(probe + MAX_GAP, end - 1);
    for (let line = 0; line < count; line += 1) {
      if (ended[line]! >= probe) continue;
      const start = line * apart;
      let met = probe;
      while (met <= probed && dots[start + met * within]! >= INK) met += 1;
      if (met > probed) continue;
      const first = inkedTo(dots, start, within, met, -1, -1);
      const last = inkedTo(dots, start, within, met, 1, end);
      ended[line] = last;
      const length = last - first + 1;
      if (length >= MIN_LENGTH) yield { start: start + first * within, length, within, across: apart };
    }
  }
}

/** Where the ink ends that goes on one way from a dot of a line. */
function inkedTo(dots: Uint8Array, start: number, within: number, from: number, way: 1 | -1, end: number): number {
  let last = from;
  for (let at = from + way; at !== end && (at - last) * way <= MAX_GAP + 1; at += way)
    if (dots[start + at * within]! < INK) last = at;
  return last;
}

/** How many dots of ink lie in a row across a stretch at one of its dots: 0 for none, one more than a rule's at most. */
function thicknessAt(dots: Uint8Array, place: number, across: number): number {
  if ((dots[place] ?? WHITE) >= INK) return 0;
  let thick = 1;
  for (const way of [-across, across])
    for (let beside = place + way; thick <= MAX_THICKNESS && (dots[beside] ?? WHITE) < INK; beside += way) thick += 1;
  return thick;
}

/** Marks the dots of a stretch that is a rule: nearly all of it is as thin as most of it, but where letters touch it. */
function markRule(dots: Uint8Array, { start, length, within, across }: Stretch, marks: Uint8Array): boolean {
  const thickness = new Uint8Array(length);
  const counts = new Uint32Array(MAX_THICKNESS + 2);
  for (let at = 0; at < length; at += 1) {
    const thick = thicknessAt(dots, start + at * within, across);
    thickness[at] = thick;
    counts[thick] = (counts[thick] ?? 0) + 1;
  }
  const inked = length - (counts[0] ?? 0);
  let usual = 1;
  for (let thick = 2; thick < MAX_THICKNESS; thick += 1) if ((counts[thick] ?? 0) > (counts[usual] ?? 0)) usual = thick;
  // A rule that lies a little askew is a dot thicker or thinner here and there.
  const thin = (usual > 1 ? (counts[usual - 1] ?? 0) : 0) + (counts[usual] ?? 0) + (counts[usual + 1] ?? 0);
  if (thin < inked * MIN_THIN) return false;
  const along = within === 1 ? OF_ROW : OF_COLUMN;
  for (let at = 0; at < length; at += 1) {
    const place = start + at * within;
    marks[place] = (marks[place] ?? 0) | along | ((thickness[at] ?? 0) <= usual + 1 ? THIN : 0);
  }
  return true;
}

/** Whitens marked dots, and the pale edge beside them on lines next to theirs. */
function whiten({ dots, width }: GrayImage, marks: Uint8Array): void {
  for (let place = 0; place < marks.length; place += 1) {
    const mark = marks[place] ?? 0;
    if ((mark & THIN) === 0 && (mark & CROSSING) !== CROSSING) continue;
    dots[place] = WHITE;
    for (const beside of [place - width, place + width, place - 1, place + 1])
      if ((dots[beside] ?? 0) >= INK) dots[beside] = WHITE;
  }
}

/**
 * Takes the rules of tables and forms out of a picture, which a recognizer takes for the edge of a photograph: it leaves
 * out whole cells. Letters that touch a rule keep what is thicker than it. The picture itself is changed.
 */
export function eraseRules(image: GrayImage): void {
  const marks = new Uint8Array(image.dots.length);
  let found = false;
  for (const lines of linesOf(image))
    for (const stretch of longStretches(image.dots, lines)) found = markRule(image.dots, stretch, marks) || found;
  if (found) whiten(image, marks);
}
