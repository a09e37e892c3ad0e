import { expect, test } from 'vitest';
import type { GrayImage } from '#reader/documents/gray-image.ts';
import { eraseRules } from '#reader/documents/ruled-lines.ts';

const [WIDTH, HEIGHT] = [400, 300];
type Box = readonly [x: number, y: number, width: number, height: number, dark?: number];

function sheet(...boxes: readonly Box[]): GrayImage {
  const dots = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const [left, top, width, height, dark = 20] of boxes)
    for (let y = top; y < top + height; y += 1) dots.fill(dark, y * WIDTH + left, y * WIDTH + left + width);
  return { width: WIDTH, height: HEIGHT, dots };
}

/** Where a picture has ink. */
const inkOf = ({ dots }: GrayImage): number[] => [...dots.keys()].filter((at) => (dots[at] ?? 0) < 160);
function erased(...boxes: readonly Box[]): GrayImage {
  const image = sheet(...boxes);
  eraseRules(image);
  return image;
}

/** Strokes of letters: a stem, a bar, a dot, a dash. */
const LETTERS: readonly Box[] = [
  [60, 60, 4, 30],
  [80, 70, 24, 4],
  [120, 84, 4, 4],
  [140, 76, 36, 3],
];
const RULES: readonly Box[] = [
  [40, 40, 320, 3],
  [40, 120, 320, 3, 130],
  [40, 40, 3, 200],
  [200, 40, 2, 200],
  [357, 40, 3, 200, 130],
];

test('the rules of a table go, and its letters stay', () => {
  expect(inkOf(erased(...RULES, ...LETTERS))).toEqual(inkOf(sheet(...LETTERS)));
});

test('a rule with gaps or a step, as scanners leave them, goes too', () => {
  expect(inkOf(erased([40, 40, 90, 3], [132, 40, 200, 3]))).toEqual([]);
  expect(inkOf(erased([40, 40, 130, 3], [170, 41, 130, 3]))).toEqual([]);
});

test('a letter that stands on a rule keeps all of it that is thicker than the rule', () => {
  const stems: readonly Box[] = [100, 140, 180].map((x) => [x, 92, 5, 30]);
  const kept = erased([40, 120, 320, 2], ...stems);
  expect(inkOf(kept)).toEqual(inkOf(sheet(...stems)));
});

test('pictures, bars with writing on them, and short strokes are no rules', () => {
  const others: readonly Box[] = [
    [40, 40, 300, 60],
    [40, 150, 70, 3],
    [40, 200, 3, 70],
  ];
  expect(inkOf(erased(...others))).toEqual(inkOf(sheet(...others)));
});

test('the shortest rule goes wherever in a row or a column it begins, with its gap where it may be', () => {
  const left = Array.from({ length: 90 }, (_, from) => [
    inkOf(erased([from, 40, 40, 2], [from + 42, 40, 38, 2])).length,
    inkOf(erased([40, from, 2, 40], [40, from + 42, 2, 38])).length,
    inkOf(erased([WIDTH - 80 - from, 40, 40, 2], [WIDTH - 38 - from, 40, 38, 2])).length,
  ]);
  expect(left.flat().filter((dots) => dots > 0)).toEqual([]);
});
