import { expect, test } from 'vitest';
import { RATE_LIMITS } from '#server/platform/rate-limit.ts';
import { startTestApp } from '#tests/support/app.ts';
import { CONTACT_HEADER, csvOf, sendList } from '#tests/support/imports.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();
const staff = await app.signIn('outreach');

const kept = () =>
  app.within('a', async (tx) => ({
    contacts: (await tx.db.selectFrom('referral_contacts').select('id').execute()).length,
    sources: (await tx.db.selectFrom('referral_sources').select('id').execute()).length,
    imports: (await tx.db.selectFrom('imports').select('id').execute()).length,
    rows: (await tx.db.selectFrom('import_rows').select('line').execute()).length,
  }));
const post = (contacts: readonly object[]) => staff.rest('POST', '/api/referral_csv', { contacts });

test('a list of contacts is sorted, kept nowhere, and its new ones are then added by the other path', async () => {
  const source = await createSource(staff, { referral_name: 'Quiet Harbour' });
  const known = await createContact(staff, source, { firstname: 'Ann', lastname: 'Lake', email: 'ann@lists.example' });
  const before = await kept();
  const bytes = csvOf([
    [...CONTACT_HEADER, 'Zip'],
    ['Bo', 'Brook', 'quiet harbour', 'BO@lists.example', '2134'],
    ['Other', 'Name', 'Quiet Harbour', 'Ann@Lists.example', ''],
    ['Cy', '', 'Quiet Harbour', '', ''],
    ['bo', 'BROOK', 'Quiet  Harbour', '', ''],
  ]);
  const { status, body } = await sendList(app, staff.token, '/api/dedup_contacts', { bytes });
  expect(status).toBe(200);
  const judged = body.result as Record<'new_contacts' | 'duplicate_contacts' | 'invalid_rows', object[]>;
  expect(judged.new_contacts).toEqual([
    {
      ...{ firstname: 'Bo', lastname: 'Brook', organization_name: 'quiet harbour', email: 'BO@lists.example' },
      ...{ zipcode: '02134', prefix: null, title: null, phone_number: null, address: null, city: null, state: null },
    },
  ]);
  expect(judged.duplicate_contacts).toMatchObject([
    { line: 3, reason: 'email', duplicate_of: known, duplicate_line: null, firstname: 'Other' },
    { line: 5, reason: 'file_name', duplicate_of: null, duplicate_line: 2, lastname: 'BROOK' },
  ]);
  expect(judged.invalid_rows).toEqual([
    { line: 4, reasons: { lastname: 'Last Name is required' }, firstname: 'Cy', organization_name: 'Quiet Harbour' },
  ]);
  expect(await kept()).toEqual(before);

  const added = await post(judged.new_contacts);
  expect(added.status).toBe(200);
  expect((added.body.result as { ids: string[] }).ids).toHaveLength(1);
  expect(await kept()).toEqual({ ...before, contacts: before.contacts + 1 });
  const again = await sendList(app, staff.token, '/api/dedup_contacts', { bytes });
  expect(again.body.result).toMatchObject({ new_contacts: [], duplicate_contacts: [{}, {}, {}] });
});

test('under one idempotency key each list is judged by itself, and no list stays with the key', async () => {
  const judged = async (firstname: string) => {
    const bytes = csvOf([CONTACT_HEADER, [firstname, 'Reed', 'Quiet Harbour', '']]);
    const { body } = await sendList(app, staff.token, '/api/dedup_contacts', { bytes, key: 'judged' });
    return body.result;
  };
  expect(await judged('Di')).toMatchObject({ new_contacts: [{ firstname: 'Di' }] });
  expect(await judged('Ed')).toMatchObject({ new_contacts: [{ firstname: 'Ed' }] });
  const keys = await app.within('a', (tx) => tx.db.selectFrom('idempotency_keys').select('key').execute());
  expect(keys).not.toContainEqual({ key: 'judged' });
});

