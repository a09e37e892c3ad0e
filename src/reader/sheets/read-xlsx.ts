import { Readable } from 'node:stream';
import type ExcelJS from 'exceljs';
import { MAX_COLUMNS, MAX_ROW, NO_RESULT, type SheetRow } from '#server/platform/reader/sheet.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { firstVisibleSheet } from './first-sheet.ts';
import { openZip } from './zip-directory.ts';

/** Bytes of a part in which a document type, and with it entities that unfold, would be declared. */
const PROLOGUE = 4_096;
/** Bytes of what names the sheets that are looked at: more than a thousand of them take. */
const MAX_NAMES = 512 * 1024;
const DECLARED = /<!(DOCTYPE|ENTITY)/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const MACROS = /(^|\/)(vbaProject\.bin|macrosheets\/)/i;
const TEXT = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Refuses what no honest table holds, before the library sees any of it. @returns which sheet is read */
async function inspect(file: Buffer): Promise<number | null> {
  const { parts, begin } = await openZip(file);
  const named = (name: string) => parts.find(({ fileName }) => fileName.toLowerCase() === name);
  if (parts.some(({ fileName }) => MACROS.test(fileName))) throw new UnreadableSheet('macros');
  const workbook = named('xl/workbook.xml');
  if (!named('[content_types].xml') || !workbook || !parts.some(({ fileName }) => SHEET.test(fileName)))
    throw new UnreadableSheet('damaged');
  for (const part of parts) {
    const start = (await begin(part, PROLOGUE)).toString('latin1');
    if (/\.(xml|rels)$/i.test(part.fileName) && DECLARED.test(start)) throw new UnreadableSheet('inflated');
  }
  const relations = named('xl/_rels/workbook.xml.rels');
  if (!relations) return null;
  const [sheets, targets] = await Promise.all([begin(workbook, MAX_NAMES), begin(relations, MAX_NAMES)]);
  return firstVisibleSheet(sheets.toString('utf8'), targets.toString('utf8'));
}

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
 * The rows of a workbook's first sheet that is not hidden, as they are read.
 * @throws UnreadableSheet
 */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wanted = await inspect(file);
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
      // Sheets come in the order of the files; the number in a file's name is the sheet's id, which the types leave out.
      if (wanted !== null && 'id' in sheet && Number(sheet.id) !== wanted) continue;
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
