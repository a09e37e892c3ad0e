import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { health } from '#server/platform/health.ts';
import { createStorageCheck } from '#server/platform/storage/storage-takes.ts';
import { listen } from '#tests/support/listen.ts';

const yes = async () => true;
const no = async () => false;
const never = () => new Promise<boolean>(() => undefined);

async function readyz(parts: { postgres?: () => Promise<boolean>; redis?: typeof yes; storage?: typeof yes }) {
  const app = express();
  app.use(health({ postgres: yes, redis: yes, storage: yes, leaving: () => false, ...parts }));
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}/readyz`);
  return [answer.status, await answer.json()];
}

test('readiness names what is away', async () => {
  expect(await readyz({})).toEqual([200, { postgres: true, redis: true, storage: true }]);
  expect(await readyz({ postgres: no })).toEqual([503, { postgres: false, redis: true, storage: true }]);
  expect(await readyz({ redis: no })).toEqual([200, { postgres: true, redis: false, storage: true }]);
  expect(await readyz({ storage: no })).toEqual([503, { postgres: true, redis: true, storage: false }]);
});

test('what hangs counts as away: a slow disk, a stopped Postgres, a stopped Redis', async () => {
  expect(await readyz({ storage: never })).toEqual([503, { postgres: true, redis: true, storage: false }]);
  expect(await readyz({ postgres: never })).toEqual([503, { postgres: false, redis: true, storage: true }]);
  expect(await readyz({ redis: never })).toEqual([200, { postgres: true, redis: false, storage: true }]);
});

test('however many ask, one file is tried at a time, and none is left', async () => {
  const files: string[] = [];
  let puts = 0;
  const takes = createStorageCheck({
    put: async (key: string, stream: Readable) => {
      files.push(key);
      puts += 1;
      const { length: size } = await buffer(stream);
      return { size, sha256: '' };
    },
    remove: async (key) => void files.splice(files.indexOf(key), 1),
  });
  expect(await Promise.all(Array.from({ length: 50 }, takes))).toEqual(Array(50).fill(true));
  expect([puts, files]).toEqual([1, []]);
});
