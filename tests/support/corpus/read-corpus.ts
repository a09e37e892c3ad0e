import { isDeepStrictEqual } from 'node:util';
import type { OrganizationReader } from '#server/platform/reader/reader.ts';
import type { SheetRow } from '#server/platform/reader/sheet.ts';
import { readPages } from '#worker/features/documents/read-pages.ts';
import type { Extractor } from '#worker/platform/extractor.ts';
import type { CorpusDocument, CorpusWorkbook } from './corpus.ts';
import { characterRecall, wordRecall } from './recall.ts';

export interface Recall {
  name: string;
  /** Shares of the letters and digits, and of the words. */
  characters: number;
  words: number;
}

/** A document's pages as its job reads them: text layers first, pictures where these don't do. */
export async function pagesRead(extractor: Extractor, { path }: Pick<CorpusDocument, 'path'>): Promise<string[]> {
  const texts: string[] = [];
  const { pages_total } = await extractor.open(path);
  await readPages({
    ...{ extractor, path, pages_total, read: [], lanes: 1, signal: new AbortController().signal },
    save: async (pages) => {
      for (const { page, text } of pages) texts[page - 1] = text;
    },
  });
  return texts;
}

export async function recallOf(extractor: Extractor, document: CorpusDocument): Promise<Recall> {
  const read = await pagesRead(extractor, document);
  return {
    name: document.name,
    characters: characterRecall(document.pages, read),
    words: wordRecall(document.pages, read),
  };
}

const withoutEnd = ({ line, cells }: SheetRow): SheetRow => ({
  line,
  cells: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1),
});

/** The sheets of a workbook and their rows, as an import reads them. */
export async function sheetsRead(reader: OrganizationReader, { type, bytes }: CorpusWorkbook) {
  const names = await reader.ask('name_sheets', { type, bytes });
  const sheets: { name: string; rows: SheetRow[] }[] = [];
  for (const [sheet, name] of (type === 'csv' ? [''] : names).entries()) {
    const rows: SheetRow[] = [];
    for await (const batch of reader.parts('read_sheet', { type, bytes, sheet, most: null }))
      rows.push(...batch.map(withoutEnd));
    sheets.push({ name, rows });
  }
  return sheets;
}

/** Whether every cell of every sheet is read as it is shown. */
export const allCellsRight = async (reader: OrganizationReader, workbook: CorpusWorkbook): Promise<boolean> =>
  isDeepStrictEqual(await sheetsRead(reader, workbook), workbook.sheets);
