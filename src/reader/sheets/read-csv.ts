import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { MAX_COLUMNS, MAX_ROW, type SheetRow } from '#server/platform/reader/sheet.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { decodeText } from './decode-text.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Records and letters looked at to know the delimiter. */
const SAMPLE = 30;
const SAMPLE_TEXT = 64 * 1024;
/** What Excel writes into the first line to know its delimiter. */
const SAID = /^"?sep=(.)"?(\r\n|\r|\n)/i;
/** Letters handed to the parser at a time, so that a refusal comes early. */
const PIECE = 64 * 1024;

const OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW,
};

function faultOf(error: unknown): unknown {
  const code = (error as Partial<CsvError>).code;
  if (code === 'CSV_MAX_RECORD_SIZE') return new UnreadableSheet('row_too_long');
  return code?.startsWith('CSV_') ? new UnreadableSheet('damaged') : error;
}

/** How well a delimiter fits: the columns that most records agree on, and how many agree. */
function aptness(sample: string, delimiter: string): number {
  let records: string[][];
  try {
    records = parseAtOnce(sample, { ...OPTIONS, delimiter, to: SAMPLE });
  } catch {
    // What it makes of the sample is no table.
    return 0;
  }
  const widths = new Map<number, number>();
  for (const { length } of records) widths.set(length, (widths.get(length) ?? 0) + 1);
  const fits = [...widths].map(([width, count]) => (width < 2 ? 0 : (count / records.length) * Math.min(width, 20)));
  return Math.max(0, ...fits);
}

/** The delimiter that makes a table of the text; a comma where none does, as in a list of one column. */
function delimiterOf(text: string): string {
  const cut = text.slice(0, SAMPLE_TEXT);
  // Half a record at the end would count as one of another width.
  const sample = cut.length < text.length ? cut.slice(0, Math.max(cut.lastIndexOf('\n'), 0) || cut.length) : cut;
  const fits = DELIMITERS.map((delimiter) => aptness(sample, delimiter));
  return DELIMITERS[fits.indexOf(Math.max(...fits))]!;
}

function* pieces(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

const count = (cells: readonly string[], sign: RegExp): number =>
  cells.reduce((sum, cell) => sum + (cell.match(sign)?.length ?? 0), 0);

/**
 * The rows of a CSV file, as they are read. Quotes that were never doubled are taken as they stand; rows may be of
 * different lengths; empty lines are none.
 * @throws UnreadableSheet
 */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const text = decodeText(bytes);
  const said = SAID.exec(text);
  const delimiter = said?.[1] ?? delimiterOf(text);
  const parser = parse({ ...OPTIONS, delimiter, info: true });
  const source = Readable.from(pieces(text, said?.[0].length ?? 0));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  // The parser counts a line's end of two signs twice where it stands within quotes.
  let twice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > MAX_COLUMNS) throw new UnreadableSheet('too_many_columns');
      twice += count(record, /\r\n/g);
      yield { line: info.lines - twice - count(record, /\r\n|\r|\n/g) + (said ? 1 : 0), cells: record };
    }
  } catch (error) {
    throw faultOf(error);
  }
}
