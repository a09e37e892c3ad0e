import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { openInstallation } from '#tests/support/installation.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { BOUNDARY, FORM_END, formStart, openInquiry } from '#tests/support/uploads.ts';

const installation = await openInstallation((await createTestDatabase()).url, inject('redisUrl'));
const web = await installation.startWeb();
const actor = await installation.signIn(web, 'admissions');

async function upload(inquiry: string, file: Buffer) {
  const answer = await fetch(`${web.url}/api/file_upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${actor.token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(formStart(inquiry)), file, Buffer.from(FORM_END)]),
  });
  const { error } = (await answer.json()) as { error?: { code: string; message: string } };
  return [answer.status, answer.headers.get('retry-after'), error && [error.code, error.message]];
}

const readiness = async () => {
  const answer = await fetch(`${web.url}/readyz`);
  return [answer.status, await answer.json()];
};

test('a file storage that takes nothing: uploads say why, readiness says what, all else goes on, and nothing has to be restarted', async () => {
  const inquiry = await openInquiry(actor);
  const file = await textPdf(['A page.']);
  expect(await upload(inquiry, file)).toEqual([200, null, undefined]);
  expect(await readiness()).toEqual([200, { postgres: true, redis: true, storage: true }]);

  const files = path.join(installation.folder, 'objects');
  const kept = `${files}.kept`;
  expect(await readdir(files)).toContain('org');
  await rename(files, kept);
  // Where the folder should be mounted is something that takes no files, for root too.
  await writeFile(files, '');
  expect(await upload(inquiry, file)).toEqual([
    503,
    '5',
    ['service_unavailable', 'The file storage takes no files. Try again later.'],
  ]);
  await vi.waitFor(
    async () => expect(await readiness()).toEqual([503, { postgres: true, redis: true, storage: false }]),
    { timeout: 20_000, interval: 100 },
  );
  const { total } = await actor.trpc.inquiries.list.query({});
  expect(total).toBe(1);

  await rename(files, `${files}.away`);
  await rename(kept, files);
  expect(await upload(inquiry, file)).toEqual([200, null, undefined]);
  await vi.waitFor(
    async () => expect(await readiness()).toEqual([200, { postgres: true, redis: true, storage: true }]),
    { timeout: 20_000, interval: 100 },
  );
  expect(web.errors()).toBe('');
});
