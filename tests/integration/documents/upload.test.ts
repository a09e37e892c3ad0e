import { expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { DISGUISED_FILES, htmlPolyglot } from '#tests/support/pdf/disguised-files.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import {
  FORM_END,
  formStart,
  openInquiry,
  openRawUpload,
  sendForm,
  storedFiles,
  upload,
  uploadDocument,
} from '#tests/support/uploads.ts';

const app = await startTestApp();
const actor = await app.signIn('admissions');
const inquiry = await openInquiry(actor);
const pdf = await textPdf(['The patient arrived in good spirits.']);

const WRONG_TYPE = 'Invalid file type. Please select a PDF file.';
const TOO_LARGE = 'File size should not exceed 20MB.';

/** A file of an exact size with a PDF's header. */
function ofSize(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 0x20);
  pdf.copy(file);
  return file;
}

const documents = () => actor.trpc.documents.list.query({ opportunity_id: inquiry });

/** Runs an upload that must fail, and holds that it left neither a row nor a file. */
async function leavesNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = { rows: (await documents()).length, files: (await storedFiles(app)).length };
  const answer = await work();
  await vi.waitFor(async () => expect(await storedFiles(app)).toHaveLength(before.files));
  expect(await documents()).toHaveLength(before.rows);
  return answer;
}

test('takes a PDF with its fields before and after the file, and has it read', async () => {
  const answer = await sendForm(app, actor.token, {
    parts: [
      ['opportunity_id', inquiry],
      ['file', { name: 'intake.pdf', bytes: pdf }],
      ['file_name', 'Intake\u0007 of May.pdf'],
      ['file_type', 'application/pdf'],
      ['file_description', '  From the referring hospital  '],
      ['autofill', 'true'],
    ],
  });
  expect(answer.status).toBe(200);
  expect(answer.body.result).toEqual({ document_id: expect.any(String), status: 'Processing' });
  const [document] = await documents();
  expect(document).toMatchObject({
    file_name: 'Intake of May.pdf',
    file_description: 'From the referring hospital',
    file_size: pdf.length,
    autofill: true,
    status: 'Processing',
    failure_reason: null,
    pages_done: 0,
    uploaded_by: 'Jordan Example',
    created_at: Date.parse('2026-05-12T16:00:00Z') / 1000,
  });
  expect((await app.runJobs()).map(({ job, outcome }) => [job, outcome])).toEqual([['documents.extract', 'completed']]);
  expect((await documents())[0]).toMatchObject({ status: 'Completed', pages_total: 1, pages_done: 1, text_pages: 1 });
});

test('the inquiry may be named after the file', async () => {
  const form = (opportunity_id: string) =>
    sendForm(app, actor.token, {
      parts: [
        ['file', { name: 'late.pdf', bytes: pdf }],
        ['opportunity_id', opportunity_id],
      ],
    });
  expect((await form(inquiry)).status).toBe(200);
  const refused = await leavesNothing(() => form('00000000-0000-7000-8000-000000000000'));
  expect(refused.status).toBe(404);
});

test('holds the size to the byte', async () => {
  expect((await upload(app, actor, inquiry, ofSize(20_971_520))).status).toBe(200);
  const refused = await leavesNothing(() => upload(app, actor, inquiry, ofSize(20_971_521)));
  expect(refused.status).toBe(413);
  expect(refused.body.error).toMatchObject({
    code: 'payload_too_large',
    message: TOO_LARGE,
    fields: { file: TOO_LARGE },
  });
});

test.each(Object.entries(DISGUISED_FILES))('refuses a %s under the name of a PDF', async (_kind, bytes) => {
  const refused = await leavesNothing(() => upload(app, actor, inquiry, bytes));
  expect(refused.status).toBe(415);
  expect(refused.body.error).toMatchObject({ code: 'unsupported_media_type', message: WRONG_TYPE });
});

test('refuses an empty file, a header past the first 1,024 bytes, and other names', async () => {
  const late = Buffer.concat([Buffer.alloc(1_020, 0x20), pdf]);
  for (const [bytes, name] of [
    [Buffer.alloc(0), 'empty.pdf'],
    [late, 'late.pdf'],
    [pdf, 'record'],
    [pdf, 'record.pdf.exe'],
    [pdf, '.pdf'],
    [pdf, 'record\u202efdp.exe'],
  ] as const) {
    const refused = await leavesNothing(() => upload(app, actor, inquiry, bytes, name));
    expect([name, refused.status, refused.body.error?.message]).toEqual([name, 415, WRONG_TYPE]);
  }
  expect((await upload(app, actor, inquiry, htmlPolyglot(pdf), 'polyglot.PDF')).status).toBe(200);
});

