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
  x: Int32Array;
  y: Int32Array;
  darkness: Uint8Array;
  width: number;
  height: number;
}

/**
 * How the lines of writing lie. Lines and the gaps between them make the darkness of a picture change strongly from row
 * to row, but little from column to column; most strongly where rows are taken along the lines.
 */
export function lieOf(image: GrayImage): Lie {
  const ink = inkOf(shrunk(image, SHRINK));
  const across = clearest(ink.darkness, { at: ink.y, of: ink.height }, { at: ink.x, of: ink.width }, -1);
  const along = clearest(ink.darkness, { at: ink.x, of: ink.width }, { at: ink.y, of: ink.height }, 1);
  const downward = along.roughness > across.roughness * CLEARLY;
  return { downward, skew: (downward ? along : across).skew };
}

function inkOf({ width, height, dots }: GrayImage): Ink {
  let count = 0;
  for (const dot of dots) if (255 - dot >= PAPER) count += 1;
  const ink = { x: new Int32Array(count), y: new Int32Array(count), darkness: new Uint8Array(count), width, height };
  for (let y = 0, from = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, from += 1) {
      const darkness = 255 - dots[from]!;
      if (darkness < PAPER) continue;
      ink.x[to] = x;
      ink.y[to] = y;
      ink.darkness[to] = darkness;
      to += 1;
    }
  return ink;
}

/** Where each dot of ink lies one way, and how long the sheet is that way. */
interface Places {
  at: Int32Array;
  of: number;
}

/** The skew at which the lines stand out most, of several alike the least; `sign` says which way rows sink with it. */
function clearest(darkness: Uint8Array, rows: Places, dots: Places, sign: 1 | -1): { skew: number; roughness: number } {
  let best = { skew: 0, roughness: -1 };
  for (let step = 0; step <= (2 * MAX_SKEW) / STEP; step += 1) {
    // 0, 0.5, -0.5, 1, -1: the least first.
    const skew = Math.ceil(step / 2) * STEP * (step % 2 === 1 ? 1 : -1);
    const slope = Math.tan((skew * Math.PI) / 180);
    const beyond = Math.ceil(Math.abs(slope) * dots.of);
    const profile = new Float64Array(rows.of + 2 * beyond);
    for (let at = 0; at < darkness.length; at += 1)
      profile[Math.round(rows.at[at]! + sign * dots.at[at]! * slope) + beyond]! += darkness[at]! / dots.of;
    const roughness = roughnessOf(profile, rows.of);
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
