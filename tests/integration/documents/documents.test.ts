import { utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { failStalledDocuments } from '#server/features/documents/fail-stalled-documents.ts';
import { asOrganization } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { removeExpired } from '#server/platform/remove-expired.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { sendPasswordNotice } from '#shared/features/auth/auth.jobs.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import { startTestApp } from '#tests/support/app.ts';
import { runPendingJobs } from '#tests/support/jobs.ts';
import { createDeadJob } from '#tests/support/matrix/records.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { openInquiry, storedFiles, uploadDocument } from '#tests/support/uploads.ts';
import { createExtractDocumentJob } from '#worker/features/documents/extract-document.job.ts';
import { sweepOrphanFilesTask } from '#worker/features/documents/sweep-orphan-files.task.ts';

const app = await startTestApp();
const actor = await app.signIn('admissions');
const other = await app.signIn('admissions', 'b');
const pdf = await textPdf(['One page of a record.', 'And another page of it.']);
const own = asOrganization(app.ctx, app.organizations.a.id);

const auditOf = (action: string) =>
  app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq', 'desc').execute(),
  );

/** Reads what waits. What the pages mean, which every reading leaves to be made, is the business of other tests. */
const read = () => app.runJobs('documents.extract');

const download = (token: string, document_id: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}/api/document?document_id=${document_id}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

/** Marks a document as failed, as the worker does. */
const fail = (id: string) =>
  app.within('a', (tx) =>
    tx.db.updateTable('documents').set({ status: 'Failed', failure_reason: 'stalled' }).where('id', '=', id).execute(),
  );

test('both doors list an inquiry’s documents, newest first, in one audit row', async () => {
  const inquiry = await openInquiry(actor);
  const first = await uploadDocument(app, actor, inquiry, pdf, 'first.pdf');
  const second = await uploadDocument(app, actor, inquiry, pdf, 'second.pdf');
  const listed = await actor.trpc.documents.list.query({ opportunity_id: inquiry });
  expect(listed.map(({ id }) => id)).toEqual([second, first]);
  const rest = await actor.rest('GET', '/api/file_upload', { opportunity_id: inquiry });
  expect(rest.body.result).toEqual({ documents: listed });
  expect((await auditOf('documents.list'))[0]).toMatchObject({ entity: 'document', entity_ids: [second, first] });
  expect(Object.keys(listed[0] ?? {})).not.toContain('storage_key');
});

test('another organization’s documents and inquiries do not exist, at any verb', async () => {
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, actor, inquiry, pdf);
  await fail(document_id);
  const { documents } = other.trpc;
  for (const attempt of [
    () => documents.list.query({ opportunity_id: inquiry }),
    () => documents.get.query({ document_id }),
    () => documents.pages.query({ document_id }),
    () => documents.retry.mutate({ document_id }),
    () => documents.delete.mutate({ document_id }),
    () => documents.get.query({ document_id: 'nonsense' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ data: { code: 'not_found' } });
  expect((await download(other.token, document_id)).status).toBe(404);
  expect((await other.rest('DELETE', '/api/document', { document_id })).status).toBe(404);
  expect((await actor.trpc.documents.get.query({ document_id })).status).toBe('Failed');
  expect(await documents.inProcess.query({})).toEqual([]);
});

test('outreach and analysts have no part in documents', async () => {
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, actor, inquiry, pdf);
  for (const role of ['outreach', 'analyst'] as const) {
    const { trpc, token } = await app.signIn(role);
    await expect(trpc.documents.list.query({ opportunity_id: inquiry })).rejects.toMatchObject({
      data: { code: 'forbidden' },
    });
    await expect(trpc.documents.delete.mutate({ document_id })).rejects.toMatchObject({ data: { code: 'forbidden' } });
    expect((await download(token, document_id)).status).toBe(403);
  }
});

