import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Answer, Statement } from '#server/platform/batch.ts';
import { createPool, sendAll } from '#server/platform/database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
/** One connection, so that each test finds it as the one before left it. */
const pool = createPool({ url: database.url, max: 1, name: 'batch', connectTimeout: 1_000 });
afterAll(() => pool.end());

const say = (text: string, values: unknown[] = [], name?: string): Statement => ({ name, text, values });
const send = async (...statements: Statement[]) => {
  const connection = await pool.connect();
  try {
    return await sendAll(connection, statements);
  } finally {
    connection.release();
  }
};
/** What a session keeps until it ends, so that it says whether a statement of an earlier batch was kept. */
const keep = (value: string) => say("select set_config('batch.kept', $1, false)", [value]);
const kept = async () => (await send(say("select current_setting('batch.kept', true) as kept")))[0]!.rows;

test('each statement has its own answer, in order', async () => {
  const answers = await send(
    say('select $1::integer as n, $2::text as text, null as nothing', [7, 'seven']),
    say('create temporary table batch_rows (n bigint, at timestamptz, held jsonb)'),
    say('insert into batch_rows select n, $1, $2 from generate_series(1, 3) n', ['2026-05-12T09:30:00Z', { a: [1] }]),
    say('select * from batch_rows where n > $1 order by n', [1]),
    say('delete from batch_rows'),
  );
  const row = { at: '2026-05-12 09:30:00+00', held: { a: [1] } };
  expect(answers.map(({ command, rowCount, rows }) => [command, rowCount, rows])).toEqual([
    ['SELECT', 1, [{ n: 7, text: 'seven', nothing: null }]],
    ['CREATE', 0, []],
    ['INSERT', 3, []],
    [
      'SELECT',
      2,
      [
        { n: 2, ...row },
        { n: 3, ...row },
      ],
    ],
    ['DELETE', 3, []],
  ]);
});

test('a named statement answers alike each time, however often and beside which others', async () => {
  const numbers = say('select $1::bigint as n, array[$1::integer] as several', [5], 'numbers');
  const answer = { command: 'SELECT', rowCount: 1, rows: [{ n: 5, several: [5] }] };
  expect(await send(numbers, say('select 1 as one'), numbers)).toEqual([answer, expect.anything(), answer]);
  expect(await send(numbers)).toEqual([answer]);
});

test('statements without begin are one transaction, undone by the first that fails; nothing behind it runs', async () => {
  await send(keep('before'));
  const failing = send(keep('within'), say('select 1 / 0'), keep('behind'));
  await expect(failing).rejects.toMatchObject({ code: '22012', message: 'division by zero' });
  expect(await kept()).toEqual([{ kept: 'before' }]);
});

test('what failed is who asked for it, in the places it names', async () => {
  const error = await send(say('select 1 / 0')).catch((thrown: Error) => thrown);
  expect((error as Error).stack).toContain('batch.test.ts');
});

test('a name that was never parsed is parsed when it is used next', async () => {
  const behind = say('select 2 as two', [], 'behind');
  await expect(send(say('select no_such_column', [], 'wrong'), behind)).rejects.toMatchObject({ code: '42703' });
  await expect(send(say('select no_such_column', [], 'wrong'))).rejects.toMatchObject({ code: '42703' });
  expect((await send(behind))[0]!.rows).toEqual([{ two: 2 }]);
});

test('a name whose statement was parsed and failed is used again as it is', async () => {
  const divide = (by: number) => say('select 6 / $1::integer as n', [by], 'divide');
  await expect(send(divide(0))).rejects.toMatchObject({ code: '22012' });
  expect((await send(divide(2)))[0]!.rows).toEqual([{ n: 3 }]);
});

test('a failure is answered once the connection knows how its transaction stands', async () => {
  const connection = await pool.connect();
  try {
    await expect(sendAll(connection, [say('begin'), say('select 1 / 0')])).rejects.toThrow('division by zero');
    expect(connection.getTransactionStatus()).toBe('E');
    await sendAll(connection, [say('rollback')]);
    expect(connection.getTransactionStatus()).toBe('I');
    await expect(sendAll(connection, [say('select 1 / 0')])).rejects.toThrow('division by zero');
    expect(connection.getTransactionStatus()).toBe('I');
  } finally {
    connection.release();
  }
});

test('a value that cannot be sent leaves the connection as it was', async () => {
  const circle: Record<string, unknown> = {};
  circle.itself = circle;
  await expect(send(say('select 1 as one'), say('select $1::jsonb', [circle]))).rejects.toThrow('circular');
  expect((await send(say('select 1 as one')))[0]!.rows).toEqual([{ one: 1 }]);
});

test('a statement without words takes its place among the answers', async () => {
  const answers = await send(say('select 1 as one'), say('-- nothing'), say('select 2 as two'));
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [], [{ two: 2 }]]);
});

test('a value that cannot be read is the asker’s error and leaves the connection usable', async () => {
  const unreadable = () => {
    throw new Error('unreadable');
  };
  const types: pg.CustomTypesConfig = { getTypeParser: () => unreadable };
  const unreading = new pg.Pool({ connectionString: database.url, pipeline: true, types } as pg.PoolConfig);
  const connection = await unreading.connect();
  await expect(sendAll(connection, [say('select 1 as one')])).rejects.toThrow('unreadable');
  expect(await sendAll(connection, [say('select null as one')])).toMatchObject([{ rows: [{ one: null }] }]);
  connection.release();
  await unreading.end();
});

test('a connection that the server ends fails the batch, and the next one gets another', async () => {
  const [{ rows }] = (await send(say('select pg_backend_pid() as pid'))) as [Answer<{ pid: number }>];
  const cut = expect(send(say('select pg_sleep(10)'), say('select 1'))).rejects.toMatchObject({ code: '57P01' });
  const administrator = new pg.Client({ connectionString: database.url });
  await administrator.connect();
  await administrator.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await administrator.end();
  await cut;
  expect((await send(say('select 1 as one')))[0]!.rows).toEqual([{ one: 1 }]);
});

test('as many batches as are sent at once on a connection are answered in their order', async () => {
  const connection = await pool.connect();
  try {
    const one = (n: number) => sendAll(connection, [say('select $1::integer as n', [n], 'one'), say('select 1')]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => one(n)));
    expect(answers.map(([first]) => first!.rows)).toEqual(Array.from({ length: 20 }, (_, n) => [{ n }]));
  } finally {
    connection.release();
  }
});
