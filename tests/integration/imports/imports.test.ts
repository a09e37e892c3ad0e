import { expect, test } from 'vitest';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { CONTACT_COLUMNS } from '#shared/features/contacts/contacts.columns.ts';
import { PREVIEW_PAGE } from '#shared/features/imports/imports.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { CONTACT_HEADER, csvOf, uploadList, workbookOf, workOn } from '#tests/support/imports.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();
const admin = await app.signIn('outreach');

const contactsOf = (import_id: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('referral_contacts')
      .select(['firstname', 'lastname', 'organization_name', 'email', 'phone_number', 'prefix', 'state', 'zipcode'])
      .where('import_id', '=', import_id)
      .orderBy('id')
      .execute(),
  );
const rowsOf = (
  import_id: string,
  outcome: 'new' | 'duplicate' | 'problem' | 'saved' | 'kept' | 'undone' | 'skipped',
) => admin.trpc.imports.rows.query({ import_id, outcome });

async function checked(records: readonly (readonly string[])[], kind: 'contacts' | 'referrals' = 'contacts') {
  const import_id = await uploadList(app, admin, csvOf(records), { kind });
  await workOn(app, import_id);
  return import_id;
}
async function saved(import_id: string, organizations: { name: string; type: 'School' | null }[] = []) {
  await admin.trpc.imports.save.mutate({ import_id, organizations });
  await workOn(app, import_id);
  return admin.trpc.imports.get.query({ import_id });
}

