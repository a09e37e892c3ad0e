import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_START, csvRecord, guardFormula, unguardFormula } from '#shared/platform/csv-record.ts';
import { NAUGHTY_STRINGS } from '#tests/support/matrix/naughty.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';

const signs = fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", '"', ',', '\n', '(', '1');
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...NAUGHTY_STRINGS),
  fc.tuple(signs, signs, fc.string({ maxLength: 8 })).map((parts) => parts.join('')),
);

test('what is written is read again, once the guard is taken off', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (records) => {
      const read = parseCsv(records.map(csvRecord).join(''));
      expect(read.map((record) => record.map(unguardFormula))).toEqual(records);
    }),
    { numRuns: 2_000 },
  );
});

/** A text as it stands in a file: half a character has no bytes of its own. */
const asBytes = (text: string): string => Buffer.from(text).toString();

test('another reader of RFC 4180 finds the same in it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(cell, { minLength: 1, maxLength: 20 }), (width, cells) => {
      const records = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
        Array.from({ length: width }, (_cell, at) => cells[row * width + at] ?? ''),
      );
      const read: string[][] = parse(CSV_START + records.map(csvRecord).join(''), {
        bom: true,
        record_delimiter: '\r\n',
      });
      expect(read.map((record) => record.map(unguardFormula))).toEqual(records.map((record) => record.map(asBytes)));
    }),
    { numRuns: 2_000 },
  );
});

test('no cell begins as a formula does, but numbers and phone numbers', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const written = guardFormula(text);
      expect(/^[=+\-@\t\r]/.test(written) && !/^[+\d()\-. ]+$/.test(written)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['=cmd|"/c calc"!A1', '\'=cmd|"/c calc"!A1'],
  ['+cmd', "'+cmd"],
  ['-2+3+cmd', "'-2+3+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=x", "''=x"],
  ['-12.50', '-12.50'],
  ['+1 (207) 555-0142', '+1 (207) 555-0142'],
  ['-', '-'],
  ["O'Brien", "O'Brien"],
  ["'quoted'", "'quoted'"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0Bcmd', "'\uFF0Bcmd"],
  ['\uFF0D2\uFF0B3', "'\uFF0D2\uFF0B3"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['\uFEFF\u2060@SUM(A1)', "'\uFEFF\u2060@SUM(A1)"],
  ['\u00A0 =1+1', "'\u00A0 =1+1"],
  ["\u200B'=x", "'\u200B'=x"],
  ['\u200Bplain', '\u200Bplain'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(guardFormula(text)).toBe(written);
  expect(unguardFormula(written)).toBe(text);
});

test('every value is quoted, quotes are doubled, and the record ends with CRLF', () => {
  expect(csvRecord(['a', 'b "c"', '', 'd,e'])).toBe('"a","b ""c""","","d,e"\r\n');
});
