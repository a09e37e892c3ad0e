import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import type { Suggestion } from '#server/features/suggestions/engine/suggestion.ts';
import { openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { scanPdf } from '../pdf/scan-pdf.ts';
import { asExtracted } from '../record-passages.ts';
import { SET_DAY, type SetRecord } from './set-record.ts';

/** A record's pages as extraction leaves them; one drawn as a scan is read by character recognition. */
export type ReadRecord = (record: SetRecord) => Promise<{ page: number; text: string }[]>;

/** The pages as their text layer gives them, whatever the record is drawn as. */
export const readTyped: ReadRecord = async ({ pages }) =>
  pages.map((text, index) => ({ page: index + 1, text: asExtracted(text) }));

/** Reads scans as the worker would; `close` ends the children that do it. */
export function openScanReader(): { read: ReadRecord; close: () => Promise<void> } {
  const extractor = openExtractor({ children: 1 });
  const read: ReadRecord = async (record) => {
    if (record.as === 'text') return readTyped(record);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-set-'));
    const file = path.join(folder, 'record.pdf');
    await writeFile(file, await scanPdf(record.pages));
    const pages: { page: number; text: string }[] = [];
    for (const index of record.pages.keys()) pages.push(await extractor.recognize(file, index + 1));
    await rm(folder, { recursive: true });
    return pages;
  };
  return { read, close: () => extractor.close() };
}

export interface Outcome {
  record: SetRecord;
  right: Suggestion[];
  wrong: Suggestion[];
  missing: string[];
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function holds(expected: string | RegExp, value: string): boolean {
  return typeof expected === 'string'
    ? flat(expected) === flat(value)
    : expected.test(value) || expected.test(flat(value));
}

/** What came of one record: a field nobody expects, or another value than expected, is wrong. */
export async function judge(record: SetRecord, read: ReadRecord): Promise<Outcome> {
  const suggestions = extractSuggestions(await read(record), { today: SET_DAY, client: record.client });
  const counted = suggestions.filter(({ field }) => !record.open?.includes(field));
  const isRight = ({ field, value }: Suggestion) => {
    const expected = record.expected[field];
    return expected !== undefined && holds(expected, value);
  };
  const right = counted.filter(isRight);
  const known = new Set(right.map(({ field }) => field));
  const wanted = Object.keys(record.expected).filter((field) => !record.open?.includes(field));
  return {
    record,
    right,
    wrong: counted.filter((each) => !isRight(each)),
    missing: wanted.filter((field) => !known.has(field)),
  };
}
