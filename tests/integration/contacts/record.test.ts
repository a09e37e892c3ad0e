import { describe, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const [desk, outreach, manager, elsewhere] = await Promise.all([
  app.signIn('admissions'),
  app.signIn('outreach'),
  app.signIn('manager'),
  app.signIn('admin', 'b'),
]);
const alder = await createSource(desk, { referral_name: 'Alder House' });
const birch = await createSource(desk, { referral_name: 'Birch House' });

const get = (contact_id: string, by: Actor = desk) => by.trpc.contacts.get.query({ contact_id });
const put = (contact_id: string, contact: object, by: Actor = desk) =>
  by.rest('PUT', '/api/contact_details', { contact_id, contact });

const EVERYTHING = {
  firstname: 'Robin',
  lastname: 'Referent',
  prefix: 'Dr.',
  title: 'Psychologist',
  credential: 'PsyD',
  email: 'robin@referents.example',
  phone_number: '(207) 555-0142',
  dob: '1970-04-02',
  linkedin_url: 'linkedin.example/in/robin',
  address: '1 Sample Street',
  city: 'Pinebrook',
  state: 'Massachusetts',
  zipcode: '02100',
  additional_info: 'Prefers mornings',
  special_notes: 'Met at the conference',
};
const STORED = {
  ...EVERYTHING,
  phone_number: '+12075550142',
  linkedin_url: 'https://linkedin.example/in/robin',
  state: 'MA',
};

describe('a contact', () => {
  test('keeps every field, made whole or edited, at both doors', async () => {
    expect(await get(await createContact(desk, alder, EVERYTHING))).toMatchObject(STORED);
    const id = await createContact(desk, alder);
    const answer = await put(id, EVERYTHING, outreach);
    expect(answer.status).toBe(200);
    expect(answer.body.result).toMatchObject({
      contact: { ...STORED, id, version: 2, organization_name: 'Alder House' },
    });
    const { status, body } = await desk.rest('GET', '/api/contact_details', { contact_id: id });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ contact: { ...STORED, moved_from: null, moved_to: null } });
  });

  test('empties a field by an empty text, a blank one or null, and leaves what is left out', async () => {
    const id = await createContact(desk, alder, EVERYTHING);
    await put(id, { title: '', email: '  ', dob: '', state: ' ', linkedin_url: '', credential: null });
    expect(await get(id)).toMatchObject({
      ...STORED,
      ...{ title: null, email: null, dob: null, state: null, linkedin_url: null, credential: null },
    });
  });

  test.each([
    ['firstname', '  ', 'First name is required'],
    ['lastname', '', 'Last name is required'],
    ['email', 'robin', 'Enter an e-mail address, as in name@mail.example'],
    [
      'email',
      'robin@referents.example\r\nBcc: x@referents.example',
      'Enter an e-mail address, as in name@mail.example',
    ],
    ['linkedin_url', 'javascript:alert(1)', 'Enter a web address, such as www.example.com'],
    ['dob', '1990-02-30', 'Enter a date as yyyy-MM-dd'],
  ])('refuses %s %j with its reason', async (name, value, message) => {
    const answer = await put(await createContact(desk, alder), { [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields?.[`contact.${name}`]).toContain(message);
  });

  test('met by another edit answers the row as it is and whose change it met, and writes nothing', async () => {
    const id = await createContact(desk, alder);
    await put(id, { city: 'Pinebrook', version: 1 }, manager);
    const stale = await put(id, { city: 'Gull Haven', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({
      code: 'conflict',
      message: `${(await get(id)).updated_by_name} changed this contact meanwhile.`,
      current: { id, city: 'Pinebrook', version: 2 },
    });
    expect(await get(id)).toMatchObject({ city: 'Pinebrook', version: 2 });
  });

  test('of another organization is not there', async () => {
    const id = await createContact(desk, alder);
    expect((await put(id, { city: 'Elsewhere' }, elsewhere)).status).toBe(404);
    await expect(get(id, elsewhere)).rejects.toThrow('This contact does not exist.');
    await expect(elsewhere.trpc.contacts.archive.mutate({ ids: [id] })).rejects.toThrow('This contact does not exist.');
    expect(await get(id)).toMatchObject({ city: null, is_active: true, version: 1 });
  });
});

describe('its referral source', () => {
  test('is not changed by an edit, by id or by name, and nothing else of that edit is kept', async () => {
    const id = await createContact(desk, alder);
    for (const other of [{ referral_id: birch }, { organization_name: 'Birch House' }]) {
      const refused = await put(id, { ...other, city: 'Pinebrook' });
      expect(refused.status).toBe(409);
      expect(refused.body.error?.message).toBe(
        "A contact's referral source cannot be changed once set. Archive and create a new contact.",
      );
    }
    expect(await get(id)).toMatchObject({
      referral_id: alder,
      organization_name: 'Alder House',
      city: null,
      version: 1,
    });
    expect((await put(id, { referral_id: alder, organization_name: 'Alder House', city: 'Pinebrook' })).status).toBe(
      200,
    );
  });

  test('changes by archiving and creating again, both in one step, linked and logged', async () => {
    const id = await createContact(desk, alder, EVERYTHING);
    const contact = { referral_id: birch, title: 'Social Worker', version: 1 };
    const { id: next } = await outreach.trpc.contacts.move.mutate({ contact_id: id, contact });
    expect(await get(next)).toMatchObject({
      ...STORED,
      ...{ title: 'Social Worker', referral_id: birch, organization_name: 'Birch House', is_active: true, version: 1 },
      ...{ moved_from: { id, organization_name: 'Alder House' }, moved_to: null },
    });
    expect(await get(id)).toMatchObject({
      ...STORED,
      ...{ referral_id: alder, is_active: false, version: 2 },
      ...{ moved_from: null, moved_to: { id: next, organization_name: 'Birch House' } },
    });
    const rows = await query(
      `select entity, entity_ids, details from audit_log where action = 'contacts.move' and $1 = any(entity_ids)`,
      [id],
    );
    expect(rows).toEqual([{ entity: 'contact', entity_ids: [id, next], details: { archived: id, created: next } }]);
  });

  test('changes only where there is another, and only for one who is not archived', async () => {
    const id = await createContact(desk, alder);
    const moveTo = (contact: object) => manager.trpc.contacts.move.mutate({ contact_id: id, contact });
    await expect(moveTo({})).rejects.toThrow('A contact needs a referral source.');
    await expect(moveTo({ referral_id: alder })).rejects.toThrow(
      'This contact belongs to this referral source already.',
    );
    await expect(moveTo({ organization_name: 'No Such House' })).rejects.toThrow(
      'This referral source does not exist.',
    );
    expect(await get(id)).toMatchObject({ is_active: true, version: 1 });
    await manager.trpc.contacts.archive.mutate({ ids: [id] });
    await expect(moveTo({ referral_id: birch })).rejects.toThrow('This contact is archived already.');
  });

  test('moved twice at once goes on once', async () => {
    const id = await createContact(desk, alder, { lastname: 'Moving' });
    const moves = Array.from({ length: 8 }, () =>
      manager.trpc.contacts.move.mutate({ contact_id: id, contact: { referral_id: birch } }),
    );
    const settled = await Promise.allSettled(moves);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const found = await manager.trpc.contacts.list.query({ query: 'robin moving', archived: true });
    expect(found.list.map(({ is_active }) => is_active).sort()).toEqual([false, true]);
  });
});

describe('archiving', () => {
  test('says of each contact what became of it, and comes back by the same ids', async () => {
    const [one, two] = [await createContact(desk, alder), await createContact(desk, alder)];
    const stranger = await createContact(elsewhere, await createSource(elsewhere));
    await outreach.trpc.contacts.archive.mutate({ ids: [two] });
    const ids = [one, two, stranger, 'nobody', one];
    const archived = await outreach.trpc.contacts.archive.mutate({ ids });
    expect(archived).toEqual({
      changed: [one],
      refused: [
        { id: two, reason: 'This contact is archived already.' },
        { id: stranger, reason: 'This contact does not exist.' },
        { id: 'nobody', reason: 'This contact does not exist.' },
      ],
    });
    expect((await get(stranger, elsewhere)).is_active).toBe(true);
    expect(await get(one)).toMatchObject({ is_active: false, version: 2 });
    expect(await outreach.trpc.contacts.unarchive.mutate({ ids: [one, two] })).toEqual({
      changed: [one, two],
      refused: [],
    });
    expect(await outreach.trpc.contacts.unarchive.mutate({ ids: [one] })).toEqual({
      changed: [],
      refused: [{ id: one, reason: 'This contact is not archived.' }],
    });
  });

  test('is done by an edit of is_active too, for those who may archive', async () => {
    const id = await createContact(desk, alder);
    const refused = await put(id, { is_active: false });
    expect([refused.status, refused.body.error?.message]).toEqual([403, 'Your role does not allow this.']);
    expect((await put(id, { is_active: false }, outreach)).body.result).toMatchObject({
      contact: { is_active: false },
    });
    expect((await put(id, { is_active: true }, manager)).body.result).toMatchObject({ contact: { is_active: true } });
  });

  test('takes a hundred at a time and no more', async () => {
    const many = Array.from({ length: 101 }, () => app.services.newId());
    await expect(outreach.trpc.contacts.archive.mutate({ ids: many })).rejects.toThrow();
    await expect(outreach.trpc.contacts.archive.mutate({ ids: [] })).rejects.toThrow();
  });

  test('keeps a contact in history and out of pickers', async () => {
    const id = await createContact(desk, alder, { firstname: 'Gone', lastname: 'Fishing' });
    await outreach.trpc.contacts.archive.mutate({ ids: [id] });
    expect(await desk.trpc.contacts.viewAll.query({ query: 'gone fishing' })).toEqual([]);
    expect((await desk.trpc.contacts.list.query({ query: 'gone fishing' })).list).toEqual([]);
    const shown = await desk.trpc.contacts.list.query({ query: 'gone fishing', archived: true });
    expect(shown.list.map((row) => row.id)).toEqual([id]);
  });
});

describe('races', () => {
  test('archived while it is edited, a contact keeps what was acknowledged of both', async () => {
    for (let round = 0; round < 12; round++) {
      const id = await createContact(desk, alder);
      const [edited, archived] = await Promise.all([
        put(id, { city: 'Pinebrook', version: 1 }),
        outreach.trpc.contacts.archive.mutate({ ids: [id] }),
      ]);
      expect(archived.changed).toEqual([id]);
      expect([200, 409]).toContain(edited.status);
      const now = await get(id);
      expect(now.is_active).toBe(false);
      expect(now.city).toBe(edited.status === 200 ? 'Pinebrook' : null);
      expect(now.version).toBe(edited.status === 200 ? 3 : 2);
      if (edited.status === 409) expect(edited.body.error).toMatchObject({ current: { id, is_active: false } });
    }
  });

  test('archived by twenty at once, each contact is changed by one of them', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => createContact(desk, alder)));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        outreach.trpc.contacts.archive.mutate({ ids: n % 2 ? ids : [...ids].reverse() }),
      ),
    );
    expect(results.flatMap(({ changed }) => changed).sort()).toEqual([...ids].sort());
  });

  test('created twenty times with one key, a contact is there once', async () => {
    const contact = { firstname: 'Once', lastname: 'Only', referral_id: alder };
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${app.url}/api/referral_contacts`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${desk.token}`,
            'idempotency-key': key,
          },
          body: JSON.stringify([contact]),
        }).then(async (answer) => [answer.status, await answer.text()] as const),
      ),
    );
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    expect((await desk.trpc.contacts.ofName.query({ firstname: 'Once', lastname: 'Only' })).length).toBe(1);
  });
});

test('a page leaves its row in the log, with the contacts it showed', async () => {
  const id = await createContact(desk, alder, { lastname: 'Unheard-Of' });
  const { headers } = await desk.rest('GET', '/api/referral_contacts', { query: 'unheard-of' });
  const rows = await auditOf(query, headers.get('x-request-id'));
  expect(rows).toMatchObject([{ action: 'contacts.list', entity: 'contact', entity_ids: [id] }]);
});
