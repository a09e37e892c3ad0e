import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { residentBytes } from '#server/platform/child/resident-memory.ts';
import { imageBomb, nestedFlateBomb, recursiveForms } from '#tests/support/pdf/hostile-pdfs.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { numberedPdf } from '#tests/support/pdf/text-pdf.ts';

const MIB = 1024 * 1024;
const PATIENCE = 120_000;
const MAX_CHILD_BYTES = 512 * MIB;

let folder: TemporaryFolder;
let extractor: OpenExtractor;

beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());
beforeEach(() => {
  extractor = openExtractor();
});
afterEach(() => extractor.close());

/** Runs something and says the most memory any child held meanwhile. */
async function peakDuring(work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, ...extractor.pids().map(residentBytes));
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(sampler);
  }
  return peak;
}

describe('a page that wants all memory or all time', { timeout: PATIENCE }, () => {
  test('nested compression: the child is killed under its limit, the call fails with the page, once', async () => {
    const file = await folder.write('flate.pdf', nestedFlateBomb());
    const before = process.memoryUsage.rss();
    const peak = await peakDuring(async () => {
      await expect(extractor.readText(file, { from: 1, to: 1 }, () => undefined)).rejects.toMatchObject({
        name: 'UnreadableDocument',
        reason: 'too_complex',
        page: 1,
      });
    });
    expect(peak).toBeLessThanOrEqual(MAX_CHILD_BYTES);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MIB);
  });

  test('a huge image: harmless as text, stopped as a picture', async () => {
    const file = await folder.write('image.pdf', imageBomb());
    const peak = await peakDuring(async () => {
      const pages: boolean[] = [];
      await extractor.readText(file, { from: 1, to: 1 }, (page) => void pages.push(page.needs_ocr));
      expect(pages).toEqual([true]);
      await expect(extractor.recognize(file, 1)).rejects.toMatchObject({ reason: 'too_complex', page: 1 });
    });
    expect(peak).toBeLessThanOrEqual(MAX_CHILD_BYTES);
  });

  test('a page that never ends is stopped in time', async () => {
    const impatient = openExtractor({ children: 1, step_ms: 1_500 });
    try {
      const file = await folder.write('forms.pdf', recursiveForms());
      const started = performance.now();
      await expect(impatient.recognize(file, 1)).rejects.toMatchObject({ reason: 'too_complex', page: 1 });
      expect(performance.now() - started).toBeLessThan(20_000);
    } finally {
      await impatient.close();
    }
  });
});

test(
  'other documents are read while eight bombs go off',
  async () => {
    const bombs = await Promise.all(
      Array.from({ length: 8 }, (_, index) => folder.write(`bomb-${index}.pdf`, nestedFlateBomb(1024, 2))),
    );
    const innocent = await folder.write('innocent.pdf', await numberedPdf(120));
    const outcomes = bombs.map((file) =>
      extractor
        .readText(file, { from: 1, to: 1 }, () => undefined)
        .then(
          () => 'read',
          (error: unknown) => (error instanceof Error ? error.message : 'thrown'),
        ),
    );
    const pages: number[] = [];
    await extractor.readText(innocent, { from: 1, to: 120 }, (page) => void pages.push(page.page));
    expect(pages).toHaveLength(120);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['Unreadable document: too_complex (page 1)']));
  },
  PATIENCE,
);
