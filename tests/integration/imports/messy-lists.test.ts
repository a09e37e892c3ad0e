import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { CONTACT_HEADER, csvOf, sendList, uploadList, workOn } from '#tests/support/imports.ts';
import {
  DELIMITERS,
  ENCODINGS,
  type MessyPerson,
  messyFile,
  messyPeople,
  messyRecords,
} from '#tests/support/messy-lists.ts';
import { createSource } from '#tests/support/referrals.ts';
import { chances } from '#tests/support/rounds.ts';

const MIB = 1024 * 1024;
const PEOPLE = 90;

const app = await startTestApp({ limited: false, importMaxBytes: 8 * MIB });
const staff = await app.signIn('outreach');
const { trpc } = staff;
for (const referral_name of [
  'Harbour Clinic',
  'Hill | Dale School',
  'Château "Clair"',
  'Willow Counseling',
  'Alder House',
])
  await createSource(staff, { referral_name });

/** A text as two of it are compared: letter case, accents and blanks aside. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’']/g, "'")
    .replaceAll(/þ/gi, 'th')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const counts = async (import_id: string) => {
  const { new: fresh = 0, duplicate = 0, problem = 0 } = (await trpc.imports.get.query({ import_id })).counts;
  return { fresh, duplicate, problem };
};
async function checked(bytes: string | Uint8Array) {
  const import_id = await uploadList(app, staff, bytes);
  const { state, mapping } = await trpc.imports.get.query({ import_id });
  if (state === 'mapping') await trpc.imports.map.mutate({ import_id, mapping });
  await workOn(app, import_id);
  return import_id;
}

/** What a count by hand finds, row by row; `known` grows by the new ones. */
function judgedByHand(people: readonly MessyPerson[], known: Set<string>) {
  const found = { fresh: 0, duplicate: 0, problem: 0 };
  for (const { firstname, lastname, organization, email } of people) {
    if ([firstname, lastname, organization].some((name) => name.trim() === '')) {
      found.problem += 1;
      continue;
    }
    const name = `name ${keyOf(`${firstname} ${lastname}`)} at ${keyOf(organization)}`;
    const address = email.trim() === '' ? name : `address ${email.trim().toLowerCase()}`;
    if (known.has(name) || known.has(address)) found.duplicate += 1;
    else found.fresh += 1;
    // A duplicate of the file stands for itself too: who repeats it is one as well.
    known.add(name).add(address);
  }
  return found;
}

const VARIANTS = ENCODINGS.map((encoding, n) => ({
  encoding,
  delimiter: DELIMITERS[n % DELIMITERS.length]!,
  lineEnd: n % 3 === 0 ? '\n' : '\r\n',
}));

test.each(VARIANTS)('a messy list of $encoding, apart by $delimiter, is set apart as by hand', async (variant) => {
  const chance = chances(`messy ${JSON.stringify(variant)}`);
  const people = messyPeople(PEOPLE, variant.encoding, chance);
  const bytes = messyFile(messyRecords(people, chance), variant);
  const import_id = await checked(bytes);
  expect(await counts(import_id)).toEqual(judgedByHand(people, new Set()));
  const rows = await trpc.imports.rows.query({ import_id, outcome: 'new' });
  const said = new Set(people.flatMap(({ firstname, lastname }) => [firstname.trim(), lastname.trim()]));
  for (const { fields } of rows)
    expect([fields.firstname, fields.lastname].every((name) => said.has(String(name)))).toBe(true);
});

test('a messy list saved and sent again adds nobody', async () => {
  const chance = chances('messy twice');
  const people = messyPeople(PEOPLE, 'UTF-8', chance);
  const bytes = messyFile(messyRecords(people, chance), { encoding: 'UTF-8', delimiter: ',', lineEnd: '\r\n' });
  const import_id = await checked(bytes);
  const { fresh, problem } = await counts(import_id);
  await trpc.imports.save.mutate({ import_id });
  await workOn(app, import_id);
  expect((await trpc.imports.get.query({ import_id })).counts.saved).toBe(fresh);
  const again = await counts(await checked(bytes));
  expect(again).toEqual({ fresh: 0, duplicate: PEOPLE - problem, problem });
});

