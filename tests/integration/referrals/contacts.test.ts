import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();
const desk = await app.signIn('admissions');
const other = await app.signIn('admissions', 'b');
const alder = await createSource(desk, { referral_name: 'Alder House' });
const foreign = await createSource(other, { referral_name: 'Birch House' });

const namesOf = async (input: { referral_id?: string; referral_name?: string; query?: string }) =>
  (await desk.trpc.contacts.viewAll.query(input)).map(({ firstname, lastname }) => `${firstname} ${lastname}`);

describe('a new contact', () => {
  test('has both names and a referral source', async () => {
    const { status, body } = await desk.rest('POST', '/api/referral_contacts', [{ firstname: ' ', lastname: '' }]);
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({
      '0.firstname': 'First name is required',
      '0.lastname': 'Last name is required',
    });
    const unbound = await desk.rest('POST', '/api/referral_contacts', [{ firstname: 'Robin', lastname: 'Referent' }]);
    expect(unbound.status).toBe(400);
    expect(unbound.body.error?.fields).toEqual({ '0.organization_name': 'A contact needs a referral source.' });
  });

  test('belongs to the source that its id or its name means', async () => {
    const { body } = await desk.rest('POST', '/api/referral_contacts', [
      {
        firstname: 'Ines',
        lastname: 'Byid',
        referral_id: alder,
        phone_number: '(207) 555-0142',
        title: 'Case Manager',
      },
      { firstname: 'Noel', lastname: 'Byname', organization_name: ' alder  HOUSE ' },
    ]);
    const { ids } = body.result as { ids: string[] };
    expect(ids).toHaveLength(2);
    const list = await desk.trpc.contacts.viewAll.query({ referral_id: alder });
    expect(list.filter(({ id }) => ids.includes(id))).toMatchObject([
      { firstname: 'Ines', organization_name: 'Alder House', phone_number: '+12075550142', title: 'Case Manager' },
      { firstname: 'Noel', referral_id: alder, organization_name: 'Alder House' },
    ]);
  });

  test('of a name that two sources have asks to choose one of them', async () => {
    await createSource(desk, { referral_name: 'Twice House' });
    await createSource(desk, { referral_name: 'twice house' });
    const refused = await desk.rest('POST', '/api/referral_contacts', [
      { firstname: 'Robin', lastname: 'Referent', organization_name: 'Twice House' },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.error?.fields).toEqual({
      '0.organization_name': 'Several referral sources have this name. Choose one of them.',
    });
  });

  test('never belongs to a source of another organization, by id or by name', async () => {
    for (const [status, of] of [
      [404, { referral_id: foreign }],
      [400, { organization_name: 'Birch House' }],
    ] as const) {
      const refused = await desk.rest('POST', '/api/referral_contacts', [{ firstname: 'A', lastname: 'B', ...of }]);
      expect(refused.status).toBe(status);
      expect(Object.values(refused.body.error?.fields ?? {})).toEqual(['This referral source does not exist.']);
    }
    expect(await other.trpc.contacts.viewAll.query({ referral_id: foreign })).toEqual([]);
  });

  test('in a list is created with all the others or not at all', async () => {
    const before = await namesOf({ referral_id: alder });
    const refused = await desk.rest('POST', '/api/referral_contacts', [
      { firstname: 'All', lastname: 'Ornone', referral_id: alder },
      { firstname: 'All', lastname: 'Ornone', referral_id: foreign },
    ]);
    expect(refused.status).toBe(404);
    expect(refused.body.error?.fields).toEqual({ '1.referral_id': 'This referral source does not exist.' });
    expect(await namesOf({ referral_id: alder })).toEqual(before);
  });

  test('may have the name of another, which the duplicate check says in any spelling', async () => {
    const one = await createContact(desk, alder, { firstname: 'José', lastname: 'Núñez' });
    const two = await createContact(desk, alder, { firstname: 'Jose', lastname: 'Nunez' });
    await createContact(other, foreign, { firstname: 'Jose', lastname: 'Nunez' });
    const same = await desk.trpc.contacts.ofName.query({ firstname: ' JOSE', lastname: 'nuñez ' });
    expect(same.map(({ id }) => id)).toEqual([one, two]);
  });
});

describe('contacts are found', () => {
  test('by their source, by its name, and by words of name, e-mail and source', async () => {
    const cedar = await createSource(desk, { referral_name: 'Cedar Practice' });
    await createContact(desk, cedar, { firstname: 'Zed', lastname: 'Last', email: 'zed@referents.example' });
    await createContact(desk, cedar, { firstname: 'Ann', lastname: 'First' });
    expect(await namesOf({ referral_id: cedar })).toEqual(['Ann First', 'Zed Last']);
    expect(await namesOf({ referral_name: 'cedar practice' })).toEqual(['Ann First', 'Zed Last']);
    expect(await namesOf({ query: 'cedar' })).toEqual(['Ann First', 'Zed Last']);
    expect(await namesOf({ query: 'zed@referents' })).toEqual(['Zed Last']);
    expect(await namesOf({ referral_name: 'Birch House' })).toEqual([]);
    const { status, body } = await desk.rest('GET', '/api/referral_contact_view_all', { referral_id: cedar });
    expect(status).toBe(200);
    expect((body.result as { list: unknown[] }).list).toHaveLength(2);
  });

  test('not once they are archived', async () => {
    const gone = await createContact(desk, alder, { firstname: 'Gone', lastname: 'Away' });
    await app.within('a', (tx) =>
      tx.db.updateTable('referral_contacts').set({ is_active: false }).where('id', '=', gone).execute(),
    );
    expect(await namesOf({ query: 'gone away' })).toEqual([]);
    expect(await desk.trpc.contacts.ofName.query({ firstname: 'Gone', lastname: 'Away' })).toMatchObject([
      { id: gone, is_active: false },
    ]);
  });

  test('of nothing in particular are not listed', async () => {
    const { status, body } = await desk.rest('GET', '/api/referral_contact_view_all');
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ referral_id: 'Name a referral source, or a text to search for.' });
  });
});
