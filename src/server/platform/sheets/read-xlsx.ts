import { Readable } from 'node:stream';
import type ExcelJS from 'exceljs';
import { UnreadableSheet } from './sheet-fault.ts';
import { MOST_COLUMNS, MOST_ROW, type SheetRow } from './sheet-protocol.ts';
import { unpack, type ZipEntry, zipDirectory } from './zip-directory.ts';

/** Bytes of a part in which a document type, and with it entities that unfold, would be declared. */
const PROLOGUE = 4_096;
const DECLARED = /<!(DOCTYPE|ENTITY)/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const MACROS = /(^|\/)(vbaProject\.bin|macrosheets\/)/i;
const TEXT = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Refuses what no honest table holds, before the library sees any of it. */
function inspect(file: Buffer): void {
  const entries = zipDirectory(file);
  const named = (name: string) => entries.some((entry) => entry.name.toLowerCase() === name);
  if (entries.some(({ name }) => MACROS.test(name))) throw new UnreadableSheet('macros');
  if (!named('[content_types].xml') || !named('xl/workbook.xml') || !entries.some(({ name }) => SHEET.test(name)))
    throw new UnreadableSheet('damaged');
  for (const entry of entries) inspectPart(file, entry);
}

function inspectPart(file: Buffer, entry: ZipEntry): void {
  const bytes = unpack(file, entry);
  if (/\.(xml|rels)$/i.test(entry.name) && DECLARED.test(bytes.toString('latin1', 0, PROLOGUE)))
    throw new UnreadableSheet('inflated');
}

/** A cell as text: of a formula the value that was kept with it, of an error nothing. */
function textOf(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : TEXT.format(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return '';
  if ('text' in value) return textOf(value.text as ExcelJS.CellValue);
  return 'result' in value ? textOf(value.result as ExcelJS.CellValue) : '';
}

function cellsOf(row: ExcelJS.Row): string[] {
  if (row.cellCount > MOST_COLUMNS) throw new UnreadableSheet('too_many_columns');
  const cells = Array.from({ length: row.cellCount }, (_, at) => textOf(row.getCell(at + 1).value));
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > MOST_ROW) throw new UnreadableSheet('row_too_long');
  return cells;
}

/**
 * The rows of a workbook's first sheet, as they are read.
 * @throws UnreadableSheet
 */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  inspect(file);
  // It takes a third of a second to load, which no CSV file has to wait for.
  const { default: library } = await import('exceljs');
  const reader = new library.stream.xlsx.WorkbookReader(Readable.from([file]), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    entries: 'ignore',
  });
  try {
    for await (const sheet of reader) {
      for await (const row of sheet) {
        const cells = cellsOf(row);
        if (cells.some((cell) => cell !== '')) yield { line: row.number, cells };
      }
      return;
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('damaged');
  }
}
