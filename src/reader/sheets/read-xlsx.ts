import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import type ExcelJS from 'exceljs';
import { MAX_COLUMNS, MAX_ROW, type SheetRow } from '#server/platform/reader/sheet.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { cellText, type Days } from './cell-text.ts';
import { isOdd, plainMarkup } from './plain-markup.ts';
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
const FROM_1904 = /\sdate1904="(?:1|true)"/;
/** Bytes of a part that is written again before the library reads it. */
const MAX_ODD = 64 * 1024 * 1024;

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

/** How a part says that it is not packed. The library reads nothing of a workbook whose parts are so. */
const STORED = 0;
const DEFLATED = 8;

const deflated = (name: string, bytes: Buffer): PackedPart => ({
  name,
  method: DEFLATED,
  size: bytes.length,
  packed: deflateRawSync(bytes, { level: 1 }),
});

/**
 * The workbook with one sheet, after all that its cells refer to. The library reads from front to back and writes a sheet
 * that comes too early into a temporary file: names of people would lie on the disk, and stay there.
 */
async function oneSheetOf(zip: Zip, sheet: ZipPart, odd: ReadonlySet<ZipPart>): Promise<Buffer> {
  const part = async (name: string, from: ZipPart): Promise<PackedPart> => {
    if (odd.has(from) && from.uncompressedSize > MAX_ODD) throw new UnreadableSheet('inflated');
    if (odd.has(from))
      return deflated(name, Buffer.from(plainMarkup((await zip.begin(from, MAX_ODD)).toString('latin1')), 'latin1'));
    const packed = await zip.packed(from);
    if (from.compressionMethod === STORED) return deflated(name, packed);
    return { name, method: from.compressionMethod, size: from.uncompressedSize, packed };
  };
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

interface Inspected {
  /** The sheets that a person sees and that hold something, in the order of their tabs; one at least. */
  sheets: Sheet[];
  /** Parts whose markup the library would misread. */
  odd: ReadonlySet<ZipPart>;
  days: Days;
}

/** Refuses what no honest table holds, before the library sees any of it. */
async function inspect(zip: Zip): Promise<Inspected> {
  const { parts, begin } = zip;
  if (parts.some(({ fileName }) => MACROS.test(fileName))) throw new UnreadableSheet('macros');
  const workbook = partNamed(zip, 'xl/workbook.xml');
  const first = parts.find(({ fileName }) => SHEET.test(fileName));
  if (!partNamed(zip, '[content_types].xml') || !workbook || !first) throw new UnreadableSheet('damaged');
  const filled = new Set<ZipPart>();
  const odd = new Set<ZipPart>();
  for (const part of parts) {
    const start = (await begin(part, FIRST_VALUE)).toString('latin1');
    if (/\.(xml|rels)$/i.test(part.fileName) && DECLARED.test(start.slice(0, PROLOGUE)))
      throw new UnreadableSheet('inflated');
    if (VALUE.test(start)) filled.add(part);
    if (isOdd(start)) odd.add(part);
  }
  const relations = partNamed(zip, 'xl/_rels/workbook.xml.rels');
  const names = (await begin(workbook, MAX_NAMES)).toString('utf8');
  const days = { from1904: FROM_1904.test(names) };
  if (!relations) return { sheets: [{ name: '', part: first }], odd, days };
  const targets = (await begin(relations, MAX_NAMES)).toString('utf8');
  const seen = visibleSheets(names, targets).flatMap(({ name, part: of }) => {
    const part = partNamed(zip, of);
    return part ? [{ name, part }] : [];
  });
  const offered = seen.filter(({ part }) => filled.has(part));
  return { sheets: offered.length > 0 ? offered : [seen[0] ?? { name: '', part: first }], odd, days };
}

const zipOf = (bytes: Uint8Array): Promise<Zip> =>
  openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/**
 * The names of a workbook's sheets that a person sees and that hold something, in the order of their tabs.
 * @throws UnreadableSheet
 */
export const sheetNames = async (bytes: Uint8Array): Promise<string[]> =>
  (await inspect(await zipOf(bytes))).sheets.map(({ name }) => name);

function cellsOf(row: ExcelJS.Row, days: Days): string[] {
  if (row.cellCount > MAX_COLUMNS) throw new UnreadableSheet('too_many_columns');
  const cells = Array.from({ length: row.cellCount }, (_, at) => cellText(row.getCell(at + 1), days));
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
  const { sheets, odd, days } = await inspect(zip);
  const chosen = sheets[sheet];
  if (!chosen) throw new UnreadableSheet('damaged');
  const one = await oneSheetOf(zip, chosen.part, odd);
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
        const cells = cellsOf(row, days);
        if (cells.some((cell) => cell !== '')) yield { line: row.number, cells };
      }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('damaged');
  }
}
