import { expect, test } from 'vitest';
import { MAX_PAGE_WORDS, packWords, unpackWords } from '#shared/features/documents/page-words.ts';

test('words come back with their places to a tenth of a point', () => {
  const words = [
    { text: 'Name', x: 72.04, y: 90.26, w: 31.999, h: 12 },
    { text: '“Łódź”', x: 110, y: 90.26, w: 40, h: 12, conf: 91.4 },
  ];
  expect(unpackWords(packWords(words))).toEqual([
    { text: 'Name', x: 72, y: 90.3, w: 32, h: 12 },
    { text: '“Łódź”', x: 110, y: 90.3, w: 40, h: 12, conf: 91 },
  ]);
});

test('a page keeps so many words and no more', () => {
  const word = { text: 'a', x: 0, y: 0, w: 1, h: 1 };
  expect(unpackWords(packWords(Array.from({ length: MAX_PAGE_WORDS + 5 }, () => word)))).toHaveLength(MAX_PAGE_WORDS);
});
