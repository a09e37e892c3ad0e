import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, expect, test } from 'vitest';
import { jsonBody } from '#server/platform/json-body.ts';
import { AppError } from '#shared/platform/errors.ts';

const MAX = 1_000;
const failed: unknown[] = [];
const app = express();
app.use(jsonBody(MAX));
app.use((req, res) => void res.json({ body: req.body ?? null }));
const answerError: ErrorRequestHandler = (error, _req, res, _next) => {
  failed.push(error);
  res.status(error instanceof AppError ? 400 : error.status).json({ said: error.message });
};
app.use(answerError);
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/`;
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  const answer = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { status: answer.status, ...((await answer.json()) as { body?: unknown; said?: string }) };
}

test.each<[string, BodyInit, Record<string, string>]>([
  ['plain', '{"name":"Zoë"}', JSON_TYPE],
  ['with its letters said', '{"name":"Zoë"}', { 'content-type': 'application/json; charset=utf-8' }],
  ['behind a byte order mark', '\ufeff{"name":"Zoë"}', JSON_TYPE],
  ['with blanks around it', ' \r\n{"name":"Zoë"}\n', JSON_TYPE],
  ['compressed', gzipSync('{"name":"Zoë"}'), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  [
    'in other letters',
    Buffer.from('{"name":"Zoë"}', 'utf16le'),
    { 'content-type': 'application/json; charset=utf-16le' },
  ],
  ['of no said length', new Blob(['{"name":', '"Zoë"}']).stream(), JSON_TYPE],
])('a body %s is read', async (_, body, headers) => {
  expect(await post(body, headers)).toEqual({ status: 200, body: { name: 'Zoë' } });
});

test('a list is a body, an empty body is an empty object, and another type is none', async () => {
  expect(await post('[1]')).toEqual({ status: 200, body: [1] });
  expect(await post('')).toEqual({ status: 200, body: {} });
  expect(await post('{"a":1}', { 'content-type': 'text/plain' })).toEqual({ status: 200, body: null });
});

test.each(['{', '"text"', '1', 'null', ' ', '\ufeff'])('%j is refused', async (body) => {
  expect(await post(body)).toEqual({ status: 400, said: 'The body is not JSON.' });
});

test('the limit is exact to the byte, whether the length is said or not', async () => {
  const of = (bytes: number) => JSON.stringify('x'.repeat(bytes - 4)).replace(/.*/, '[$&]');
  expect((await post(of(MAX))).status).toBe(200);
  expect((await post(of(MAX + 1))).status).toBe(413);
  expect((await post(new Blob([of(MAX + 1)]).stream())).status).toBe(413);
});

test('a body that is cut off ends its request', async () => {
  const socket = connect(port, '127.0.0.1');
  failed.length = 0;
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":');
  socket.end();
  await expect.poll(() => failed).toHaveLength(1);
  expect(failed[0]).toBeInstanceOf(AppError);
  socket.destroy();
});
