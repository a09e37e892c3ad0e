import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queryBuilder } from '../../../../src/server/platform/database.ts';
import { prepared, slot } from '../../../../src/server/platform/prepared.ts';

test('a shape is built once and takes each run’s values', () => {
  let built = 0;
  const run = (value: number) =>
    prepared(
      'test one',
      () => {
        built++;
        return { compile: () => sql`select ${slot('a')}, ${slot('b')}, ${slot('a')}`.compile(queryBuilder) };
      },
      { a: value, b: 'same' },
    ).compile();
  expect(run(1)).toMatchObject({ sql: 'select $1, $2, $3', parameters: [1, 'same', 1] });
  expect(run(2).parameters).toEqual([2, 'same', 2]);
  expect(built).toBe(1);
});

test('a value that is no slot is refused: every later caller would get it', () => {
  const build = () => ({ compile: () => sql`select ${'one organisation'}`.compile(queryBuilder) });
  expect(() => prepared('test two', build, {}).compile()).toThrow('holds a value that is no slot');
});

test('a slot without a value is refused', () => {
  const build = () => ({ compile: () => sql`select ${slot('a')}`.compile(queryBuilder) });
  expect(() => prepared('test three', build, {}).compile()).toThrow('no value for the slot a');
});
