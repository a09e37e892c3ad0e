import type { ServerResponse } from 'node:http';
import { Agent, createServer, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createDrain } from '#server/platform/drain.ts';
import { listen } from '#tests/support/listen.ts';

async function started() {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/slow') held.push(response);
    else response.end('quick');
  });
  const drain = createDrain(server);
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, async (response) =>
        resolve({ body: await text(response), connection: response.headers.connection }),
      ).on('error', reject);
    });
  return { server, drain, port, ask, held };
}

test('a running request ends, idle and silent connections close, new ones are refused', async () => {
  const { server, drain, port, ask, held } = await started();
  expect(await ask('/quick')).toMatchObject({ body: 'quick', connection: 'keep-alive' });
  const silent = connect(port, '127.0.0.1');
  await new Promise((done) => silent.once('connect', done));
  const silentClosed = new Promise((done) => silent.once('close', done));
  const slow = ask('/slow');
  await vi.waitFor(() => expect(held).toHaveLength(1));

  expect(drain.draining).toBe(false);
  const stopped = drain.stop({ handOver: 0, timeout: 5_000 });
  expect(drain.draining).toBe(true);
  await silentClosed;
  await expect(ask('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  held[0]?.end('at last');
  expect(await slow).toEqual({ body: 'at last', connection: 'close' });
  expect(await stopped).toEqual({ cut: 0 });
  expect(server.listening).toBe(false);
});

test('while it hands over it goes on answering, each answer the last of its connection', async () => {
  const { drain, ask } = await started();
  await ask('/quick');
  const stopped = drain.stop({ handOver: 1_500, timeout: 1_000 });
  for (let count = 0; count < 5; count += 1) {
    expect(await ask('/quick')).toEqual({ body: 'quick', connection: 'close' });
  }
  expect(await stopped).toEqual({ cut: 0 });
});

test('an answer begun before the stop does not hold it up', async () => {
  const { drain, ask, held } = await started();
  const slow = ask('/slow');
  await vi.waitFor(() => expect(held).toHaveLength(1));
  held[0]?.write('first ');
  const begun = Date.now();
  const stopped = drain.stop({ handOver: 0, timeout: 60_000 });
  held[0]?.end('last');
  expect((await slow).body).toBe('first last');
  expect(await stopped).toEqual({ cut: 0 });
  expect(Date.now() - begun).toBeLessThan(3_000);
});

test('what takes too long is cut and counted; a second stop joins the first', async () => {
  const { drain, ask, held } = await started();
  const slow = ask('/slow');
  const failed = expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const [first, second] = [drain.stop({ handOver: 0, timeout: 50 }), drain.stop({ handOver: 0, timeout: 60_000 })];
  expect(await first).toEqual({ cut: 1 });
  expect(await second).toEqual({ cut: 1 });
  await failed;
});

test('a hand-over ends once nobody asks any more, and lasts while somebody does', async () => {
  const { drain, ask } = await started();
  const begun = performance.now();
  const stopped = drain.stop({ handOver: 60_000, quiet: 400, timeout: 1_000 });
  const asking = async (path: string) => expect((await ask(path)).body).toBe('quick');
  let last = begun;
  for (let count = 0; count < 5; count += 1) {
    await wait(100);
    last = performance.now();
    await asking('/quick');
  }
  // A balancer that has turned away goes on looking, which holds nothing up.
  const watching = (async () => {
    for (;;)
      if (
        !(await asking('/readyz').then(
          () => wait(20, true),
          () => false,
        ))
      )
        return performance.now();
  })();
  expect(await stopped).toEqual({ cut: 0 });
  const closed = await watching;
  expect(closed - last).toBeGreaterThanOrEqual(395);
  expect(closed - begun).toBeLessThan(30_000);
});

test('a connection that was opened just before the end still brings its request', async () => {
  const { drain, port } = await started();
  const socket = connect(port, '127.0.0.1');
  await new Promise((done) => socket.once('connect', done));
  const stopped = drain.stop({ handOver: 0, timeout: 5_000 });
  await wait(50);
  socket.write('GET /quick HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*quick/);
  expect(await stopped).toEqual({ cut: 0 });
});
