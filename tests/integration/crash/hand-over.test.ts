import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type InstallationActor, openInstallation, type WebProcess } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { numberedPdf, textPdf } from '#tests/support/pdf/text-pdf.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { BOUNDARY, FORM_END, formStart, openInquiry, uploadDocument } from '#tests/support/uploads.ts';

const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const first = await installation.startWeb();
const actor = await installation.signIn(first, 'admissions');
const CLIENTS = 6;

/** A balancer as clients see one: it sends on to the first process until that says it is leaving, then to the second. */
function balance(from: WebProcess, to: WebProcess, stop: AbortSignal) {
  let target = from;
  const watching = (async () => {
    while (!stop.aborted && target === from) {
      const ready = await fetch(`${from.url}/readyz`).catch(() => null);
      if (ready?.status !== 200) target = to;
      await wait(20);
    }
  })();
  return { target: () => target, watching };
}

/** Reads and writes over kept connections until stopped; answers every status that was not 200, and how many were. */
async function clientLoop(person: InstallationActor, target: () => WebProcess, stop: AbortSignal) {
  const failures: string[] = [];
  let answered = 0;
  while (!stop.aborted) {
    const { url } = target();
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
    const call =
      answered % 3 === 0
        ? fetch(`${url}/api/patients`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ firstname: 'Dana', lastname: 'Sample' }),
          })
        : fetch(`${url}/api/opportunities`, { headers });
    const outcome = await call.then(
      async (response) => {
        await response.text();
        return String(response.status);
      },
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error),
    );
    if (outcome === '200') answered += 1;
    else failures.push(outcome);
  }
  return { failures, answered };
}

/** An upload whose second half is sent only when it is said so. */
function slowUpload(web: WebProcess, inquiry: string, file: Buffer) {
  const begin = Buffer.concat([Buffer.from(formStart(inquiry)), file.subarray(0, 700)]);
  const rest = Buffer.concat([file.subarray(700), Buffer.from(FORM_END)]);
  const sending = request(`${web.url}/api/file_upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${actor.token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': begin.length + rest.length,
    },
  });
  const status = new Promise<number>((resolve) => {
    sending.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', () => resolve(0));
  });
  sending.write(begin);
  return { finish: () => sending.end(rest), status };
}

test(
  'a web process that is asked to stop answers all it has accepted, and the next one takes over',
  async () => {
    let from = first;
    const inquiry = await openInquiry(actor);
    const file = await textPdf(['Sent while the process was leaving.']);
    for (let round = 0; round < rounds(1); round += 1) {
      const to = await installation.startWeb();
      const stop = new AbortController();
      const { target, watching } = balance(from, to, stop.signal);
      const loops = Array.from({ length: CLIENTS }, () => clientLoop(actor, target, stop.signal));
      const upload = slowUpload(from, inquiry, file);
      await wait(300);
      const ended = from.end('SIGTERM');
      await wait(600);
      upload.finish();
      expect(await upload.status).toBe(200);
      expect(await ended).toEqual({ code: 0, signal: null });
      stop.abort();
      await watching;
      const results = await Promise.all(loops);
      expect(results.flatMap(({ failures }) => failures)).toEqual([]);
      for (const { answered } of results) expect(answered).toBeGreaterThan(0);
      expect(from.errors()).toBe('');
      from = to;
    }
  },
  timeFor(rounds(1), 30_000),
);

test(
  'a worker that is asked to stop ends in time and hands a long document on, page for page',
  async () => {
    const web = await installation.startWeb();
    const pages = 400;
    for (let round = 0; round < rounds(1); round += 1) {
      // Fifty rounds take longer than a token is good for.
      const reader = await installation.signIn(web, 'admissions');
      const document_id = await uploadDocument(web, reader, await openInquiry(reader), await numberedPdf(pages));
      const get = () => reader.trpc.documents.get.query({ document_id });
      const leaving = await installation.startWorker();
      await vi.waitFor(async () => expect((await get()).pages_done).toBeGreaterThan(0), {
        timeout: 60_000,
        interval: 5,
      });
      const saidAt = Date.now();
      expect(await leaving.end('SIGTERM')).toEqual({ code: 0, signal: null });
      expect(Date.now() - saidAt).toBeLessThan(30_000);
      expect(leaving.errors()).toBe('');
      expect((await get()).status).toBe('Processing');
      const next = await installation.startWorker();
      await vi.waitFor(async () => expect((await get()).status).toBe('Completed'), { timeout: 60_000, interval: 100 });
      const stored = await installation.within('a', (tx) =>
        tx.db
          .selectFrom('document_pages')
          .select('page')
          .where('document_id', '=', document_id)
          .orderBy('page')
          .execute(),
      );
      expect(stored.map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      await next.end('SIGTERM');
    }
  },
  timeFor(rounds(1), 150_000),
);