test.each([
  ['../../x.pdf', 'x.pdf'],
  ['C:\\records\\x.pdf', 'x.pdf'],
  ['report\u202eexe.pdf', 'reportexe.pdf'],
  ['a\u200bbc.pdf', 'abc.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
  ['診断書.pdf', '診断書.pdf'],
])('keeps the name %j as %j', async (given, kept) => {
  const id = await uploadDocument(app, actor, inquiry, pdf, given);
  expect((await actor.trpc.documents.get.query({ document_id: id })).file_name).toBe(kept);
});

test('refuses two files, no file, another field, no form and a missing inquiry', async () => {
  const file = { name: 'record.pdf', bytes: pdf };
  const two = await leavesNothing(() =>
    sendForm(app, actor.token, {
      parts: [
        ['opportunity_id', inquiry],
        ['file', file],
        ['file', file],
      ],
    }),
  );
  expect([two.status, two.body.error?.message]).toEqual([400, 'Upload one file at a time.']);
  const none = await sendForm(app, actor.token, { parts: [['opportunity_id', inquiry]] });
  expect([none.status, none.body.error?.message]).toEqual([400, 'Choose a PDF file.']);
  const other = await sendForm(app, actor.token, {
    parts: [
      ['opportunity_id', inquiry],
      ['picture', file],
    ],
  });
  expect([other.status, other.body.error?.message]).toEqual([400, 'Choose a PDF file.']);
  const unknown = await leavesNothing(() =>
    sendForm(app, actor.token, {
      parts: [
        ['opportunity_id', inquiry],
        ['file', file],
        ['color', 'blue'],
      ],
    }),
  );
  expect(unknown.body.error?.fields).toEqual({ color: 'This field is not known here.' });
  const missing = await leavesNothing(() => sendForm(app, actor.token, { parts: [['file', file]] }));
  expect(missing.status).toBe(400);
  expect(Object.keys(missing.body.error?.fields ?? {})).toEqual(['opportunity_id']);
  const json = await actor.rest('POST', '/api/file_upload', { opportunity_id: inquiry });
  expect([json.status, json.body.error?.message]).toEqual([415, 'Send the file as multipart/form-data.']);
});

test('another organization and other roles are refused before the file is kept', async () => {
  const other = await app.signIn('admissions', 'b');
  expect((await leavesNothing(() => upload(app, other, inquiry, pdf))).status).toBe(404);
  for (const role of ['outreach', 'analyst'] as const) {
    const refused = await leavesNothing(async () => upload(app, await app.signIn(role), inquiry, pdf));
    expect([role, refused.status]).toEqual([role, 403]);
  }
  for (const role of ['admin', 'manager', 'clinical'] as const)
    expect((await upload(app, await app.signIn(role), inquiry, pdf)).status).toBe(200);
  const form = { parts: [['opportunity_id', inquiry] as const, ['file', { name: 'r.pdf', bytes: pdf }] as const] };
  expect((await sendForm(app, null, form)).status).toBe(401);
});

test('a length that is a lie changes nothing', async () => {
  const body = Buffer.concat([Buffer.from(formStart(inquiry)), pdf, Buffer.from(FORM_END)]);
  const short = await leavesNothing(async () => {
    const { socket, answer } = openRawUpload(app, actor.token, body.length - 50);
    socket.write(body);
    return answer.finally(() => socket.destroy());
  });
  expect(short).toMatch(/^HTTP\/1.1 400 /);
  await leavesNothing(async () => {
    const { socket, answer } = openRawUpload(app, actor.token, body.length + 50);
    socket.end(body);
    return answer;
  });
  const huge = await leavesNothing(async () => {
    const { socket, answer } = openRawUpload(app, actor.token, 50_000_000_000);
    socket.write(body);
    return answer.finally(() => socket.destroy());
  });
  expect(huge).toMatch(/^HTTP\/1.1 413 /);
  expect(huge).toContain(TOO_LARGE);
});

test('an upload that is cut off leaves nothing', async () => {
  await leavesNothing(async () => {
    const before = (await storedFiles(app)).length;
    const { socket, answer } = openRawUpload(app, actor.token, 10_000_000);
    socket.write(Buffer.concat([Buffer.from(formStart(inquiry)), ofSize(500_000)]));
    await vi.waitFor(async () => expect((await storedFiles(app)).length).toBe(before + 1));
    socket.destroy();
    return answer;
  });
});

test('a repeated idempotency key makes one document', async () => {
  const form = { parts: [['opportunity_id', inquiry] as const, ['file', { name: 'once.pdf', bytes: pdf }] as const] };
  const key = { 'idempotency-key': 'upload-once' };
  const [first, second] = await Promise.all([
    sendForm(app, actor.token, form, key),
    sendForm(app, actor.token, form, key),
  ]);
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  const rows = await documents();
  expect(rows.filter(({ file_name }) => file_name === 'once.pdf')).toHaveLength(1);
  await vi.waitFor(async () => expect(await storedFiles(app)).toHaveLength(rows.length));
});

test('each upload leaves its audit row', async () => {
  const id = await uploadDocument(app, actor, inquiry, pdf);
  const rows = await app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').selectAll().where('action', '=', 'documents.upload').orderBy('seq', 'desc').execute(),
  );
  expect(rows[0]).toMatchObject({
    entity: 'document',
    entity_ids: [id],
    outcome: 'done',
    user_id: actor.user.user_id,
    details: { opportunity_id: inquiry, bytes: pdf.length },
  });
});
