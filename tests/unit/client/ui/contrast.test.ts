import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deltaE, distance, type Lab, type Vision } from '#tests/support/color-distance.ts';

test.each<[Lab, Lab, number]>([
  // Of the pairs that Sharma, Wu and Dalal published to check an implementation by.
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
])('%j is as far from %j as published', (one, other, published) => {
  expect(deltaE(one, other)).toBeCloseTo(published, 4);
});

const css = readFileSync(fileURLToPath(new URL('../../../../src/client/ui/theme/tokens.css', import.meta.url)), 'utf8');

/** The tokens of a rule, by name, as six hexadecimal digits. */
const tokensOf = (selector: string): Map<string, string> => {
  const rule = css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)));
  return new Map([...rule.matchAll(/--lf-([\w-]+): #([0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));
};
const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf(':root[data-mantine-color-scheme="dark"]')]);

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const PAGES = ['bg', 'surface', 'subtle'];
const LETTERS = ['text-1', 'text-2', 'text-3', 'primary', 'success', 'warning', 'danger', 'info', 'purple'];
const PILLS = ['blue', 'violet', 'amber', 'green', 'red', 'gray', 'sky', 'ember', 'pale', 'water', 'sand'];
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...PAGES.flatMap((page) => LETTERS.map((letter) => [letter, page] as const)),
  ...PILLS.map((pill) => [`${pill}-text`, `${pill}-bg`] as const),
  ...['danger', 'warning', 'info'].map((banner) => ['text-1', `${banner}-bg`] as const),
  ['danger', 'danger-bg'],
  ['amber-text', 'warning-bg'],
  ['blue-text', 'info-bg'],
  ['text-1', 'primary-0'],
  ['text-1', 'primary-1'],
  ['primary', 'primary-0'],
  ['on-primary', 'primary'],
  ['text-1', 'mark'],
  ['text-1', 'tint'],
  ...['toast', 'toast-success', 'toast-error'].map((toast) => ['on-toast', toast] as const),
];
/** Edges of controls, the ring of the focus, and what is drawn in charts. */
const SHAPE_PAIRS: readonly (readonly [string, string])[] = [
  ...PAGES.flatMap((page) => ['border-control', 'ring'].map((shape) => [shape, page] as const)),
  ...[1, 2, 3, 4, 5, 6, 'others'].map((hue) => [`chart-${hue}`, 'surface'] as const),
];

describe.each([
  ['by day', light],
  ['by night', dark],
] as const)('%s', (_, tokens) => {
  const ratio = ([front, back]: readonly [string, string]) => contrast(tokens.get(front)!, tokens.get(back)!);

  test.each(TEXT_PAIRS)('%s is read on %s', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5));
  test.each(SHAPE_PAIRS)('%s is seen on %s', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3));

  test.each<[Vision, number]>([
    ['full', 15],
    ['protan', 13.5],
    ['deutan', 14],
    ['tritan', 13.4],
  ])('the hues of charts stand apart with %s vision', (vision, least) => {
    const hues = [1, 2, 3, 4, 5, 6].map((at) => tokens.get(`chart-${at}`)!);
    const pairs = hues.flatMap((one, at) => hues.slice(at + 1).map((other) => distance(one, other, vision)));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(least);
    const others = hues.map((hue) => distance(hue, tokens.get('chart-others')!, vision));
    expect(Math.min(...others)).toBeGreaterThanOrEqual(14);
  });

  test('each color of the map is further from the page than the one before', () => {
    const ratios = [1, 2, 3, 4, 5].map((step) => ratio([`map-${step}`, 'surface']));
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
  });
});

test('every color of the day has one of the night', () => {
  const own = tokensOf(':root[data-mantine-color-scheme="dark"]');
  expect([...light.keys()].filter((name) => !own.has(name))).toEqual([]);
});