test('a download is whole or the range asked for, inert, and audited', async () => {
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, actor, inquiry, pdf, 'Zeugnis "ä".pdf');
  const whole = await download(actor.token, document_id);
  expect(whole.status).toBe(200);
  expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `inline; filename="Zeugnis _a_.pdf"; filename*=UTF-8''Zeugnis%20%22%C3%A4%22.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
  });
  expect(whole.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  expect((await auditOf('documents.download'))[0]).toMatchObject({ entity_ids: [document_id] });

  for (const [range, from, to] of [
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=-5', pdf.length - 5, pdf.length - 1],
    [`bytes=${pdf.length - 3}-`, pdf.length - 3, pdf.length - 1],
    ['bytes=5-99999999', 5, pdf.length - 1],
  ] as const) {
    const part = await download(actor.token, document_id, { range });
    expect([range, part.status]).toEqual([range, 206]);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${pdf.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(from, to + 1))).toBe(true);
  }
  for (const range of [`bytes=${pdf.length}-`, 'bytes=-0']) {
    const past = await download(actor.token, document_id, { range });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`]);
  }
  for (const range of ['bytes=9-2', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=a-b'])
    expect((await download(actor.token, document_id, { range })).status).toBe(200);
  const head = await download(actor.token, document_id, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
  expect((await download('nonsense', document_id)).status).toBe(401);
});

test('a reader that leaves in the middle is no error', async () => {
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, actor, inquiry, Buffer.concat([pdf, Buffer.alloc(10_000_000)]));
  const leaving = new AbortController();
  const answer = await fetch(`${app.url}/api/document?document_id=${document_id}`, {
    headers: { authorization: `Bearer ${actor.token}` },
    signal: leaving.signal,
  });
  expect(answer.status).toBe(200);
  leaving.abort();
  expect((await download(actor.token, document_id)).status).toBe(200);
  expect(app.logLines.filter((line) => line.includes('unforeseen'))).toEqual([]);
});

test.each(['query', 'body'])('deletion by %s takes the text at once and the file by a job', async (by) => {
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, actor, inquiry, pdf);
  await read();
  const files = (await storedFiles(app)).length;
  const answer =
    by === 'query'
      ? await actor.rest('DELETE', '/api/document', { document_id })
      : await fetch(`${app.url}/api/document`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${actor.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ document_id }),
        }).then(async (response) => ({ status: response.status, body: await response.json() }));
  expect([answer.status, answer.body]).toEqual([200, { result: { ok: true } }]);
  expect(await actor.trpc.documents.list.query({ opportunity_id: inquiry })).toEqual([]);
  expect((await download(actor.token, document_id)).status).toBe(404);
  const pages = await app.within('a', (tx) =>
    tx.db.selectFrom('document_pages').select('page').where('document_id', '=', document_id).execute(),
  );
  expect(pages).toEqual([]);
  expect((await auditOf('documents.delete'))[0]).toMatchObject({
    entity_ids: [document_id],
    details: { opportunity_id: inquiry },
  });
  expect(await storedFiles(app)).toHaveLength(files);
  expect(await app.runJobs('documents.remove_file')).toMatchObject([{ outcome: 'completed' }]);
  expect(await storedFiles(app)).toHaveLength(files - 1);
  expect((await actor.rest('DELETE', '/api/document', { document_id })).status).toBe(404);
});

test('only a document that failed is tried again', async () => {
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, actor, inquiry, pdf);
  const early = await actor.trpc.documents.retry.mutate({ document_id }).catch((error: unknown) => error);
  expect(early).toMatchObject({
    message: 'Only a document that failed can be tried again.',
    data: { code: 'conflict', current: { id: document_id, status: 'Processing' } },
  });
  await read();
  await fail(document_id);
  expect(await actor.trpc.documents.get.query({ document_id })).toMatchObject({
    status: 'Failed',
    failure_code: 'stalled',
    failure_reason: 'Reading did not finish. Try again.',
  });
  expect(await actor.trpc.documents.retry.mutate({ document_id })).toMatchObject({ status: 'Processing' });
  await read();
  expect(await actor.trpc.documents.get.query({ document_id })).toMatchObject({ status: 'Completed', pages_done: 2 });
});

test('one’s own documents in process name their inquiry', async () => {
  const clinical = await app.signIn('clinical');
  const inquiry = await openInquiry(actor);
  const document_id = await uploadDocument(app, clinical, inquiry, pdf);
  const mine = await clinical.trpc.documents.inProcess.query({});
  expect(mine).toMatchObject([{ id: document_id, status: 'Processing' }]);
  expect(mine[0]?.opportunity_name).toMatch(/^Dana Sample-[A-Z2-9]{4}$/);
  await read();
  expect(await clinical.trpc.documents.inProcess.query({})).toEqual([]);
});

