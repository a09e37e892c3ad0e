/**
 * Makes the corpus again: `node --import tsx tests/support/corpus/recipes/make.ts` all of it, with a part of a name what is
 * called so. What it takes of Debian's packages stands in the README.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HELD_OUT, HELD_OUT_BY_OFFICE } from './held-out.ts';
import { KNOWN, KNOWN_BY_OFFICE } from './known.ts';
import type { OfficeRecipe } from './printed.ts';
import { byLibrary, closeChromium, libreoffice } from './producers.ts';
import type { Recipe } from './recipe.ts';
import { HELD_OUT_CSV, KNOWN_CSV } from './sheets/csv-files.ts';
import { toFods } from './sheets/office-sheet.ts';
import { packed } from './sheets/package.ts';
import { sheetsShown, type Workbook } from './sheets/workbook.ts';
import * as books from './sheets/workbooks.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [part = ''] = process.argv.slice(2);
const wanted = <T extends { name: string }>(all: readonly T[]): T[] => all.filter(({ name }) => name.includes(part));

async function write(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.join(ROOT, folder), { recursive: true });
  await writeFile(path.join(ROOT, folder, name), content);
}

const keepDocument = async (
  set: string,
  { name, reads, truth }: Omit<Recipe, 'make'>,
  pdf: Uint8Array,
): Promise<void> => {
  await write(`documents/${set}/${reads}`, `${name}.pdf`, pdf);
  await write(`documents/${set}/${reads}`, `${name}.txt`, `${truth.join('\n\f')}\n`);
};

async function makeDocuments(
  set: string,
  recipes: readonly Recipe[],
  byOffice: readonly OfficeRecipe[],
): Promise<void> {
  for (const recipe of wanted(recipes)) {
    try {
      await keepDocument(set, recipe, await recipe.make());
    } catch (error) {
      // One producer that is missing or fails is no reason to make none of the others again.
      process.stderr.write(`${recipe.name}: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
  const office = wanted(byOffice);
  const printed = await libreoffice(new Map(office.map(({ name, fodt }) => [name, fodt])), 'fodt', 'pdf');
  for (const recipe of office) await keepDocument(set, recipe, printed.get(recipe.name) ?? Buffer.alloc(0));
}

const keepSheets = (set: string, file: string, sheets: unknown, bytes: Uint8Array): Promise<unknown> =>
  Promise.all([
    write(`workbooks/${set}`, file, bytes),
    write(`workbooks/${set}`, `${file}.json`, `${JSON.stringify(sheets, null, 2)}\n`),
  ]);

async function makeWorkbooks(
  set: string,
  recipes: readonly books.PackedRecipe[],
  byOffice: readonly Workbook[],
  libraries: readonly books.LibraryRecipe[],
  lists: typeof KNOWN_CSV,
): Promise<void> {
  for (const { shape, ...book } of wanted(recipes))
    await keepSheets(set, `${book.name}.xlsx`, sheetsShown(book), packed(book, shape));
  for (const book of wanted(libraries))
    await keepSheets(set, `${book.name}.xlsx`, sheetsShown(book), await byLibrary(book.writer, book.sheets));
  const office = wanted(byOffice);
  const saved = await libreoffice(new Map(office.map((book) => [book.name, toFods(book)])), 'fods', 'xlsx');
  for (const book of office)
    await keepSheets(set, `${book.name}.xlsx`, sheetsShown(book), saved.get(book.name) ?? Buffer.alloc(0));
  for (const { name, bytes, rows } of wanted(lists)) await keepSheets(set, `${name}.csv`, [{ name: '', rows }], bytes);
}

try {
  await makeWorkbooks('known', books.KNOWN_WORKBOOKS, books.KNOWN_BY_OFFICE, books.KNOWN_BY_LIBRARY, KNOWN_CSV);
  await makeWorkbooks(
    'held-out',
    books.HELD_OUT_WORKBOOKS,
    books.HELD_OUT_BY_OFFICE,
    books.HELD_OUT_BY_LIBRARY,
    HELD_OUT_CSV,
  );
  await makeDocuments('known', KNOWN, KNOWN_BY_OFFICE);
  await makeDocuments('held-out', HELD_OUT, HELD_OUT_BY_OFFICE);
} finally {
  await closeChromium();
}
