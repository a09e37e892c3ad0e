import http from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { type Answer, callProcedure, callRest } from '#tests/support/matrix/calls.ts';
import { SAYS_TOO_MUCH } from '#tests/support/matrix/naughty.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { inputSchema, inputsOf } from '#tests/support/matrix/schema-values.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { procedures, restRoutesOf } from '#tests/support/routes.ts';

/** Requests in all. */
const REQUESTS = rounds(2) * 1_000;
const SEED = Math.floor(chances('fuzz')() * 2 ** 31);
const AT_ONCE = 8;

const app = await startTestApp({ limited: false });
const { a, b } = await createBothRecords(app);
const { token } = await app.signIn('admin', 'a');
const admin = { url: app.url, token };

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

// Each waits on purpose, or hashes a password: a few of them are enough.
const SLOW = /^auth\.(login|request_password_reset|change_password)$/;
const doors = [
  ...procedures().map((route) => ({
    name: route.path,
    verb: route.verb,
    call: (input: unknown) => callProcedure(admin, route, input),
  })),
  ...restRoutesOf().map((route) => ({
    name: `${route.method} ${route.path}`,
    verb: route.verb,
    call: (input: unknown) => callRest(admin, route, input),
  })),
];
const share = Math.ceil(REQUESTS / doors.length);

/** Why an answer is not one that a caller may have, or null. */
function fault({ status, text }: Answer): string | null {
  if (status >= 500) return `status ${status}: ${text}`;
  if (status >= 400 && SAYS_TOO_MUCH.test(text)) return `says too much: ${text}`;
  if (text.includes(b.canary)) return `shows the other organization: ${text}`;
  return null;
}

test.each(doors)(
  '$name answers decently whatever it is given',
  { timeout: timeFor(share, 100) },
  async ({ verb, call }) => {
    const wanted = SLOW.test(verb.description.name) ? Math.ceil(share / 6) : share;
    const inputs = fc.sample(inputsOf(inputSchema(verb.description.input), a.records), { numRuns: wanted, seed: SEED });
    const faults: string[] = [];
    const queue = inputs.entries();
    const work = async () => {
      for (const [, input] of queue) {
        const answer = await call(input).catch((error: Error) => error);
        // A path or a header too long for HTTP itself never reaches the app.
        if (answer instanceof Error) faults.push(`${answer.message}: ${JSON.stringify(input)?.slice(0, 500)}`);
        else if (fault(answer)) faults.push(`${fault(answer)} for ${JSON.stringify(input)?.slice(0, 500)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
  },
);

describe('a body that is not what it says', () => {
  const post = (path: string, body: BodyInit, type = 'application/json', extra: Record<string, string> = {}) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${token}`, ...extra },
    }).then(async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }));
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  const BODIES: readonly (readonly [what: string, body: string, statuses: readonly number[]])[] = [
    ['nothing', '', [400]],
    ['half of an object', '{"firstname":', [400]],
    ['10,000 arrays deep', `{"firstname":${nested(10_000)}}`, [400]],
    ['10,000 objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, [400]],
    ['keys given twice', '{"firstname":"Dana","firstname":"Jamie","lastname":"Sample","lastname":1}', [400]],
    ['a number', '12', [400]],
    ['a text', '"text"', [400]],
    ['null', 'null', [400]],
    ['an array', '[{"firstname":"Dana"}]', [400]],
    ['10 MB', JSON.stringify({ firstname: 'x'.repeat(10 * 1024 * 1024) }), [413]],
    ['60,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 1]))), [400]],
    ['a byte order mark', '\ufeff{"firstname":"Dana","lastname":"Mark"}', [200, 400]],
  ];

  test.each(BODIES)('%s', async (_what, body, statuses) => {
    for (const path of ['/api/patients', '/trpc/clients.create']) {
      const answer = await post(path, body);
      expect(statuses).toContain(answer.status);
      expect(answer.text.length).toBeLessThan(20_000);
      expect(answer.text).not.toMatch(SAYS_TOO_MUCH);
      expect(JSON.parse(answer.text)).toHaveProperty(answer.status === 200 ? 'result' : 'error');
    }
  });

  test('of a type, an encoding or a length that is not its own', async () => {
    const body = '{"firstname":"Dana","lastname":"Sample"}';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])
      expect((await post('/api/patients', body, type)).status).toBeGreaterThanOrEqual(400);
    expect((await post('/api/patients', body, 'application/json; charset=koi8-r')).status).toBe(415);
    const zipped = await post('/api/patients', body, 'application/json', { 'content-encoding': 'gzip' });
    expect(zipped.status).toBe(400);
    const odd = await post('/api/patients', body, 'application/json', { 'content-encoding': 'snappy' });
    expect(odd.status).toBe(415);
  });

  test('cut off in the middle leaves the server as it was', async () => {
    await new Promise<void>((resolve) => {
      const request = http.request(`${app.url}/api/patients`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '1000', authorization: `Bearer ${token}` },
      });
      request.on('error', () => resolve());
      request.on('socket', (socket) => socket.on('close', () => resolve()));
      request.write('{"firstname":"Da', () => request.destroy());
    });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
});

describe('a batch', () => {
  const batch = async (paths: string, input: unknown) => {
    const text = encodeURIComponent(JSON.stringify(input));
    const response = await fetch(`${app.url}/trpc/${paths}?batch=1&input=${text}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, text: await response.text() };
  };

  test.each([
    ['inquiries.list,clients.list', { 0: {}, 1: {} }, 200],
    ['inquiries.list,clients.list', { 0: { page: 0 }, 1: {} }, 207],
    ['inquiries.list,nothing.here', {}, 207],
    ['inquiries.list', null, 200],
    ['inquiries.list', [1, 2], 400],
    ['clients.create', { 0: { firstname: 'Dana', lastname: 'Sample' } }, 404],
    [Array.from({ length: 21 }, () => 'auth.test').join(','), {}, 400],
    [',,,', {}, 404],
    ['__proto__', {}, 404],
    ['constructor.prototype', {}, 404],
  ])('of %s is answered', async (paths, input, status) => {
    const answer = await batch(paths, input);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(SAYS_TOO_MUCH);
  });

  test('with an address that cannot be decoded is refused', async () => {
    for (const path of ['%E0%A4%A', '%', '%c0%ae']) {
      const response = await fetch(`${app.url}/trpc/${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(SAYS_TOO_MUCH);
    }
  });
});

test('nothing was left unhandled, and no error was unforeseen', () => {
  expect(unhandled).toEqual([]);
  expect(app.logLines.filter((line) => line.includes('unforeseen'))).toEqual([]);
});