test('a list is judged before anything is saved, saved, and taken back', async () => {
  const source = await createSource(admin, { referral_name: 'Quiet Harbour' });
  await createContact(admin, source, { firstname: 'Known', lastname: 'Person', email: 'known@quiet.example' });
  const import_id = await checked([
    [
      'SALUTATION',
      'first_name',
      'LastName',
      'organization name',
      'Title',
      'Phone',
      'EMAIL',
      'Address',
      'City',
      'State',
      'Zip',
    ],
    [
      'dr',
      'Ann',
      'Lake',
      'quiet  harbour',
      'Psychiatrist',
      '(212) 555-0142',
      'ann@quiet.example',
      '',
      '',
      'massachusetts',
      '2134',
    ],
    ['', 'Other', 'Name', 'Quiet Harbour', '', '', 'KNOWN@quiet.example', '', '', '', ''],
    ['', 'known', 'person', 'Quiet Harbour', '', '', '', '', '', '', ''],
    ['', 'Ann', 'LAKE', 'Quiet Harbour', '', '', '', '', '', '', ''],
    ['', 'Bo', '', 'Quiet Harbour', '', '', 'nonsense', '', '', '', ''],
    ['', 'Cy', 'Brook', 'New Place', '', '', '', '', '', '', ''],
  ]);
  expect(await admin.trpc.imports.get.query({ import_id })).toMatchObject({
    state: 'checked',
    counts: { new: 2, duplicate: 3, problem: 1 },
    rows_total: 6,
  });
  expect(
    (await rowsOf(import_id, 'duplicate')).map(({ line, reason, other_line }) => [line, reason, other_line]),
  ).toEqual([
    [3, 'email', null],
    [4, 'name', null],
    [5, 'file_name', 2],
  ]);
  expect((await rowsOf(import_id, 'problem')).map(({ line, problems }) => [line, problems])).toEqual([
    [6, { lastname: 'Last Name is required' }],
  ]);
  expect(await admin.trpc.imports.organizations.query({ import_id })).toEqual([
    { name: 'New Place', rows: 1, sources: [] },
  ]);
  expect(await contactsOf(import_id)).toEqual([]);

  expect(await saved(import_id, [{ name: 'new place', type: 'School' }])).toMatchObject({
    state: 'saved',
    counts: { saved: 2 },
  });
  expect(await contactsOf(import_id)).toEqual([
    {
      ...{ firstname: 'Ann', lastname: 'Lake', organization_name: 'Quiet Harbour', email: 'ann@quiet.example' },
      ...{ phone_number: '+12125550142', prefix: 'Dr.', state: 'MA', zipcode: '02134' },
    },
    {
      ...{ firstname: 'Cy', lastname: 'Brook', organization_name: 'New Place', email: null },
      ...{ phone_number: null, prefix: null, state: null, zipcode: null },
    },
  ]);
  const made = await admin.trpc.referralSources.ofName.query({ referral_name: 'New Place' });
  expect(made.map(({ type }) => type)).toEqual(['School']);

  // Only what failed is run again.
  const fixed = await admin.trpc.imports.fix.mutate({
    import_id,
    line: 6,
    values: { firstname: 'Bo', lastname: 'Reed', organization_name: 'Quiet Harbour', email: 'bo@quiet.example' },
  });
  expect(fixed.outcome).toBe('new');
  expect((await saved(import_id)).counts).toEqual({ saved: 3, duplicate: 3 });

  await createContact(admin, source, { firstname: 'Late', lastname: 'Comer' });
  const [ann] = await admin.trpc.contacts.ofName.query({ firstname: 'Ann', lastname: 'Lake' });
  await admin.trpc.tasks.create.mutate({ title: 'Call back', referral_id: source, contact_id: ann!.id });
  await admin.trpc.imports.undo.mutate({ import_id });
  await workOn(app, import_id);
  expect(await admin.trpc.imports.get.query({ import_id })).toMatchObject({
    state: 'undone',
    counts: { undone: 2, kept: 1, duplicate: 3 },
  });
  expect((await rowsOf(import_id, 'kept')).map(({ line, reason }) => [line, reason])).toEqual([[2, 'in_use']]);
  expect(await admin.trpc.referralSources.ofName.query({ referral_name: 'New Place' })).toEqual([]);

  const result = await fetch(`${app.url}/api/import_result?import_id=${import_id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const records = parseCsv((await result.text()).replace(/^\uFEFF/, ''));
  expect(records[0]!.slice(0, 5)).toEqual(['Line', 'Result', 'Reason', 'Salutation', 'First Name']);
  expect(records.slice(1).map((record) => record.slice(0, 3))).toEqual([
    ['2', 'Kept', 'Other records refer to it'],
    ['3', 'Duplicate', 'There is a contact with this e-mail address'],
    ['4', 'Duplicate', 'There is a contact of this name at this organization'],
    // Its twin is saved by now.
    ['5', 'Duplicate', 'There is a contact of this name at this organization'],
    ['6', 'Undone', ''],
    ['7', 'Undone', ''],
  ]);
});

test('numbers without an area code are kept as typed by one choice, and only where nothing else is wrong (C-107)', async () => {
  await createSource(admin, { referral_name: 'Number House' });
  const import_id = await checked([
    ['First Name', 'Last Name', 'Organization Name', 'Phone', 'Email'],
    ['Ann', 'Short', 'Number House', '555-0101', 'Ann@number.example'],
    ['Bo', 'Short', 'Number House', 'ask at desk', ''],
    ['Ann', 'Short', 'Number House', '555-0103', ''],
    ['Cy', '', 'Number House', '555-0104', ''],
    ['Di', 'Whole', 'Number House', '(212) 555-0142', ''],
  ]);
  expect((await admin.trpc.imports.get.query({ import_id })).counts).toEqual({ new: 1, problem: 4 });
  expect(await admin.trpc.imports.keepPhones.mutate({ import_id })).toEqual({ kept: 3, more: false });
  expect((await admin.trpc.imports.get.query({ import_id })).counts).toEqual({ new: 3, duplicate: 1, problem: 1 });
  expect((await rowsOf(import_id, 'problem')).map(({ line, problems }) => [line, problems])).toEqual([
    [5, { lastname: 'Last Name is required' }],
  ]);
  expect(await admin.trpc.imports.keepPhones.mutate({ import_id })).toEqual({ kept: 0, more: false });
  expect((await saved(import_id)).counts).toEqual({ saved: 3, duplicate: 1, problem: 1 });
  expect(
    (await contactsOf(import_id)).map(({ firstname, email, phone_number }) => [
      firstname,
      email,
      formatPhone(phone_number),
    ]),
  ).toEqual([
    ['Ann', 'Ann@number.example', '555-0101'],
    ['Bo', null, 'ask at desk'],
    ['Di', null, '(212) 555-0142'],
  ]);
});

test('an undo that is pressed twice, or once it is done, takes back once', async () => {
  const import_id = await checked([CONTACT_HEADER, ['Ann', 'Pressed', 'Pressed House', '']]);
  await saved(import_id);
  const asked = await Promise.all([1, 2].map(() => admin.trpc.imports.undo.mutate({ import_id })));
  expect(asked).toEqual([{ import_id }, { import_id }]);
  await workOn(app, import_id);
  expect(await admin.trpc.imports.get.query({ import_id })).toMatchObject({ state: 'undone', counts: { undone: 1 } });
  expect(await admin.trpc.imports.undo.mutate({ import_id })).toEqual({ import_id });
  expect((await admin.trpc.imports.get.query({ import_id })).state).toBe('undone');
});

test('the same list a second time adds no one, and says so', async () => {
  const list = [
    CONTACT_HEADER,
    ['Twice', 'Over', 'Twice House', 'twice@house.example'],
    ['Once', 'More', 'Twice House', ''],
  ];
  await saved(await checked(list));
  const again = await checked(list);
  expect((await admin.trpc.imports.get.query({ import_id: again })).counts).toEqual({ duplicate: 2 });
  await expect(admin.trpc.imports.save.mutate({ import_id: again })).rejects.toThrow('No new contacts to upload');
  const sources = [
    ['Referral Source', 'Type'],
    ['Twice House', 'Court'],
  ];
  const known = await checked(sources, 'referrals');
  await expect(admin.trpc.imports.save.mutate({ import_id: known })).rejects.toThrow('No new referrals to upload');
});

test('two people who import the same list at once add each contact once', async () => {
  const list = [
    CONTACT_HEADER,
    ...Array.from({ length: 60 }, (_, n) => [`At${n}`, 'Once', `Once House ${n % 3}`, `at${n}@once.example`]),
  ];
  const [one, two] = [await checked(list), await checked(list)];
  await Promise.all([one, two].map((import_id) => admin.trpc.imports.save.mutate({ import_id })));
  await Promise.all([workOn(app, one), workOn(app, two)]);
  const counts = await Promise.all(
    [one, two].map(async (import_id) => (await admin.trpc.imports.get.query({ import_id })).counts),
  );
  expect(counts.map(({ saved: rows = 0 }) => rows).reduce((sum, rows) => sum + rows, 0)).toBe(60);
  expect(counts.map(({ duplicate = 0 }) => duplicate).reduce((sum, rows) => sum + rows, 0)).toBe(60);
  const houses = await app.within('a', (tx) =>
    tx.db
      .selectFrom('referral_sources')
      .select('referral_name')
      .where('referral_name', 'like', 'Once House%')
      .execute(),
  );
  expect(houses).toHaveLength(3);
});

test('a contact added by hand between the check and the saving is not added again', async () => {
  const source = await createSource(admin, { referral_name: 'Hand House' });
  const import_id = await checked([CONTACT_HEADER, ['By', 'Hand', 'Hand House', ''], ['By', 'List', 'Hand House', '']]);
  await admin.trpc.imports.save.mutate({ import_id });
  await Promise.all([createContact(admin, source, { firstname: 'By', lastname: 'Hand' }), workOn(app, import_id)]);
  const hands = await admin.trpc.contacts.ofName.query({ firstname: 'By', lastname: 'Hand' });
  const { counts } = await admin.trpc.imports.get.query({ import_id });
  // Whoever came first: by hand a name may be added again, by a list it is not.
  expect(hands).toHaveLength(1 + (counts.saved! - 1));
});

test('organizations can be left out, and columns chosen where the headers differ', async () => {
  const import_id = await uploadList(
    app,
    admin,
    csvOf([
      ['Given', 'Surname', 'Company', 'Notes'],
      ['Lee', 'Ford', 'Left House', 'x'],
      ['Lou', 'Ford', 'Right House', 'y'],
    ]),
  );
  const uploaded = await admin.trpc.imports.get.query({ import_id });
  expect(uploaded).toMatchObject({
    state: 'mapping',
    mapping: { lastname: 1, organization_name: 2 },
    examples: ['Lee', 'Ford', 'Left House', 'x'],
  });
  await expect(
    admin.trpc.imports.map.mutate({ import_id, mapping: { lastname: 1, organization_name: 2 } }),
  ).rejects.toThrow('Choose a column for: First Name');
  await admin.trpc.imports.map.mutate({ import_id, mapping: { firstname: 0, lastname: 1, organization_name: 2 } });
  await workOn(app, import_id);
  const { counts } = await saved(import_id, [{ name: 'Left House', type: null }]);
  expect(counts).toEqual({ saved: 1, skipped: 1 });
  const right = await admin.trpc.referralSources.ofName.query({ referral_name: 'Right House' });
  expect(right.map(({ type }) => type)).toEqual(['Private practice']);
});

test('sources come with their options, several apart by a semicolon or a bar', async () => {
  const import_id = await checked(
    [
      [
        'Name',
        'Type',
        'Payment Type',
        'Specializations',
        'Website',
        'Average Length of Stay',
        'Gender Served',
        'State',
      ],
      [
        'Listed Source',
        'private PRACTICE',
        'insurance; Private Pay',
        'SUD|trauma',
        'listed.example',
        '30',
        'all genders',
        'Ohio',
      ],
      ['Odd Source', 'Shop', 'Coins', '', '', 'long', '', ''],
      ['listed  source', 'Court', '', '', '', '', '', ''],
    ],
    'referrals',
  );
  expect((await rowsOf(import_id, 'problem')).map(({ problems }) => problems)).toEqual([
    {
      type: 'Not one of the options: Shop',
      payment_type: 'Not one of the options: Coins',
      average_length_of_stay: 'Enter whole days, 0 to 3650',
    },
  ]);
  expect((await rowsOf(import_id, 'duplicate')).map(({ reason, other_line }) => [reason, other_line])).toEqual([
    ['file_name', 2],
  ]);
  await saved(import_id);
  const [source] = await admin.trpc.referralSources.ofName.query({ referral_name: 'Listed Source' });
  expect(source).toMatchObject({
    ...{ type: 'Private practice', payment_type: ['Private pay', 'Insurance'], specializations: ['SUD', 'Trauma'] },
    ...{ website_url: 'https://listed.example', average_length_of_stay: 30, gender_served: 'All genders', state: 'OH' },
  });
});

test('R18: of a workbook with several sheets that hold rows the person chooses one, at any time before it is saved', async () => {
  const bytes = await workbookOf({
    Notes: [['Read me first']],
    Empty: [],
    East: [CONTACT_HEADER, ['Ann', 'East', 'Workbook House', '']],
    West: [
      ['Given Name', 'Surname', 'Company'],
      ['Bea', 'West', 'Workbook House'],
      ['Cai', 'West', 'Workbook House'],
    ],
  });
  const import_id = await uploadList(app, admin, bytes, { name: 'book.xlsx' });
  const get = () => admin.trpc.imports.get.query({ import_id });
  const choose = (sheet: number) => admin.trpc.imports.chooseSheet.mutate({ import_id, sheet });
  expect(await get()).toMatchObject({
    ...{ state: 'mapping', sheets: ['Notes', 'East', 'West'], sheet: 0 },
    ...{ headers: ['Read me first'], mapping: {} },
  });
  await expect(choose(3)).rejects.toThrow('This sheet does not exist.');
  await choose(1);
  const { mapping, ...east } = await get();
  expect(east).toMatchObject({ state: 'mapping', sheet: 1, headers: [...CONTACT_HEADER] });
  await admin.trpc.imports.map.mutate({ import_id, mapping });
  await workOn(app, import_id);
  expect(await get()).toMatchObject({ state: 'checked', counts: { new: 1 } });

  await choose(2);
  const west = await get();
  expect(west).toMatchObject({ state: 'mapping', sheet: 2, counts: {}, examples: ['Bea', 'West', 'Workbook House'] });
  await admin.trpc.imports.map.mutate({ import_id, mapping: west.mapping });
  await workOn(app, import_id);
  expect((await rowsOf(import_id, 'new')).map(({ fields }) => fields.lastname)).toEqual(['West', 'West']);
  await saved(import_id);
  await expect(choose(1)).rejects.toThrow('This import has changed. Open it again.');
  expect((await contactsOf(import_id)).map(({ firstname }) => firstname)).toEqual(['Bea', 'Cai']);
});

test('a workbook of which one sheet holds rows asks nothing', async () => {
  const bytes = await workbookOf({ Cover: [], List: [CONTACT_HEADER, ['Ann', 'Single', 'Workbook House', '']] });
  const import_id = await uploadList(app, admin, bytes, { name: 'single.xlsx' });
  expect(await admin.trpc.imports.get.query({ import_id })).toMatchObject({ state: 'checking', sheets: [], sheet: 0 });
});

test('rows come in pages, and a discarded file is forgotten', async () => {
  const import_id = await checked([
    CONTACT_HEADER,
    ...Array.from({ length: 120 }, (_, n) => [`P${n}`, 'Paged', 'Paged House', '']),
  ]);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => admin.trpc.imports.rows.query({ import_id, outcome: 'new', page })),
  );
  expect(pages.map(({ length }) => length)).toEqual([PREVIEW_PAGE, PREVIEW_PAGE, 20]);
  expect(pages.flat().map(({ line }) => line)).toEqual(Array.from({ length: 120 }, (_, n) => n + 2));
  await admin.trpc.imports.discard.mutate({ import_id });
  await expect(admin.trpc.imports.get.query({ import_id })).rejects.toThrow('This import does not exist.');
});

test('R18: the product’s own whole export of sources imports again, without a problem row', async () => {
  const manager = await app.signIn('manager');
  await createSource(manager, {
    referral_name: 'Whole, House "North"',
    type: 'School',
    payment_type: ['Insurance', 'Tricare'],
    specializations: ['OCD', 'Trauma'],
    rule_out: '-none\nunder 18',
    website_url: 'www.example.com',
    linkedin_url: 'https://www.linkedin.com/company/whole',
    address: '=1 Sample Street',
    state: 'TX',
    zipcode: '02134',
    average_length_of_stay: 28,
    gender_served: 'Female',
    levels_of_care: ['Crisis stabilization', '2.5 High-Intensity Outpatient / PHP'],
    population_served: ['Adults', 'Veterans'],
  });
  const file = await fetch(`${app.url}/api/referrals_export?${new URLSearchParams({ query: 'Whole, House' })}`, {
    headers: { authorization: `Bearer ${manager.token}` },
  });
  const other = await app.signIn('outreach', 'b');
  const import_id = await uploadList(app, other, new Uint8Array(await file.arrayBuffer()), { kind: 'referrals' });
  await workOn(app, import_id, 'b');
  const shown = await other.trpc.imports.get.query({ import_id });
  expect([shown.state, shown.counts]).toEqual(['checked', { new: 1 }]);
  await other.trpc.imports.save.mutate({ import_id, organizations: [] });
  await workOn(app, import_id, 'b');
  const rows = await app.within('b', (tx) =>
    tx.db
      .selectFrom('referral_sources')
      .select(['referral_name', 'payment_type', 'levels_of_care', 'rule_out', 'address', 'average_length_of_stay'])
      .where('import_id', '=', import_id)
      .execute(),
  );
  expect(rows).toEqual([
    {
      referral_name: 'Whole, House "North"',
      payment_type: ['Insurance', 'Tricare'],
      levels_of_care: ['2.5 High-Intensity Outpatient / PHP', 'Crisis stabilization'],
      rule_out: '-none\nunder 18',
      address: '=1 Sample Street',
      average_length_of_stay: 28,
    },
  ]);
});

test('R18: the product’s own export of contacts imports again, without a problem row', async () => {
  const manager = await app.signIn('manager');
  const house = await createSource(manager, { referral_name: 'Export House' });
  await createContact(manager, house, {
    firstname: 'Rowan',
    lastname: '=Again',
    email: 'rowan@again.example',
    phone_number: '(207) 555-0142 ext. 7',
    address: '1 Sample Street',
    city: 'Pinebrook',
    state: 'MA',
  });
  const asked = new URLSearchParams({ referral_id: house, columns: CONTACT_COLUMNS.join(',') });
  const file = await fetch(`${app.url}/api/contacts_export?${asked}`, {
    headers: { authorization: `Bearer ${manager.token}` },
  });
  const other = await app.signIn('outreach', 'b');
  const import_id = await uploadList(app, other, new Uint8Array(await file.arrayBuffer()));
  await workOn(app, import_id, 'b');
  const shown = await other.trpc.imports.get.query({ import_id });
  expect([shown.state, shown.counts]).toEqual(['checked', { new: 1 }]);
  await other.trpc.imports.save.mutate({ import_id, organizations: [{ name: 'Export House', type: 'School' }] });
  await workOn(app, import_id, 'b');
  const rows = await app.within('b', (tx) =>
    tx.db
      .selectFrom('referral_contacts')
      .select(['firstname', 'lastname', 'organization_name', 'email', 'phone_number', 'address', 'city', 'state'])
      .where('import_id', '=', import_id)
      .execute(),
  );
  expect(rows).toEqual([
    {
      firstname: 'Rowan',
      lastname: '=Again',
      organization_name: 'Export House',
      email: 'rowan@again.example',
      phone_number: '+12075550142;ext=7',
      address: '1 Sample Street',
      city: 'Pinebrook',
      state: 'MA',
    },
  ]);
});
