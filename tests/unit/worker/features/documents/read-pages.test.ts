import { expect, test } from 'vitest';
import type { PageText } from '#server/features/documents/reading-record.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { missingRanges, type Reading, readPages } from '#worker/features/documents/read-pages.ts';
import type { Extractor } from '#worker/platform/extractor.ts';

interface Behavior {
  /** Pages that go over the limits whenever they are met. */
  heavy?: readonly number[];
  /** Pages that do so only together with the pages before them. */
  crowded?: readonly number[];
  pictures?: readonly number[];
}

/** An extractor over imagined pages; it keeps what it was asked for. */
function imagined({ heavy = [], crowded = [], pictures = [] }: Behavior) {
  const asked: string[] = [];
  const extractor: Extractor = {
    open: async () => ({ pages_total: 0 }),
    readText: async (_path, { from, to }, onPage) => {
      asked.push(`${from}-${to}`);
      for (let page = from; page <= to; page += 1) {
        if (heavy.includes(page) || (crowded.includes(page) && page !== from))
          throw new UnreadableDocument('too_complex', page);
        const needs_ocr = pictures.includes(page);
        await onPage({
          page,
          text: `text ${page}`,
          method: 'text',
          quality: 'good',
          confidence: null,
          layout: null,
          needs_ocr,
        });
      }
    },
    recognize: async (_path, page) => {
      asked.push(`picture ${page}`);
      if (heavy.includes(-page)) throw new UnreadableDocument('too_complex', page);
      return { page, text: `picture ${page}`, method: 'ocr', quality: 'good', confidence: 90, layout: null };
    },
  };
  return { asked, extractor };
}

async function readAll(behavior: Behavior, pages_total: number, read: readonly number[] = []) {
  const { asked, extractor } = imagined(behavior);
  const saved: PageText[] = [];
  const reading: Reading = {
    extractor,
    path: 'imagined',
    pages_total,
    read,
    lanes: 2,
    signal: new AbortController().signal,
    save: async (pages) => void saved.push(...pages),
  };
  await readPages(reading);
  saved.sort((a, b) => a.page - b.page);
  return { asked, saved };
}

const pagesTo = (total: number) => Array.from({ length: total }, (_, index) => index + 1);

test('the stretches that are missing', () => {
  expect(missingRanges(new Set([1, 4, 5]), 7)).toEqual([
    { from: 2, to: 3 },
    { from: 6, to: 7 },
  ]);
  expect(missingRanges(new Set(), 2)).toEqual([{ from: 1, to: 2 }]);
  expect(missingRanges(new Set([1, 2]), 2)).toEqual([]);
});

test('every page once, pictures after all text, and nothing that is there already', async () => {
  const { asked, saved } = await readAll({ pictures: [2, 5] }, 6, [3]);
  expect(saved.map(({ page, method }) => [page, method])).toEqual([
    [1, 'text'],
    [2, 'ocr'],
    [4, 'text'],
    [5, 'ocr'],
    [6, 'text'],
  ]);
  expect(asked).toEqual(['1-2', '4-6', 'picture 2', 'picture 5']);
});

test('a page over the limits is tried once more by itself, and only it is unreadable', async () => {
  const { asked, saved } = await readAll({ heavy: [3] }, 5);
  expect(saved.map(({ page }) => page)).toEqual(pagesTo(5));
  expect(saved.filter(({ quality }) => quality === 'unreadable').map(({ page }) => page)).toEqual([3]);
  expect(asked).toEqual(['1-5', '3-3', '4-5']);
});

test('a page that was only crowded out is read', async () => {
  const { saved } = await readAll({ crowded: [3] }, 5);
  expect(saved.map(({ page, quality }) => [page, quality])).toEqual(pagesTo(5).map((page) => [page, 'good']));
});

test('a picture over the limits is unreadable after its second try', async () => {
  const { asked, saved } = await readAll({ pictures: [1, 2], heavy: [-1] }, 2);
  expect(saved.map(({ page, quality }) => [page, quality])).toEqual([
    [1, 'unreadable'],
    [2, 'good'],
  ]);
  expect(asked.filter((each) => each === 'picture 1')).toHaveLength(2);
});

test('a document of heavy pages alone is given up', async () => {
  await expect(readAll({ heavy: pagesTo(50) }, 50)).rejects.toMatchObject({ reason: 'too_complex', page: null });
});
