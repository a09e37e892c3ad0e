import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPdf } from '#reader/documents/open-pdf.ts';
import { readTextLayer } from '#reader/documents/pdf-text.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { DISGUISED_FILES, htmlPolyglot, zipPolyglot } from '#tests/support/pdf/disguised-files.ts';
import { activeContentPdf, lyingCountPdf, truncated } from '#tests/support/pdf/hostile-pdfs.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { encryptedPdf, textPdf } from '#tests/support/pdf/text-pdf.ts';

const MAX_PAGES = 1000;
let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

async function open(bytes: Uint8Array, mostPages = MAX_PAGES) {
  return openPdf(await folder.write('uploaded.pdf', bytes), mostPages);
}

async function reasonFor(bytes: Uint8Array, mostPages = MAX_PAGES): Promise<string> {
  const error = await open(bytes, mostPages).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof UnreadableDocument ? error.reason : `not refused: ${String(error)}`;
}

describe('what is refused, and why', () => {
  test.each(Object.entries(DISGUISED_FILES))('a renamed %s file is no PDF', async (_name, bytes) => {
    expect(await reasonFor(bytes)).toBe('not_a_pdf');
  });

  test('a file of no bytes is empty', async () => {
    expect(await reasonFor(Buffer.alloc(0))).toBe('empty');
  });

  test('a file that asks for a password is encrypted', async () => {
    expect(await reasonFor(await encryptedPdf(['Nobody reads this page.'], 'hush'))).toBe('encrypted');
  });

  test('a file of which half is missing, and one of garbage, are damaged', async () => {
    expect(await reasonFor(truncated(await textPdf(['The end of this file never arrived.']), 0.5))).toBe('damaged');
    expect(await reasonFor(Buffer.from(`%PDF-1.7\n${'garbage '.repeat(200)}`))).toBe('damaged');
  });

  test('one page more than allowed is too many', async () => {
    const threePages = await textPdf(['one', 'two', 'three']);
    expect(await reasonFor(threePages, 2)).toBe('too_many_pages');
    expect((await open(threePages, 3)).numPages).toBe(3);
  });
});

describe('a page count that lies', () => {
  test.each([-2147483648, -1, 0, 1, 2, 4, 1001, 2147483647])('%i for three pages', async (count) => {
    const document = await open(lyingCountPdf(3, count));
    expect(document.numPages).toBe(3);
    expect((await readTextLayer(document, 3)).text).toBe('This is page 3 under a lying count.');
  });

  test('a small count hides no pages above the limit', async () => {
    expect(await reasonFor(lyingCountPdf(30, 5), 20)).toBe('too_many_pages');
  });
});

describe('files that are more than they seem', () => {
  test('a web page before it and an archive after it do no harm', async () => {
    const pdf = await textPdf(['A page in a file with two faces.']);
    for (const polyglot of [htmlPolyglot(pdf), zipPolyglot(pdf)]) {
      expect((await readTextLayer(await open(polyglot), 1)).text).toBe('A page in a file with two faces.');
    }
  });

  test('scripts, links and launch actions are not followed', async () => {
    const page = await readTextLayer(await open(activeContentPdf()), 1);
    expect(page.text).toBe('A page with scripts, links and a launch action.');
  });
});
