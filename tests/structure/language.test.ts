import { expect, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import { filesUnder } from '../support/module-graph.ts';

/** What a text or a file's name does not say (CONTRIBUTING, "Words"): spellings of other places, and words nobody says. */
const AVOIDED = [
  /\b\w*(?:organis|recognis|normalis|summaris|prioritis|authoris|initialis|finalis|categoris)(?:e|ed|es|ing|ation)\w*\b/i,
  /\b(?:behaviour|colour|favour|honour|labour|neighbour|programme|centre|catalogue|licence|grey|cheque|whilst)\w*\b/i,
  /\b(?:cancell|labell|travell)(?:ed|ing)\b/i,
  /\b(?:shall|anew|mends?|mended|mending|whom|told)\b/i,
];

const avoided = (text: string): boolean => AVOIDED.some((pattern) => pattern.test(text));

test.each(['Choose what shall stand', 'The programme has ended', 'Created anew', 'Organisation name', 'Cancelled'])(
  'finds %s',
  (text) => {
    expect(avoided(text)).toBe(true);
  },
);

test('says the same in plain American English', () => {
  expect(['Choose which value to keep', 'The program has ended', 'Canceled', 'Recommend'].filter(avoided)).toEqual([]);
});

test('no text on a screen or in a mail holds such a word', () => {
  const texts = Object.values<Record<string, string>>(messages).flatMap((slice) => Object.values(slice));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(avoided)).toEqual([]);
});

test('no file is named by one', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const files = ['src', 'tests', 'scripts'].flatMap((folder) => filesUnder(root, folder));
  expect(files.filter((file) => avoided(file.replace(/[-./_]/g, ' ')))).toEqual([]);
});
