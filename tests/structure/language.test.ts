import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
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

/** Words that nobody uses of a program: not in a name, and not in what is written beside it. */
const UNPLAIN = /\b(?:tells?|telling|told|mend(?:s|ed|ing)?|anew)\b/i;

/** The names in a syntax tree, each as words. */
function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (typeof name === 'string' && typeof type === 'string' && type.endsWith('Identifier'))
    yield name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');
  for (const child of Object.values(node)) yield* namesIn(child);
}

test('the documents use plain words', () => {
  const root = new URL('../..', import.meta.url).pathname;
  // CONTRIBUTING.md lists those that are not said.
  const documents = ['README.md', 'ARCHITECTURE.md', ...filesUnder(root, 'docs')];
  const found = documents.filter(
    (file) => file.endsWith('.md') && UNPLAIN.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(found).toEqual([]);
});

test('names and comments use plain words', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const files = ['src', 'scripts', 'tests']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    if (!UNPLAIN.test(source.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replaceAll('_', ' '))) return [];
    const { program, comments } = parseSync(file, source);
    return [...namesIn(program), ...comments.map(({ value }) => value)]
      .filter((text) => UNPLAIN.test(text))
      .map((text) => `${file}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});
