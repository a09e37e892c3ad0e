import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#server/platform/metrics.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createJobRunner, type Outcome } from '#worker/platform/run-job.ts';
import { startTestApp } from '../support/app.ts';
import { numberedPdf } from '../support/pdf/text-pdf.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { filesUnder, openInquiry, storedFiles, uploadDocument } from '../support/uploads.ts';
import { startWorkerProcess } from '../support/worker-process.ts';

const RUNS = Number(process.env.TORTURE_RUNS ?? 100);
const SEED = process.env.TORTURE_SEED ?? 'killed readings';
/** One run in so many kills the worker itself, whose job then waits half a minute for its lock to run out. */
const WORKER_EVERY = 10;

const app = await startTestApp();
app.clock.set(new Date());
const actor = await app.signIn('admissions');
/** Two by turns: all of the readings are more uploads than the limit leaves to one. */
const uploaders = [actor, await app.signIn('admin')] as const;
const inquiry = await openInquiry(actor);
const random = seededRandom(SEED);
const between = (from: number, to: number) => from + (random(4).readUInt32BE() % (to - from + 1));
const get = (document_id: string) => actor.trpc.documents.get.query({ document_id });

async function expectWhole(id: string, pages: number) {
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_total: pages, pages_done: pages });
  const stored = await app.within('a', (tx) =>
    tx.db.selectFrom('document_pages').select(['page', 'text']).where('document_id', '=', id).orderBy('page').execute(),
  );
  expect(stored).toEqual(
    Array.from({ length: pages }, (_, index) => ({
      page: index + 1,
      text: `This is page number ${index + 1} of the numbered record.`,
    })),
  );
}

/** Runs a document's job as the worker would, its children killed after so many pages; once more, and then not. */
async function readWithChildKills(id: string, kills: number[]) {
  const [row] = await app.within('a', (tx) =>
    tx.db.selectFrom('outbox').select('id').where('dedupe_key', '=', id).execute(),
  );
  const outcomes: Outcome[] = [];
  for (let attempt = 1; outcomes.at(-1) !== 'completed' && attempt <= 3; attempt += 1) {
    const extractor = openExtractor({ children: 2 });
    let left = kills.shift() ?? Number.POSITIVE_INFINITY;
    const killing: OpenExtractor = {
      ...extractor,
      readText: (file, range, onPage) =>
        extractor.readText(file, range, async (page) => {
          await onPage(page);
          left -= 1;
          if (left === 0) for (const pid of extractor.pids()) process.kill(pid, 'SIGKILL');
        }),
    };
    const handlers = createHandlers({ reading: { ...app.tools.reading, extractorFor: () => killing } });
    const runner = createJobRunner(app.services, handlers, createMetrics());
    const run = { id: row?.id ?? '', attempt, signal: new AbortController().signal };
    outcomes.push(await runner.run({ org_id: app.organizations.a.id }, run));
    await extractor.close();
  }
  return outcomes;
}

/** Lets real workers read what waits, the first of them killed after so many pages. */
async function readWithWorkerKill(id: string, after: number) {
  const killed = await startWorkerProcess(app, 10);
  const reached = async () => expect((await get(id)).pages_done).toBeGreaterThanOrEqual(after);
  await vi.waitFor(reached, { timeout: 120_000, interval: 5 });
  await killed.end('SIGKILL');
  const next = await startWorkerProcess(app, 10);
  const ended = async () => expect((await get(id)).status).toBe('Completed');
  await vi.waitFor(ended, { timeout: 120_000, interval: 250 }).finally(() => next.end('SIGTERM'));
}

test(`${RUNS} readings killed at random places (seed ${SEED}) all end whole`, async () => {
  for (let run = 1; run <= RUNS; run += 1) {
    const pages = between(40, 300);
    const id = await uploadDocument(app, uploaders[run % 2] ?? actor, inquiry, await numberedPdf(pages));
    if (run % WORKER_EVERY === 0) await readWithWorkerKill(id, between(1, pages - 20));
    else {
      const kills = Array.from({ length: between(1, 2) }, () => between(1, Math.floor(pages / 2)));
      expect((await readWithChildKills(id, kills)).at(-1)).toBe('completed');
    }
    await expectWhole(id, pages);
  }
  expect(await filesUnder(path.join(app.folder, 'tmp'))).toEqual([]);
  expect(await storedFiles(app)).toHaveLength(RUNS);
});
