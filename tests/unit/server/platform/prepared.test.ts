import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queryBuilder } from '#server/platform/database.ts';
import { parameter, prepared, slotsOf } from '#server/platform/prepared.ts';

test('a shape is built once and takes each run’s values', () => {
  let built = 0;
  const run = (value: number) =>
    prepared(
      'test one',
      () => {
        built++;
        return {
          compile: () => sql`select ${parameter('a')}, ${parameter('b')}, ${parameter('a')}`.compile(queryBuilder),
        };
      },
      { a: value, b: 'same' },
    ).compile();
  expect(run(1)).toMatchObject({ sql: 'select $1, $2, $3', parameters: [1, 'same', 1] });
  expect(run(2).parameters).toEqual([2, 'same', 2]);
  expect(built).toBe(1);
});

test('a value that is no parameter is refused: every later caller would get it', () => {
  const build = () => ({ compile: () => sql`select ${'one organization'}`.compile(queryBuilder) });
  expect(() => prepared('test two', build, {}).compile()).toThrow('holds a value that is no slot');
});

test('a parameter without a value is refused', () => {
  const build = () => ({ compile: () => sql`select ${parameter('a')}`.compile(queryBuilder) });
  expect(() => prepared('test three', build, {}).compile()).toThrow('no value for the parameter a');
});

test('a text that was not asked for among the last thousand is built again', () => {
  let built = 0;
  const run = (shape: string) =>
    prepared(shape, () => ({ compile: () => sql`select ${++built && parameter('a')}`.compile(queryBuilder) }), {
      a: 1,
    }).compile();
  run('test four');
  run('test four');
  expect(built).toBe(1);
  for (let n = 0; n < 1_000; n++) run(`test four ${n}`);
  run('test four');
  expect(built).toBe(1_002);
});

test('columns have slots under their own names', () => {
  const build = () => queryBuilder.insertInto('name_words').values(slotsOf(['org_id', 'kind', 'word']));
  expect(prepared('test six', build, { word: 'dana', kind: 'client', org_id: 'a' }).compile()).toMatchObject({
    sql: 'insert into "name_words" ("org_id", "kind", "word") values ($1, $2, $3)',
    parameters: ['a', 'client', 'dana'],
  });
});
