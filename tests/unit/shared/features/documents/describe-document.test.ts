import { describe, expect, it } from 'vitest';
import { doubtfulPages, fileSize, pageRanges } from '#shared/features/documents/describe-document.ts';

describe('pageRanges', () => {
  it.each([
    [[], ''],
    [[4], '4'],
    [[3, 5, 6, 7], '3, 5–7'],
    [[1, 2, 9, 11, 12], '1–2, 9, 11–12'],
  ])('writes %j as %j', (pages, written) => {
    expect(pageRanges(pages)).toBe(written);
  });
});

describe('fileSize', () => {
  it.each([
    [1, '1 KB'],
    [860_160, '840 KB'],
    [1_023_000, '999 KB'],
    [1_024_000, '1.0 MB'],
    [20_971_520, '20.0 MB'],
  ])('writes %d bytes as %j', (bytes, written) => {
    expect(fileSize(bytes)).toBe(written);
  });
});

describe('doubtfulPages', () => {
  it('names the pages to look at, worst first', () => {
    expect(
      doubtfulPages({ poor_pages: [2], blank_pages: [3, 4], unreadable_pages: [9], pages_of_others: [5, 6] }),
    ).toEqual([
      'Pages about another person, left out of answers and suggestions: 5–6',
      'Pages that could not be read: 9',
      'Pages with nothing readable on them: 3–4',
      'Pages that are hard to read: 2',
    ]);
  });

  it('says nothing where all went well', () => {
    expect(doubtfulPages({ poor_pages: [], blank_pages: [], unreadable_pages: [], pages_of_others: [] })).toEqual([]);
  });
});
