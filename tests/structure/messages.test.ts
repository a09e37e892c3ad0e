import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareMessages, formOf, readMessageList, writeMessageList } from '#scripts/lib/message-list.ts';
import { messages } from '#shared/messages.ts';

const source = readFileSync(new URL('../../docs/spec/messages.tsv', import.meta.url), 'utf8');
const rows = readMessageList(source);
const texts = Object.values<Record<string, string>>(messages).flatMap((slice) => Object.values(slice));
const slices = import.meta.glob<Record<string, object>>('../../src/shared/**/*.messages.ts', { eager: true });

test('the list and the catalog hold the same texts, byte for byte', () => {
  const { missing, superfluous } = compareMessages(rows, texts);
  expect(missing.map((row) => row.text)).toEqual([]);
  expect(superfluous.map((row) => row.text)).toEqual([]);
});

test('the list is in order and names each text once', () => {
  expect(source).toBe(writeMessageList(rows));
  expect(new Set(rows.map(formOf)).size).toBe(rows.length);
});

test('a text that the specification gives is not also listed as our own', () => {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  const given = new Map(rows.filter((row) => row.where !== 'own').map((row) => [bare(row.text), row.text]));
  const doubled = rows.filter((row) => row.where === 'own' && bare(row.text).length > 12 && given.has(bare(row.text)));
  expect(doubled.map((row) => `${row.text} is ${given.get(bare(row.text))}`)).toEqual([]);
});

test('every slice is joined in the catalog', () => {
  const joined = new Set<object>(Object.values(messages));
  const found = Object.entries(slices).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name]) => name.endsWith('Messages'))
      .map(([name, slice]) => ({ file, name, joined: joined.has(slice) })),
  );
  expect(found.length).toBe(joined.size);
  expect(found.filter((each) => !each.joined)).toEqual([]);
});

test('every text fits one line and has no blanks at its ends', () => {
  expect(texts.filter((text) => text !== text.trim() || /[\t\r\n]/.test(text) || text === '')).toEqual([]);
});

test('a text missing from the list, and a row without a text, are found', () => {
  const list = readMessageList('text\twhere\tkind\tform\nClients\tP1 §2\tlabel\nStep N\tP2 §2\tpattern\tStep {n}\n');
  const { missing, superfluous, right } = compareMessages(list, ['Step {n}', 'Of {total}']);
  expect(missing).toEqual([{ text: 'Of {total}', where: 'own', kind: 'pattern', form: 'Of {total}' }]);
  expect(superfluous).toEqual([{ text: 'Clients', where: 'P1 §2', kind: 'label' }]);
  expect(writeMessageList(right)).toBe(
    'text\twhere\tkind\tform\nOf {total}\town\tpattern\tOf {total}\nStep N\tP2 §2\tpattern\tStep {n}\n',
  );
});
