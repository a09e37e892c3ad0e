import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { numberedPdf } from '#tests/support/pdf/text-pdf.ts';
import { filesUnder, openInquiry, uploadDocument } from '#tests/support/uploads.ts';
import { startWorkerProcess } from '#tests/support/worker-process.ts';

const PAGES = 500;
/** Redis gives a killed worker's job to another one once its lock of 30 s has run out and been looked at. */
const RECOVERY = { timeout: 180_000, interval: 250 };
/** The children that read are behind all other work, so a busy machine lets them wait. */
const BEGIN = { timeout: 150_000, interval: 5 };

const app = await startTestApp();
app.clock.set(new Date());
const actor = await app.signIn('admissions');
const get = (document_id: string) => actor.trpc.documents.get.query({ document_id });

test('a worker killed in the middle of a document: another one goes on, and no text is doubled', async () => {
  const inquiry = await openInquiry(actor);
  const id = await uploadDocument(app, actor, inquiry, await numberedPdf(PAGES));
  const first = await startWorkerProcess(app, 9);
  await vi.waitFor(async () => expect((await get(id)).pages_done).toBeGreaterThan(20), BEGIN);
  await first.end('SIGKILL');
  const stopped = await get(id);
  expect(stopped.status).toBe('Processing');
  expect(stopped.pages_done).toBeLessThan(PAGES);
  const before = await app.within('a', (tx) =>
    tx.db.selectFrom('document_pages').select(['id', 'page']).where('document_id', '=', id).execute(),
  );

  const second = await startWorkerProcess(app, 9);
  try {
    await vi.waitFor(async () => expect((await get(id)).status).toBe('Completed'), RECOVERY);
  } finally {
    await second.end('SIGTERM');
  }
  expect(await get(id)).toMatchObject({ pages_total: PAGES, pages_done: PAGES, text_pages: PAGES });
  const pages = await app.within('a', (tx) =>
    tx.db
      .selectFrom('document_pages')
      .select(['id', 'page', 'text'])
      .where('document_id', '=', id)
      .orderBy('page')
      .execute(),
  );
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: PAGES }, (_, index) => index + 1));
  expect(pages.every(({ page, text }) => text === `This is page number ${page} of the numbered record.`)).toBe(true);
  // What the first worker had stored is still the same rows: it was not read again.
  const ids = new Set(pages.map(({ id: page_id }) => page_id));
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(({ id: page_id }) => ids.has(page_id))).toBe(true);
  expect(await filesUnder(path.join(app.folder, 'tmp'))).toEqual([]);
}, 360_000);
