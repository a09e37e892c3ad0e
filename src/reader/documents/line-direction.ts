import { type GrayImage, shrunk } from './gray-image.ts';

/** A third of the dots are enough to set lines apart from the gaps between them. */
const SHRINK = 3;
/** How much clearer the lines have to stand out across the sheet than along it. */
const CLEARLY = 1.5;
/** Degrees by which a sheet may lie askew, and the step in which that is looked for. */
const MAX_SKEW = 6;
const STEP = 0.5;
/** Dots lighter than this are paper. */
const PAPER = 64;

/** How the writing lies on a sheet. */
export interface Lie {
  /** Lines run from top to bottom, as on a sheet that was fed sideways. */
  downward: boolean;
  /** Degrees clockwise by which the sheet lies askew. */
  skew: number;
}

interface Ink {
  x: number[];
  y: number[];
  darkness: number[];
  width: number;
  height: number;
}

/**
 * How the lines of writing lie. Lines and the gaps between them make the darkness of a picture change strongly from row
 * to row, but little from column to column; most strongly where rows are taken along the lines.
 */
export function lieOf(image: GrayImage): Lie {
  const ink = inkOf(shrunk(image, SHRINK));
  const across = clearest(ink, ink.height, ink.width, (at, slope) => (ink.y[at] ?? 0) - (ink.x[at] ?? 0) * slope);
  const along = clearest(ink, ink.width, ink.height, (at, slope) => (ink.x[at] ?? 0) + (ink.y[at] ?? 0) * slope);
  const downward = along.roughness > across.roughness * CLEARLY;
  return { downward, skew: (downward ? along : across).skew };
}

function inkOf({ width, height, dots }: GrayImage): Ink {
  const ink: Ink = { x: [], y: [], darkness: [], width, height };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const darkness = 255 - (dots[at] ?? 255);
      if (darkness < PAPER) continue;
      ink.x.push(x);
      ink.y.push(y);
      ink.darkness.push(darkness);
    }
  }
  return ink;
}

/** The skew at which the lines stand out most, of several alike the least. */
function clearest(
  ink: Ink,
  rows: number,
  dots: number,
  rowOf: (at: number, slope: number) => number,
): { skew: number; roughness: number } {
  let best = { skew: 0, roughness: -1 };
  for (let step = 0; step <= (2 * MAX_SKEW) / STEP; step += 1) {
    // 0, 0.5, -0.5, 1, -1: the least first.
    const skew = Math.ceil(step / 2) * STEP * (step % 2 === 1 ? 1 : -1);
    const slope = Math.tan((skew * Math.PI) / 180);
    const beyond = Math.ceil(Math.abs(slope) * dots);
    const profile = new Float64Array(rows + 2 * beyond);
    for (let at = 0; at < ink.darkness.length; at += 1) {
      const row = Math.round(rowOf(at, slope)) + beyond;
      profile[row] = (profile[row] ?? 0) + (ink.darkness[at] ?? 0) / dots;
    }
    const roughness = roughnessOf(profile, rows);
    if (roughness > best.roughness) best = { skew: skew === 0 ? 0 : skew, roughness };
  }
  return best;
}

/** How much each value differs from the next, squared, for each row of the sheet. */
function roughnessOf(profile: Float64Array, rows: number): number {
  let sum = 0;
  for (let index = 1; index < profile.length; index += 1) {
    sum += ((profile[index] ?? 0) - (profile[index - 1] ?? 0)) ** 2;
  }
  return sum / Math.max(1, rows - 1);
}
