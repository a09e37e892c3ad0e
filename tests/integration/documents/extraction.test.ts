import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { asOrganization } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { startTestApp } from '#tests/support/app.ts';
import { brokenImagePdf, lyingCountPdf, nestedFlateBomb, truncated } from '#tests/support/pdf/hostile-pdfs.ts';
import { openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { scanPdf } from '#tests/support/pdf/scan-pdf.ts';
import { drawPdf, encryptedPdf, numberedPdf, textPdf } from '#tests/support/pdf/text-pdf.ts';
import { filesUnder, openInquiry, uploadDocument } from '#tests/support/uploads.ts';
import { createExtractDocumentJob } from '#worker/features/documents/extract-document.job.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createExtractor, type Extractor } from '#worker/platform/extractor.ts';
import { createJobRunner } from '#worker/platform/run-job.ts';

// Made first: packing it takes seconds in which the server of this process could not answer.
const bomb = nestedFlateBomb(600, 2);
const app = await startTestApp();
const actor = await app.signIn('clinical');
const inquiry = await openInquiry(await app.signIn('admissions'));
const own = asOrganization(app.ctx, app.organizations.a.id);
const { reading } = app.tools;

/** Reads what waits. What the pages mean, which every reading leaves to be made, is the business of other tests. */
const read = () => app.runJobs('documents.extract');

const get = (document_id: string) => actor.trpc.documents.get.query({ document_id });
const textOf = (document_id: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('document_pages')
      .select(['page', 'text', 'method', 'quality'])
      .where('document_id', '=', document_id)
      .orderBy('page')
      .execute(),
  );
const job = (id = 'run', attempt = 1, signal = new AbortController().signal) => ({ id, attempt, signal });
const jobsOf = (document_id: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('outbox')
      .select(['id', 'state', 'attempts', 'error_code'])
      .where('dedupe_key', '=', document_id)
      .orderBy('id')
      .execute(),
  );

const ownExtractor = createExtractor(app.services.reader.of(app.organizations.a.id), 2);

/** The same extractor, with something done before each text range or picture is read. */
const watched = (before: (kind: 'text' | 'picture') => void | Promise<void>): Extractor => ({
  ...ownExtractor,
  readText: (file, range, onPage) =>
    ownExtractor.readText(file, range, async (page) => {
      await before('text');
      await onPage(page);
    }),
  recognize: async (file, page) => {
    await before('picture');
    return ownExtractor.recognize(file, page);
  },
});

test.each([
  [
    'encrypted',
    () => encryptedPdf(['secret'], 'key'),
    'This PDF is protected by a password. Remove the password and upload it again.',
  ],
  [
    'damaged',
    () => Buffer.from('%PDF-1.7\nnothing of a PDF follows\n%%EOF'),
    'This PDF is damaged and could not be opened.',
  ],
  ['too_many_pages', () => numberedPdf(1001), 'This PDF has more than 1000 pages. Split it and upload the parts.'],
] as const)('a document that is %s fails once, in plain words', async (code, make, words) => {
  const id = await uploadDocument(app, actor, inquiry, await make());
  await read();
  expect(await get(id)).toMatchObject({ status: 'Failed', failure_code: code, failure_reason: words });
  expect(await jobsOf(id)).toMatchObject([{ state: 'done', attempts: 1 }]);
  expect(await filesUnder(path.join(app.folder, 'tmp'))).toEqual([]);
});

test('a document whose file is gone fails in plain words', async () => {
  const id = await uploadDocument(app, actor, inquiry, await textPdf(['A page.']));
  const { storage_key } = await app.within('a', (tx) =>
    tx.db.selectFrom('documents').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  await app.services.storage.remove(storage_key);
  await read();
  expect((await get(id)).failure_reason).toBe('The stored file could not be found. Upload it again.');
});

test('a thousand pages are read, each once, under a count that lies too', async () => {
  const id = await uploadDocument(app, actor, inquiry, await numberedPdf(1000));
  const lying = await uploadDocument(app, actor, inquiry, lyingCountPdf(3, -2147483648));
  await read();
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_total: 1000, pages_done: 1000, text_pages: 1000 });
  const pages = await textOf(id);
  expect(pages.every(({ page, text }) => text === `This is page number ${page} of the numbered record.`)).toBe(true);
  expect(await get(lying)).toMatchObject({ status: 'Completed', pages_total: 3, text_pages: 3 });
}, 120_000);

test('text, scanned, blank and broken pages each say how they were got', async () => {
  const mixed = await drawPdf((document) => {
    document.addPage().font('Helvetica', 12).text('A page with a text layer of its own.');
    document.addPage();
  });
  const id = await uploadDocument(app, actor, inquiry, mixed);
  const scan = await uploadDocument(app, actor, inquiry, await scanPdf(['Blood pressure was 120 over 80 at noon.']));
  const broken = await uploadDocument(app, actor, inquiry, brokenImagePdf());
  await read();
  expect(await get(id)).toMatchObject({ status: 'Completed', text_pages: 1, ocr_pages: 0, blank_pages: [2] });
  expect(await get(scan)).toMatchObject({ status: 'Completed', text_pages: 0, ocr_pages: 1, unreadable_pages: [] });
  expect((await textOf(scan))[0]?.text).toContain('120 over 80');
  expect(await get(broken)).toMatchObject({ status: 'Completed', pages_done: 1, unreadable_pages: [1] });
  expect(await actor.trpc.documents.pages.query({ document_id: broken })).toEqual([
    { page: 1, method: 'none', quality: 'unreadable', confidence: null, turn: 0, of_other: false },
  ]);
}, 120_000);

