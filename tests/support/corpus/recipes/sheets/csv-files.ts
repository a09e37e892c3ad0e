import { rowsShown, type SheetTruth, shown } from './workbook.ts';
import { LISTED } from './workbooks.ts';

interface Csv {
  name: string;
  bytes: Buffer;
  rows: SheetTruth['rows'];
}

interface Look {
  delimiter: string;
  lineEnd: string;
  /** Every value stands in quotes, also where it need not. */
  quoted?: boolean;
  first?: string;
}

function textOf(rows: readonly (readonly string[])[], { delimiter, lineEnd, quoted, first = '' }: Look): string {
  const cell = (text: string) =>
    quoted || /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  return `${first}${rows.map((cells) => cells.map(cell).join(delimiter)).join(lineEnd)}${lineEnd}`;
}

const all = LISTED.rows.map((row) => (row ?? []).map(shown));
/** What Windows-1252 has letters for. */
const western = all.slice(0, -1);

const csv = (
  name: string,
  rows: readonly (readonly string[])[],
  look: Look,
  encode: (text: string) => Buffer,
): Csv => ({
  name,
  bytes: encode(textOf(rows, look)),
  rows: rowsShown(rows).map(({ line, cells }) => ({ line: line + (look.first ? 1 : 0), cells })),
});

const utf8 = (text: string): Buffer => Buffer.from(text);
const marked = (text: string): Buffer => Buffer.from(`\uFEFF${text}`);
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
const windows = (text: string): Buffer => Buffer.from(text, 'latin1');

export const KNOWN_CSV: readonly Csv[] = [
  csv('excel-utf-8', all, { delimiter: ',', lineEnd: '\r\n' }, marked),
  csv('excel-windows', western, { delimiter: ';', lineEnd: '\r\n' }, windows),
  csv('excel-said-delimiter', all, { delimiter: ';', lineEnd: '\r\n', first: 'sep=;\r\n' }, marked),
  csv('google', all, { delimiter: ',', lineEnd: '\r\n' }, utf8),
  csv('libreoffice', all, { delimiter: ',', lineEnd: '\n', quoted: true }, utf8),
];

export const HELD_OUT_CSV: readonly Csv[] = [
  csv('excel-unicode-text', all, { delimiter: '\t', lineEnd: '\r\n' }, utf16),
  csv('numbers', all, { delimiter: ';', lineEnd: '\n' }, utf8),
];
