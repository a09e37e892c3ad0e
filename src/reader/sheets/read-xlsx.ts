import { Readable } from 'node:stream';
import type ExcelJS from 'exceljs';
import { MAX_COLUMNS, MAX_ROW, NO_RESULT, type SheetRow } from '#server/platform/reader/sheet.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { visibleSheets } from './visible-sheets.ts';
import { openZip, type Zip, type ZipPart } from './zip-directory.ts';
import { type PackedPart, zipFile } from './zip-file.ts';

/** Bytes of a part in which a document type, and with it entities that unfold, would be declared. */
const PROLOGUE = 4_096;
/** Bytes of what names the sheets that are looked at: more than a thousand of them take. */
const MAX_NAMES = 512 * 1024;
/** Bytes of a sheet in which its first value stands; widths of columns and the like come before. */
const FIRST_VALUE = 64 * 1024;
const VALUE = /<(?:\w{1,20}:)?(?:v|is|f)[\s>]/;
const DECLARED = /<!(DOCTYPE|ENTITY)/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const MACROS = /(^|\/)(vbaProject\.bin|macrosheets\/)/i;
const TEXT = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });

/** What is read of a workbook beside its sheet, each with what stands for it where a workbook has none. */
const COMMON = {
  'xl/_rels/workbook.xml.rels': '<Relationships></Relationships>',
  'xl/workbook.xml': '<workbook></workbook>',
  'xl/sharedStrings.xml': '<sst></sst>',
  'xl/styles.xml': '<styleSheet></styleSheet>',
};

/** The part of a name, which some programs write in other letters. */
const partNamed = ({ parts }: Zip, name: string): ZipPart | undefined =>
  parts.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());

/**
 * The workbook with one sheet, after all that its cells refer to. The library reads from front to back and writes a sheet
 * that comes too early into a temporary file: names of people would lie on the disk, and stay there.
 */
async function oneSheetOf(zip: Zip, sheet: ZipPart): Promise<Buffer> {
  const part = async (name: string, from: ZipPart): Promise<PackedPart> => ({
    name,
    method: from.compressionMethod,
    size: from.uncompressedSize,
    packed: await zip.packed(from),
  });
  const common = Object.entries(COMMON).map(([name, none]) => {
    const from = partNamed(zip, name);
    return from ? part(name, from) : { name, method: 0, size: none.length, packed: Buffer.from(none) };
  });
  return zipFile(await Promise.all([...common, part('xl/worksheets/sheet1.xml', sheet)]));
}

interface Sheet {
  name: string;
  part: ZipPart;
}

/**
 * Refuses what no honest table holds, before the library sees any of it.
 * @returns the sheets that a person sees and that hold something, in the order of their tabs; one at least
 */
async function inspect(zip: Zip): Promise<Sheet[]> {
  const { parts, begin } = zip;
  if (parts.some(({ fileName }) => MACROS.test(fileName))) throw new UnreadableSheet('macros');
  const workbook = partNamed(zip, 'xl/workbook.xml');
  const first = parts.find(({ fileName }) => SHEET.test(fileName));
  if (!partNamed(zip, '[content_types].xml') || !workbook || !first) throw new UnreadableSheet('damaged');
  const filled = new Set<ZipPart>();
  for (const part of parts) {
    const start = (await begin(part, FIRST_VALUE)).toString('latin1');
    if (/\.(xml|rels)$/i.test(part.fileName) && DECLARED.test(start.slice(0, PROLOGUE)))
      throw new UnreadableSheet('inflated');
    if (VALUE.test(start)) filled.add(part);
  }
  const relations = partNamed(zip, 'xl/_rels/workbook.xml.rels');
  if (!relations) return [{ name: '', part: first }];
  const [sheets, targets] = await Promise.all([begin(workbook, MAX_NAMES), begin(relations, MAX_NAMES)]);
  const seen = visibleSheets(sheets.toString('utf8'), targets.toString('utf8')).flatMap(({ name, part: of }) => {
    const part = partNamed(zip, of);
    return part ? [{ name, part }] : [];
  });
  const offered = seen.filter(({ part }) => filled.has(part));
  return offered.length > 0 ? offered : [seen[0] ?? { name: '', part: first }];
}

const zipOf = (bytes: Uint8Array): Promise<Zip> =>
  openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/**
 * The names of a workbook's sheets that a person sees and that hold something, in the order of their tabs.
 * @throws UnreadableSheet
 */
export const sheetNames = async (bytes: Uint8Array): Promise<string[]> =>
  (await inspect(await zipOf(bytes))).map(({ name }) => name);

/** A cell as text: of a formula the value that was kept with it, of one without a mark, of an error nothing. */
function textOf(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : TEXT.format(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return '';
  if ('text' in value) return textOf(value.text as ExcelJS.CellValue);
  if ('result' in value && value.result !== undefined) return textOf(value.result as ExcelJS.CellValue);
  return 'formula' in value || 'sharedFormula' in value ? NO_RESULT : '';
}

function cellsOf(row: ExcelJS.Row): string[] {
  if (row.cellCount > MAX_COLUMNS) throw new UnreadableSheet('too_many_columns');
  const cells = Array.from({ length: row.cellCount }, (_, at) => textOf(row.getCell(at + 1).value));
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW) throw new UnreadableSheet('row_too_long');
  return cells;
}

/**
 * The rows of one of the sheets that `sheetNames` names, as they are read.
 * @param sheet its place among them, from 0
 * @throws UnreadableSheet
 */
export async function* readXlsx(bytes: Uint8Array, sheet = 0): AsyncGenerator<SheetRow> {
  const zip = await zipOf(bytes);
  const chosen = (await inspect(zip))[sheet];
  if (!chosen) throw new UnreadableSheet('damaged');
  const one = await oneSheetOf(zip, chosen.part);
  // It takes a third of a second to load, which no CSV file has to wait for.
  const { default: library } = await import('exceljs');
  const reader = new library.stream.xlsx.WorkbookReader(Readable.from([one]), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    entries: 'ignore',
  });
  try {
    for await (const sheet of reader)
      for await (const row of sheet) {
        const cells = cellsOf(row);
        if (cells.some((cell) => cell !== '')) yield { line: row.number, cells };
      }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('damaged');
  }
}