test('a truncated document is read as far as it goes, or fails; it never hangs', async () => {
  const id = await uploadDocument(app, actor, inquiry, truncated(await numberedPdf(20), 0.5));
  await read();
  expect(['Completed', 'Failed']).toContain((await get(id)).status);
}, 60_000);

test('a page that bursts its limits is unreadable, and only that page', async () => {
  const id = await uploadDocument(app, actor, inquiry, bomb);
  await read();
  expect(await get(id)).toMatchObject({ status: 'Completed', unreadable_pages: [1], failure_code: null });
  // The second makes the meaning of its pages.
  expect(await jobsOf(id)).toMatchObject([{ state: 'done', attempts: 1 }, { state: 'pending' }]);
}, 180_000);

test('run twice, at the same time too, a job stores each page once', async () => {
  const id = await uploadDocument(app, actor, inquiry, await numberedPdf(60));
  const handle = createExtractDocumentJob(reading);
  await Promise.all([handle(own, { document_id: id }, job()), handle(own, { document_id: id }, job())]);
  await handle(own, { document_id: id }, job());
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_done: 60 });
  expect((await textOf(id)).map(({ page }) => page)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  await read();
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_done: 60 });
}, 60_000);

test('a document deleted while it is read is left alone', async () => {
  const id = await uploadDocument(app, actor, inquiry, await numberedPdf(100));
  let deleted = false;
  const extractor = watched(async () => {
    if (deleted) return;
    deleted = true;
    await actor.trpc.documents.delete.mutate({ document_id: id });
  });
  await createExtractDocumentJob({ ...reading, extractorFor: () => extractor })(own, { document_id: id }, job());
  expect(await textOf(id)).toEqual([]);
  expect(await filesUnder(path.join(app.folder, 'tmp'))).toEqual([]);
  await read();
}, 60_000);

test('children killed in the middle: the job goes on where it stopped', async () => {
  const id = await uploadDocument(app, actor, inquiry, await numberedPdf(400));
  const own_extractor = openExtractor({ children: 2 });
  try {
    let killed = 0;
    const extractor: Extractor = {
      ...own_extractor,
      readText: (file, range, onPage) =>
        own_extractor.readText(file, range, async (page) => {
          await onPage(page);
          if (page.page < 100 || killed > 0) return;
          for (const pid of own_extractor.pids()) process.kill(pid, 'SIGKILL');
          killed += 1;
        }),
    };
    const tools = { reading: { ...reading, extractorFor: () => extractor } };
    const runner = createJobRunner(app.services, createHandlers(tools), createMetrics());
    const [row] = await jobsOf(id);
    const reference = { org_id: app.organizations.a.id };
    expect(await runner.run(reference, job(row?.id, 1))).toBe('retried');
    const stopped = await get(id);
    expect(stopped.status).toBe('Processing');
    expect(stopped.pages_done).toBeGreaterThan(0);
    expect(await runner.run(reference, job(row?.id, 2))).toBe('completed');
  } finally {
    await own_extractor.close();
  }
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_total: 400, pages_done: 400 });
  expect(await textOf(id)).toHaveLength(400);
}, 90_000);

test('a reading that is interrupted every time fails in plain words after three attempts', async () => {
  const id = await uploadDocument(app, actor, inquiry, await numberedPdf(5));
  const extractor = openExtractor({ children: 1 });
  await extractor.close();
  const runner = createJobRunner(
    app.services,
    createHandlers({ reading: { ...reading, extractorFor: () => extractor } }),
    createMetrics(),
  );
  const [row] = await jobsOf(id);
  const outcomes: string[] = [];
  for (const attempt of [1, 2, 3])
    outcomes.push(await runner.run({ org_id: app.organizations.a.id }, job(row?.id, attempt)));
  expect(outcomes).toEqual(['retried', 'retried', 'failed']);
  expect(await get(id)).toMatchObject({
    status: 'Failed',
    failure_code: 'interrupted',
    failure_reason: 'Reading was interrupted too often. Try again.',
  });
  expect(await jobsOf(id)).toMatchObject([{ state: 'dead', error_code: 'interrupted' }]);
  await actor.trpc.documents.retry.mutate({ document_id: id });
  await read();
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_done: 5, failure_reason: null });
}, 60_000);

test('a worker that has to stop hands the rest on to a new job', async () => {
  const id = await uploadDocument(
    app,
    actor,
    inquiry,
    await scanPdf(['First sheet of the fax.', 'Second sheet of the fax.']),
  );
  const stop = new AbortController();
  const extractor = watched((kind) => {
    if (kind === 'picture') stop.abort();
  });
  const runner = createJobRunner(
    app.services,
    createHandlers({ reading: { ...reading, extractorFor: () => extractor } }),
    createMetrics(),
  );
  const [row] = await jobsOf(id);
  await app.within('a', (tx) =>
    tx.db.updateTable('outbox').set({ state: 'relayed' }).where('dedupe_key', '=', id).execute(),
  );
  expect(await runner.run({ org_id: app.organizations.a.id }, job(row?.id, 1, stop.signal))).toBe('completed');
  expect(await jobsOf(id)).toMatchObject([{ state: 'done' }, { state: 'pending' }]);
  await vi.waitFor(async () => expect(await filesUnder(path.join(app.folder, 'tmp'))).toEqual([]));
  await read();
  expect(await get(id)).toMatchObject({ status: 'Completed', pages_done: 2, ocr_pages: 2 });
}, 120_000);
