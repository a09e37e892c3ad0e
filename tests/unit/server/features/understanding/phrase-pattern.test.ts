import { expect, test } from 'vitest';
import { phrasePattern } from '#server/features/understanding/assertion/phrase-pattern.ts';

const found = (phrases: readonly string[], text: string): string[] =>
  [...text.matchAll(phrasePattern(phrases))].map(([words]) => words);

test.each<[what: string, phrases: string[], text: string, found: string[]]>([
  [
    'the longest of those that begin alike',
    ['no', 'no history of', 'no history'],
    'No history of falls',
    ['No history of'],
  ],
  ['a shorter one where the longer does not go on', ['no', 'no history of'], 'no history for now', ['no']],
  ['whole words alone', ['son', 'in his son'], 'Her person, in his sonata, of his son', ['son']],
  ['the rest of a word, with its apostrophe', ['sister*'], 'two sisters, her sister’s car', ['sisters', 'sister’s']],
  ['one written out before one left open', ['parent*', 'parents house'], 'at his parents house', ['parents house']],
  ['any white space, and either apostrophe', ["doesn't take"], 'Doesn’t \t take', ['Doesn’t \t take']],
  ['letters that mean something in an expression', ['s/p', 'h.o.'], 's/p fall, h.o. falls, hxox', ['s/p', 'h.o.']],
])('a pattern finds %s', (_what, phrases, text, expected) => {
  expect(found(phrases, text)).toEqual(expected);
});