test('a list of referral sources is sorted in the same way', async () => {
  const known = await createSource(staff, { referral_name: 'Hill School', type: 'School' });
  const before = await kept();
  const bytes = csvOf([
    ['Referral Source', 'Type', 'Payment Type'],
    ['Dale Clinic', 'private practice', 'insurance'],
    ['HILL  school', 'School', ''],
    ['Odd Shop', 'Shop', ''],
    ['dale clinic', 'School', ''],
  ]);
  const { status, body } = await sendList(app, staff.token, '/api/dedup_referrals', { bytes });
  expect(status).toBe(200);
  expect(body.result).toMatchObject({
    new_referrals: [{ referral_name: 'Dale Clinic', type: 'Private practice', payment_type: ['Insurance'] }],
    duplicate_referrals: [
      { line: 3, reason: 'name', duplicate_of: known },
      { line: 5, reason: 'file_name', duplicate_line: 2 },
    ],
    invalid_rows: [{ line: 4, reasons: { type: 'Not one of the options: Shop' } }],
  });
  expect(await kept()).toEqual(before);
});

test('a list without a needed column, or without a row, is refused with the reason', async () => {
  const nameless = csvOf([
    ['First Name', 'Email'],
    ['Ann', ''],
  ]);
  for (const [bytes, reason] of [
    [nameless, 'These columns are missing: Last Name, Organization Name'],
    ['\r\n\r\n', 'The file holds no rows below its header.'],
  ] as const) {
    const { status, body } = await sendList(app, staff.token, '/api/dedup_contacts', { bytes });
    expect([status, body.error?.message, body.error?.fields]).toEqual([
      400,
      'Error parsing the file',
      { file: reason },
    ]);
  }
});

test('contacts of another program are added all or none, to a source by its id or its name', async () => {
  const source = await createSource(staff, { referral_name: 'Moor House' });
  const before = await kept();
  const added = await post([
    { firstname: 'Dee', lastname: 'Moor', referral_id: source, email: 'dee@lists.example' },
    { firstname: 'Eli', lastname: 'Moor', organization_name: 'moor  house' },
  ]);
  const { ids } = added.body.result as { ids: string[] };
  const [dee] = await staff.trpc.contacts.ofName.query({ firstname: 'Dee', lastname: 'Moor' });
  expect([ids.length, ids[0]]).toEqual([2, dee!.id]);

  for (const [contacts, status, fields] of [
    [
      [
        { firstname: 'Fay', lastname: 'Moor', referral_id: source },
        { firstname: 'ELI', lastname: 'moor', referral_id: source },
      ],
      409,
      { 'contacts.1': 'This contact is there already.' },
    ],
    [
      [
        { firstname: 'Fay', lastname: 'Moor', referral_id: source, email: 'one@lists.example' },
        { firstname: 'Gil', lastname: 'Moor', referral_id: source, email: 'ONE@lists.example' },
      ],
      409,
      { 'contacts.1': 'This contact is there already.' },
    ],
    [
      [
        { firstname: 'Fay', lastname: 'Moor', referral_id: source },
        { firstname: 'Gil', lastname: 'Moor', organization_name: 'Nobody knows it' },
      ],
      400,
      { 'contacts.1.organization_name': expect.any(String) },
    ],
    [[{ firstname: 'Fay', lastname: 'Moor' }], 400, { 'contacts.0.organization_name': expect.any(String) }],
    [[], 400, { contacts: expect.any(String) }],
    [
      Array(1_001).fill({ firstname: 'Fay', lastname: 'Moor', referral_id: source }),
      400,
      { contacts: expect.any(String) },
    ],
  ] as const) {
    const refused = await post(contacts);
    expect([refused.status, refused.body.error?.fields]).toEqual([status, fields]);
    await expect(staff.trpc.imports.addContacts.mutate({ contacts: [...contacts] })).rejects.toThrow();
  }
  expect(await kept()).toEqual({ ...before, contacts: before.contacts + 2 });
});

test('lists are taken up to the limit of a person, then of the organization, and the next one is not', async () => {
  // A list without rows costs a point like every other.
  const send = async (token: string) =>
    (await sendList(app, token, '/api/dedup_contacts', { bytes: '', name: 'empty.csv' })).status;
  const one = await app.signIn('manager');
  for (let sent = 0; sent < RATE_LIMITS.import_user.points; sent += 1) expect(await send(one.token)).toBe(400);
  expect(await send(one.token)).toBe(429);
  const two = await app.signIn('admin');
  expect(await send(two.token)).toBe(400);

  const { id } = app.organizations.b;
  for (let spent = 1; spent < RATE_LIMITS.import_org.points; spent += 1)
    await app.services.limits.consume('import_org', id);
  const [three, four] = [await app.signIn('outreach', 'b'), await app.signIn('manager', 'b')];
  expect(await send(three.token)).toBe(400);
  expect(await send(four.token)).toBe(429);
});
