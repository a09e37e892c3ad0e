export type Vision = 'full' | 'protan' | 'deutan' | 'tritan';

type Triple = readonly [number, number, number];
/** L*, a*, b*. */
export type Lab = Triple;
type Matrix = readonly [Triple, Triple, Triple];

/** How colors are seen without one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const SEEN: Readonly<Record<Vision, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** Daylight, D65. */
const WHITE: Triple = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [change(a), change(b), change(c)];

const linear = (hex: string): Triple => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return each([part(0), part(2), part(4)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
};

/** CIE L*a*b* of a color as somebody sees it. */
function labOf(hex: string, vision: Vision): Triple {
  const shown = each(times(SEEN[vision], linear(hex)), (part) => Math.min(1, Math.max(0, part)));
  const [x, y, z] = times(TO_XYZ, shown);
  const f = (part: number) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116);
  const [fx, fy, fz] = [f(x / WHITE[0]), f(y / WHITE[1]), f(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const cos = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number): number => Math.sin((angle * Math.PI) / 180);
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);

/** CIEDE2000 of two colors in L*a*b* (Sharma, Wu and Dalal 2005). */
export function deltaE([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const gray = c1 * c2 === 0;
  const turn = gray ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const mean = gray ? h1 + h2 : (((h1 + turn / 2) % 360) + 360) % 360;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * sin(turn / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * cos(mean - 30) + 0.24 * cos(2 * mean) + 0.32 * cos(3 * mean + 6) - 0.2 * cos(4 * mean - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((mean - 275) / 25) ** 2)));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** How far apart two colors of six hexadecimal digits are to somebody. */
export const distance = (one: string, other: string, vision: Vision): number =>
  deltaE(labOf(one, vision), labOf(other, vision));
