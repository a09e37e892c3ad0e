import { archive, beds, blank, computed, contacts, HEADER, lowered, notes, PEOPLE, rich, uncomputed } from './lists.ts';
import type { Shape } from './package.ts';
import { DOTNET, EXCEL, GOOGLE, NUMBERS, STREAMED } from './shapes.ts';
import type { Sheet, Workbook } from './workbook.ts';

export interface PackedRecipe extends Workbook {
  shape: Shape;
}

const book = (name: string, shape: Shape, ...sheets: readonly Sheet[]): PackedRecipe => ({ name, shape, sheets });
const hidden = (sheet: Sheet, state: 'hidden' | 'veryHidden' = 'hidden'): Sheet => ({ ...sheet, state });
const named = (sheet: Sheet, name: string): Sheet => ({ ...sheet, name });

const exported: Sheet = {
  name: 'Export Summary',
  rows: [
    ['This document was exported from a table program. Each table was converted to a worksheet.'],
    null,
    ['Sheet Name', 'Table Name', 'Worksheet Name'],
    ['Sheet 1', 'Table 1', 'Sheet 1 - Table 1'],
  ],
};
/** A table under the line that names it. */
const tabled = (sheet: Sheet, name: string): Sheet => ({
  name,
  rows: [['Table 1'], ...sheet.rows],
  merged: ['A1:G1'],
});

export const KNOWN_WORKBOOKS: readonly PackedRecipe[] = [
  book('excel-contacts', EXCEL, contacts),
  book('excel-sheets-in-another-order', { ...EXCEL, files: [3, 1, 2] }, contacts, beds, notes),
  book('excel-first-sheet-hidden', EXCEL, hidden(archive), contacts),
  book('excel-first-sheet-very-hidden', { ...EXCEL, files: [2, 1] }, hidden(notes, 'veryHidden'), contacts, blank),
  book('excel-rich-texts', EXCEL, rich),
  book('excel-numbers-and-errors', EXCEL, beds),
  book('excel-formulas', EXCEL, computed),
  book('excel-title-and-blanks', EXCEL, lowered),
  book('excel-reversed-package', { ...EXCEL, reversed: true }, contacts, notes),
  book('excel-several-sheets', EXCEL, contacts, blank, beds, archive),
  book('excel-other-name-of-texts', { ...EXCEL, textsName: 'SharedStrings.xml' }, contacts),
  book('google-contacts', GOOGLE, contacts),
  book('google-several-sheets', GOOGLE, named(contacts, 'Form Responses 1'), named(beds, 'Beds & rooms')),
  book('google-formulas', GOOGLE, computed),
  book('google-title-and-blanks', GOOGLE, lowered),
  book('dotnet-contacts', DOTNET, contacts),
  book('dotnet-no-results', { inline: true, absolute: true }, uncomputed),
  book('streamed-contacts', STREAMED, contacts),
];

export const HELD_OUT_WORKBOOKS: readonly PackedRecipe[] = [
  book('numbers-contacts', NUMBERS, exported, tabled(contacts, 'Sheet 1 - Table 1')),
  book('numbers-rich-texts', NUMBERS, tabled(rich, 'Sources - Table 1')),
  book('numbers-formulas', NUMBERS, tabled(computed, 'Sheet 1 - Table 1'), tabled(beds, 'Sheet 1 - Table 2')),
  book('numbers-title-and-blanks', NUMBERS, lowered),
  book('excel-from-1904', { ...EXCEL, from1904: true }, contacts),
  book('excel-days-as-days', { ...EXCEL, isoDays: true }, contacts),
  book('excel-no-results', EXCEL, uncomputed),
  book('google-rich-texts', GOOGLE, rich),
  book('google-hidden-sheet', { ...GOOGLE, files: [2, 1, 3] }, hidden(archive), contacts, blank),
  book('numbers-hidden-nothing', { ...NUMBERS, reversed: true, stored: true }, tabled(beds, 'Beds - Table 1'), blank),
  book('dotnet-title-and-blanks', DOTNET, lowered),
  book('streamed-numbers', STREAMED, { ...beds, rows: beds.rows.map((row) => (row ?? []).slice(0, 5)) }),
  book('dotnet-several-sheets', { ...DOTNET, files: [2, 1] }, contacts, beds),
];

/** Those that LibreOffice writes. Formulas are in its words, and it computes them. */
export const KNOWN_BY_OFFICE: readonly Workbook[] = [
  { name: 'libreoffice-contacts', sheets: [contacts] },
  { name: 'libreoffice-hidden-sheet', sheets: [contacts, hidden(archive), notes] },
  {
    name: 'libreoffice-formulas',
    sheets: [
      {
        name: 'Totals',
        rows: [
          ['Source', 'Calls', 'Twice', 'Label'],
          [
            'Crisis line',
            40,
            { formula: '[.B2]*2', result: 80 },
            { formula: '[.A2]&" total"', result: 'Crisis line total' },
          ],
          ['Web form', 8, { formula: 'SUM([.B2:.B3])', result: 48 }, { formula: '1/0' }],
        ],
      },
    ],
  },
  { name: 'libreoffice-numbers', sheets: [{ ...beds, rows: beds.rows.map((row) => (row ?? []).slice(0, 5)) }] },
];

export const HELD_OUT_BY_OFFICE: readonly Workbook[] = [
  { name: 'libreoffice-title-and-blanks', sheets: [lowered] },
  {
    name: 'libreoffice-several-sheets',
    sheets: [contacts, beds, blank].map((sheet) =>
      sheet === beds ? { ...beds, rows: beds.rows.map((row) => (row ?? []).slice(0, 5)) } : sheet,
    ),
  },
];

/** A workbook that a library of Python's writes. */
export interface LibraryRecipe extends Workbook {
  writer: 'openpyxl' | 'xlsxwriter';
}

/** openpyxl keeps formulas without their results. */
export const KNOWN_BY_LIBRARY: readonly LibraryRecipe[] = [
  { name: 'openpyxl-contacts', writer: 'openpyxl', sheets: [contacts] },
  { name: 'xlsxwriter-contacts', writer: 'xlsxwriter', sheets: [contacts, notes] },
];

export const HELD_OUT_BY_LIBRARY: readonly LibraryRecipe[] = [
  { name: 'openpyxl-no-results', writer: 'openpyxl', sheets: [uncomputed, hidden(archive)] },
  { name: 'xlsxwriter-formulas', writer: 'xlsxwriter', sheets: [hidden(archive), computed] },
];

/** Lists of people as text, the days in them too. */
export const LISTED: Sheet = { name: '', rows: [HEADER, ...PEOPLE] };