test('a list whose names stand in one column waits for columns that it does not have', async () => {
  const import_id = await uploadList(
    app,
    staff,
    csvOf([
      ['Full Name', 'Company'],
      ['Ann Lake', 'Alder House'],
    ]),
  );
  const { state, mapping } = await trpc.imports.get.query({ import_id });
  expect([state, mapping]).toEqual(['mapping', { organization_name: 1 }]);
  await expect(trpc.imports.map.mutate({ import_id, mapping: { firstname: 0, organization_name: 1 } })).rejects.toThrow(
    'Choose a column for: Last Name',
  );
  await expect(
    trpc.imports.map.mutate({ import_id, mapping: { firstname: 0, lastname: 0, organization_name: 1 } }),
  ).rejects.toThrow('A column can fill one field only.');
});

test('twenty thousand rows are sorted and added, one row for each person', async () => {
  const ROWS = 20_000;
  const people = Array.from({ length: ROWS }, (_, n) => [
    `Given${n % 19_000}`,
    n % 1_000 === 999 ? '' : 'Thousand',
    'Alder House',
    n % 10 === 3 ? '' : `person${n % 19_500}@thousand.example`,
  ]);
  const known = new Set<string>();
  const expected = judgedByHand(
    people.map(([firstname = '', lastname = '', organization = '', email = '']) => ({
      ...{ firstname, lastname, organization, email },
      address: '',
    })),
    known,
  );
  const import_id = await checked(csvOf([CONTACT_HEADER, ...people]));
  expect(await counts(import_id)).toEqual(expected);
  await trpc.imports.save.mutate({ import_id });
  await workOn(app, import_id);
  const { rows } = await app.within('a', (tx) =>
    tx.db
      .selectFrom('referral_contacts')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('import_id', '=', import_id)
      .executeTakeFirstOrThrow(),
  );
  expect([rows, (await trpc.imports.get.query({ import_id })).counts.saved]).toEqual([expected.fresh, expected.fresh]);
}, 120_000);

test('hostile lists are refused with a reason, and the next one is read as ever', async () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const harmless = csvOf([CONTACT_HEADER, ['Ann', 'Harmless', 'Alder House', '']]);
  const hostile: readonly (readonly [name: string, bytes: Uint8Array, status: number, reason: string | RegExp])[] = [
    ['wide.csv', utf8(','.repeat(2_000_000)), 400, /too long|more than 100 columns/],
    [
      'open.csv',
      utf8(`a,b\n"${'x\n'.repeat(400_000)}`),
      400,
      'A row of the file is too long. A quote that is never closed can be the cause.',
    ],
    ['nul.csv', utf8('First Name,Last Name\nA\0nn,Lake\n'), 400, 'This file is not a text file.'],
    [
      'halves.csv',
      Buffer.from([...utf8('First Name,Last Name\n'), 0xed, 0xa0, 0x80, 0x2c, 0x41]),
      400,
      'The text encoding of this file is unclear. Save it as "CSV UTF-8" and choose it again.',
    ],
    [
      'cut.xlsx',
      Buffer.from('PK\u0003\u0004 and no more'),
      400,
      'The file is damaged, or a quote in it is never closed.',
    ],
    ['page.csv', Buffer.from([0x50, 0x4b, 0x03, 0x04]), 415, 'Invalid file type. Please select a CSV or XLSX file.'],
    ['large.csv', new Uint8Array(8 * MIB + 1).fill(0x61), 413, 'File size should not exceed 8MB.'],
  ];
  for (const [name, bytes, status, reason] of hostile) {
    const refused = await sendList(app, staff.token, '/api/import_file', { bytes, name });
    expect([name, refused.status, refused.body.error?.fields?.file]).toEqual([
      name,
      status,
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ]);
    expect((await sendList(app, staff.token, '/api/dedup_contacts', { bytes: harmless })).status).toBe(200);
  }
});

test('formulas and marks that turn the writing round are kept as plain text', async () => {
  const import_id = await checked(
    csvOf([CONTACT_HEADER, ["'=HYPERLINK(1)", 'A\u202Ennex', 'Alder House', ''], ['=1+1', 'Sum', 'Alder House', '']]),
  );
  const rows = await trpc.imports.rows.query({ import_id, outcome: 'new' });
  expect(rows.map(({ fields }) => [fields.firstname, fields.lastname])).toEqual([
    ['=HYPERLINK(1)', 'Annex'],
    ['=1+1', 'Sum'],
  ]);
  const result = await fetch(`${app.url}/api/import_result?import_id=${import_id}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(await result.text()).toContain(`"'=HYPERLINK(1)","Annex"`);
});
