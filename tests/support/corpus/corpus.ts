import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SheetType } from '#server/platform/reader/sheet.ts';
import type { SheetTruth } from './recipes/sheets/workbook.ts';

/** Files that the reader may be corrected with, and files of other kinds that are only counted. */
export const SETS = ['known', 'held-out'] as const;
export type CorpusSet = (typeof SETS)[number];

/** A PDF of the corpus, and the words that stand on each of its pages. */
export interface CorpusDocument {
  name: string;
  path: string;
  pages: string[];
}

/** A workbook or list of the corpus, and what stands in each of its visible sheets. */
export interface CorpusWorkbook {
  name: string;
  type: SheetType;
  bytes: Uint8Array;
  sheets: readonly SheetTruth[];
}

const folderOf = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder)
    .filter((file) => ending.test(file))
    .sort();

/** The PDFs of a set whose words stand in them as text, or in pictures alone. */
export function documentsOf(set: CorpusSet, reads: 'text' | 'picture'): CorpusDocument[] {
  const folder = folderOf(`./documents/${set}/${reads}`);
  return filesIn(folder, /\.pdf$/).map((file) => {
    const name = path.parse(file).name;
    const truth = readFileSync(path.join(folder, `${name}.txt`), 'utf8');
    return { name, path: path.join(folder, file), pages: truth.split('\f') };
  });
}

export function workbooksOf(set: CorpusSet): CorpusWorkbook[] {
  const folder = folderOf(`./workbooks/${set}`);
  return filesIn(folder, /\.(xlsx|csv)$/).map((name) => ({
    name,
    type: name.endsWith('.csv') ? 'csv' : 'xlsx',
    bytes: readFileSync(path.join(folder, name)),
    sheets: JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')),
  }));
}
