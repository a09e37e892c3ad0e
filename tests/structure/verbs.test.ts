import { expect, test } from 'vitest';
import { verbs } from '#server/platform/verb.ts';
import { deedText } from '#shared/features/audit/audit-words.ts';
import { procedures, restRoutesOf, streamRoutesOf } from '../support/routes.ts';

const sources = import.meta.glob<string>('../../src/server/features/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const named = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\b(?:verb|publicVerb)\(\s*\{\s*name: '([^']+)'/g)].map((match) => match[1]!),
);

test('every verb has a name of its own, as noun and verb', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  expect(named.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
});

test('the audit log says every verb in words, and shows none by its name', () => {
  const bare = (name: string) => {
    const words = name.slice(name.indexOf('.') + 1).replaceAll('_', ' ');
    return deedText(name) === words.charAt(0).toUpperCase() + words.slice(1);
  };
  expect(named.filter(bare)).toEqual([]);
});

test('every verb of the source stands behind a door', () => {
  const doors = [...procedures(), ...restRoutesOf()].map((each) => each.verb);
  const reachable = new Set(
    [...doors, ...streamRoutesOf().flatMap((each) => each.verbs)].map((verb) => verb.description.name),
  );
  expect(named.filter((name) => !reachable.has(name))).toEqual([]);
  expect([...verbs.keys()].filter((name) => !reachable.has(name))).toEqual([]);
});

test('a procedure is a query where its verb reads, and a mutation where it writes', () => {
  const wrong = procedures().filter(({ type, verb }) => (type === 'query') !== (verb.description.kind === 'read'));
  expect(wrong.map((each) => each.path)).toEqual([]);
});

test('a documented path reads by GET alone', () => {
  const wrong = restRoutesOf().filter(({ method, verb }) => (method === 'GET') !== (verb.description.kind === 'read'));
  expect(wrong.map((each) => `${each.method} ${each.path}`)).toEqual([]);
});
