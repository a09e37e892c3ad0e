import type { Cell, Sheet } from './workbook.ts';

/** Lists of people and places that nobody is. */
export const HEADER: readonly Cell[] = [
  'First Name',
  'Last Name',
  'Organization Name',
  'Email',
  'Phone',
  'ZIP',
  'Last visit',
];

/** A name in the letters of an address. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.-]/g, '')
    .replace(/^\.$/, 'desk');

const row = (first: string, last: string, house: string, zip: number, day: string, phone: Cell): Cell[] => [
  first,
  last,
  house,
  `${plain(`${first}.${last}`)}@lists.example`,
  phone,
  { digits: zip, most: 5 },
  { date: day },
];

export const PEOPLE: readonly (readonly Cell[])[] = [
  row('Ottoline', 'Sample', 'Make-Believe Clinic', 1_010, '2026-04-03', '(555) 555-0101'),
  row('Zoë', 'Müller-Muster', 'Example & Daughters', 44_101, '2026-01-31', '555-0102 ext. 7'),
  row('José', 'Placeholder', 'Château «Nowhere»', 2_134, '2025-12-01', 5_555_550_103),
  row('Ann-Marie', "O'Nobody", 'Willow <Test> House', 90_001, '2024-02-29', '555.555.0104'),
  row('李', '样本', '虚构诊所', 610, '2026-03-15', '555-0105'),
];

export const contacts: Sheet = { name: 'Contacts', rows: [HEADER, ...PEOPLE] };
export const notes: Sheet = { name: 'Notes', rows: [['Do not import'], ['Kept by the front desk'], ['x', 1, true]] };
export const archive: Sheet = { name: 'Archive 2019', rows: [HEADER, ...PEOPLE.slice(0, 1)] };

/** What a clinic keeps of its beds: numbers, shares, yes and no, errors. */
export const beds: Sheet = {
  name: 'Beds',
  rows: [
    ['Unit', 'Beds', 'Taken', 'Share', 'Open', 'Note'],
    ['Detox', 12, 9, 0.75, true, 'two on hold'],
    ['Residential', 40, 40, 1, false, { error: '#N/A' }],
    ['Evening program', 25, 18.5, 0.74, true, { error: '#DIV/0!' }],
  ],
};

export const computed: Sheet = {
  name: 'Totals',
  rows: [
    ['Source', 'Calls', 'Admitted', 'Rate', 'Label'],
    [
      'Crisis line',
      40,
      10,
      { formula: 'C2/B2', result: 0.25 },
      { formula: 'A2&" total"', result: 'Crisis line total' },
    ],
    ['Web form', 8, 2, { formula: 'C3/B3', result: 0.25 }, { formula: 'A3&" total"', result: 'Web form total' }],
    ['All', { formula: 'SUM(B2:B3)', result: 48 }, { formula: 'SUM(C2:C3)', result: 12 }, null, null],
  ],
};

/** The same, saved by a program that left computing to the next one. */
export const uncomputed: Sheet = {
  name: 'Totals',
  rows: [
    ['Source', 'Calls', 'Label'],
    ['Crisis line', { formula: 'SUM(4,36)' }, { formula: 'A2&" total"' }],
    ['Web form', 8, 'typed'],
  ],
};

export const rich: Sheet = {
  name: 'Sources',
  rows: [
    [{ rich: ['Referral ', 'source'] }, 'City', 'Remark'],
    ['Harbor Desk', 'Nowhere', { rich: ['Call ', 'before noon', ' only'] }],
    [{ rich: ['Alder', ' House'] }, 'Sample City', ' two blanks before and behind  '],
    ['Line one\nline two', 'Test & Town', { link: 'front.desk@lists.example' }],
  ],
};

/** A title and blanks above the table, and blanks within it. */
export const lowered: Sheet = {
  name: 'Report',
  rows: [
    null,
    ['Contacts of the spring campaign'],
    null,
    [null, 'First Name', 'Last Name', 'Organization Name'],
    [null, 'Robin', 'Sample', 'House of Tests'],
    null,
    [null, 'Dana', null, 'House of Tests'],
  ],
  merged: ['A2:D2'],
};

export const blank: Sheet = { name: 'Sheet2', rows: [] };