test('a document nobody reads any more fails: after twenty minutes, or one without a job', async () => {
  const inquiry = await openInquiry(actor);
  const [waiting, abandoned] = [
    await uploadDocument(app, actor, inquiry, pdf),
    await uploadDocument(app, actor, inquiry, pdf),
  ];
  await app.within('a', (tx) =>
    tx.db
      .updateTable('outbox')
      .set({ state: 'dead' })
      .where('job', '=', 'documents.extract')
      .where('dedupe_key', '=', abandoned)
      .execute(),
  );
  const statuses = async () => {
    const rows = await actor.trpc.documents.list.query({ opportunity_id: inquiry });
    return rows.map(({ id, status, failure_code }) => [id, status, failure_code]);
  };
  expect(await failStalledDocuments(own)).toBe(0);
  app.clock.advance(61_000);
  expect(await failStalledDocuments(own)).toBe(1);
  expect(await statuses()).toEqual([
    [abandoned, 'Failed', 'stalled'],
    [waiting, 'Processing', null],
  ]);
  app.clock.advance(20 * 60_000);
  expect(await failStalledDocuments(own)).toBe(1);
  expect(await failStalledDocuments(own)).toBe(0);
  const [row] = await app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').selectAll().where('outcome', '=', 'failed').orderBy('seq', 'desc').limit(1).execute(),
  );
  expect(row).toMatchObject({ entity: 'document', entity_ids: [waiting], details: { reason: 'stalled' } });
});

test('Postgres that goes away while a document is read the last time costs it nothing', async () => {
  const manager = await app.signIn('manager');
  const inquiry = await openInquiry(manager);
  const document_id = await uploadDocument(app, manager, inquiry, pdf);
  const open = () => Promise.reject(new DatabaseAway());
  const { reading } = app.tools;
  const job = createExtractDocumentJob({
    ...reading,
    extractorFor: (ctx) => ({ ...reading.extractorFor(ctx), open }),
  });
  const run = { id: document_id, attempt: extractDocument.attempts, signal: new AbortController().signal };
  await expect(job(own, { document_id }, run)).rejects.toBeInstanceOf(DatabaseAway);
  const [document] = await manager.trpc.documents.list.query({ opportunity_id: inquiry });
  expect(document).toMatchObject({ id: document_id, status: 'Processing' });
});

test('files without a document are swept once they are an hour old, all others stay', async () => {
  const inquiry = await openInquiry(await app.signIn('manager'));
  const document_id = await uploadDocument(app, await app.signIn('manager'), inquiry, pdf);
  const orphan = newStorageKey(app.organizations.a.id, 'documents', app.services.randomBytes);
  const young = newStorageKey(app.organizations.b.id, 'documents', app.services.randomBytes);
  for (const key of [orphan, young]) await app.services.storage.put(key, Readable.from([pdf]), { maxBytes: 1e6 });
  const old = new Date(app.clock.now().getTime() - 2 * 60 * 60_000);
  const now = app.clock.now();
  for (const file of await storedFiles(app)) await utimes(file, old, file.endsWith(young) ? now : old);
  const before = await storedFiles(app);
  await sweepOrphanFilesTask(app.ctx, new AbortController().signal);
  const left = await storedFiles(app);
  expect(before.filter((file) => !left.includes(file)).map((file) => file.endsWith(orphan))).toEqual([true]);
  expect((await download((await app.signIn('manager')).token, document_id)).status).toBe(200);
});

test('finished jobs are kept for seven days, idempotency keys for one', async () => {
  // In the organization where no document waits to be read and understood.
  const { trpc, rest, user } = await app.signIn('admin', 'b');
  const theirs = asOrganization(app.ctx, app.organizations.b.id);
  await trpc.clients.create.mutate({ firstname: 'Robin', lastname: 'Sample' });
  await rest('POST', '/api/patients', { firstname: 'Kim', lastname: 'Sample' }, { 'idempotency-key': 'kept-a-day' });
  await app.within('b', (tx) => enqueue(tx, sendPasswordNotice, { user_id: user.user_id }));
  await createDeadJob(app, 'b');
  const runJobs = () => runPendingJobs(app.ctx, [theirs.actor.org_id], app.tools);
  // What a job enqueues waits for the next call.
  await vi.waitFor(async () => expect(await runJobs()).toEqual([]), { timeout: 30_000 });
  const count = (table: 'outbox' | 'idempotency_keys') =>
    app.within('b', (tx) =>
      tx.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    );
  const day = 24 * 60 * 60_000;
  app.clock.advance(day - 60_000);
  await removeExpired(theirs, 2);
  expect((await count('idempotency_keys')).total).toBeGreaterThan(0);
  app.clock.advance(120_000);
  await removeExpired(theirs, 2);
  expect((await count('idempotency_keys')).total).toBe(0);
  expect((await count('outbox')).total).toBeGreaterThan(1);
  app.clock.advance(6 * day);
  await removeExpired(theirs, 2);
  const states = await app.within('b', (tx) => tx.db.selectFrom('outbox').select('state').distinct().execute());
  expect(states).toEqual([{ state: 'dead' }]);
});
