import { createServer, type IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { receiveFile, UploadError } from '#server/platform/receive-file.ts';
import { BOUNDARY, formStart } from '#tests/support/uploads.ts';

const limits = { field: 'file', body: 100_000, pace: { window: 200, bytes: 100 } };
let outcome: Promise<unknown> = Promise.resolve();
let received = 0;

const server = createServer((req: IncomingMessage, res) => {
  outcome = receiveFile(req, limits, async ({ stream }) => {
    for await (const chunk of stream) received += (chunk as Buffer).length;
  }).catch((error: unknown) => error);
  void outcome.then(() => res.end('over'));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function begin(): net.Socket {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: test\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 90000\r\n\r\n${formStart('x')}`,
  );
  return socket;
}

test('a sender of a byte now and then is not waited for', async () => {
  const socket = begin();
  const drip = setInterval(() => socket.write('x'), 50);
  await new Promise((resolve) => socket.once('data', resolve));
  clearInterval(drip);
  expect(await outcome).toBeInstanceOf(UploadError);
  expect(await outcome).toMatchObject({ code: 'too_slow' });
  socket.destroy();
});

test('more than the whole request may hold is cut off as it comes', async () => {
  received = 0;
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: test\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  chunk(formStart('x'));
  for (let sent = 0; sent < 20; sent += 1) chunk('x'.repeat(10_000));
  await new Promise((resolve) => socket.once('data', resolve));
  expect(await outcome).toMatchObject({ code: 'too_large' });
  expect(received).toBeLessThanOrEqual(100_000);
  socket.destroy();
});

test('a sender that leaves ends the upload', async () => {
  const before = outcome;
  const socket = begin();
  await vi.waitFor(() => expect(outcome).not.toBe(before));
  socket.destroy();
  expect(await outcome).toMatchObject({ code: 'cut_off' });
});
