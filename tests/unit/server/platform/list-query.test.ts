import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queryBuilder } from '#server/platform/database.ts';
import { queryReader } from '#server/platform/list-query.ts';
import { prepared } from '#server/platform/prepared.ts';
import { pageInput, withPageAliases } from '#shared/platform/pagination.ts';

const Input = z.preprocess(
  withPageAliases,
  z.strictObject({
    ...pageInput,
    query: z.string().optional(),
    status: z.array(z.string()).default([]),
    archived: z.boolean().default(false),
    sort: z.enum(['name', 'created_at']).default('name'),
  }),
);
const { asked, shapeOf, valuesOf } = queryReader(Input);
const shape = (input: z.input<typeof Input>) => shapeOf(Input.parse(input));

describe('the shape of a query', () => {
  test.each([
    ['a text that is given', { query: 'maria' }],
    ['how many values a filter holds', { status: ['HOT'] }],
    ['a flag', { archived: true }],
    ['the sort', { sort: 'created_at' as const }],
  ])('knows %s', (_, changed) => {
    expect(shape(changed)).not.toBe(shape({}));
  });

  test.each([
    ['what a text says', { query: 'maria' }, { query: 'jonas' }],
    ['what a filter holds', { status: ['HOT'] }, { status: ['COLD'] }],
    ['which page is read', { page: 1 }, { page: 7, limit: 50, after: 'somewhere', order: 'desc' as const }],
    ['a text that is empty', {}, { query: '' }],
  ])('knows nothing of %s', (_, one, other) => {
    expect(shape(one)).toBe(shape(other));
  });
});

test('a statement is built of parameters alone, which each run fills with its own values', () => {
  const run = (input: z.input<typeof Input>) => {
    const query = Input.parse(input);
    const { query: typed, status, archived } = asked(query);
    const text = () => ({
      compile: () =>
        sql`select ${sql.join([typed, ...status].filter((each) => each !== undefined))} ${sql.lit(archived)}`.compile(
          queryBuilder,
        ),
    });
    return prepared(`list-query ${shapeOf(query)}`, text, valuesOf(query)).compile();
  };
  expect(run({ query: 'maria', status: ['HOT', 'COLD'] })).toMatchObject({
    sql: 'select $1, $2, $3 false',
    parameters: ['maria', 'HOT', 'COLD'],
  });
  expect(run({ query: 'jonas', status: ['WARM', 'COLD'] }).parameters).toEqual(['jonas', 'WARM', 'COLD']);
  expect(run({ query: '', status: ['WARM'], archived: true })).toMatchObject({
    sql: 'select $1 true',
    parameters: ['WARM'],
  });
});

test('the parameters of a list hold what is searched for, and null where nothing is given', () => {
  expect(valuesOf(Input.parse({ query: '(555) 010-0199', status: ['HOT'] }))).toEqual({
    query: '(555) 010-0199',
    term: '5550100199',
    status: ['HOT'],
    status_0: 'HOT',
    archived: false,
    sort: 'name',
  });
  expect(valuesOf(Input.parse({}))).toMatchObject({ query: null, term: '', status: [] });
});
