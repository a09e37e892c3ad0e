import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPdf } from '#reader/documents/open-pdf.ts';
import { readTextLayer } from '#reader/documents/pdf-text.ts';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { renderRecord } from '#scripts/demo/records/render-record.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(RECORDS.map((record) => [record.key, record] as const))('%s', (_key, record) => {
  test('as text, each page holds its words, and rendering again gives the same bytes', async () => {
    const bytes = await renderRecord(record, 'text');
    expect(bytes.equals(await renderRecord(record, 'text'))).toBe(true);
    const document = await openPdf(await folder.write(`${record.key}.pdf`, bytes), 1000);
    expect(document.numPages).toBe(record.pages.length);
    for (const [index, page] of record.pages.entries()) {
      expect(squeezed((await readTextLayer(document, index + 1)).text)).toBe(squeezed(page));
    }
  });
});

test('the records are of different people, and two of them are scans', () => {
  expect(new Set(RECORDS.map((record) => record.client.lastname)).size).toBe(RECORDS.length);
  expect(RECORDS.filter((record) => record.as === 'scan').map((record) => record.key)).toEqual([
    'drug-court-referral',
    'medication-administration',
  ]);
});

test('a scan has no text layer and is the same each time', async () => {
  const record = RECORDS.find(({ key }) => key === 'drug-court-referral');
  if (record === undefined) throw new Error('the record is missing');
  const bytes = await renderRecord(record);
  expect(bytes.equals(await renderRecord(record))).toBe(true);
  const document = await openPdf(await folder.write('scan.pdf', bytes), 1000);
  expect(await readTextLayer(document, 1)).toMatchObject({ text: '', needs_ocr: true });
});
