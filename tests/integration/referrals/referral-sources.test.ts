import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const other = await app.signIn('admissions', 'b');

const found = async (input: { query?: string; referral_name?: string }) =>
  (await desk.trpc.referralSources.list.query({ ...input, limit: 100 })).list.map(({ referral_name }) => referral_name);

describe('a new referral source', () => {
  test('has a name and a type', async () => {
    const { status, body } = await desk.rest('POST', '/api/referrals', { referral_name: ' ' });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({
      referral_name: 'A referral source needs a name.',
      type: 'A referral source needs a type.',
    });
  });

  test('is kept with all of its fields, each in its one form', async () => {
    const referral_id = await createSource(desk, {
      referral_name: '  Fern Hollow ',
      type: 'Hospital (Psychiatric)',
      payment_type: ['Tricare', 'Insurance'],
      specializations: 'OCD',
      rule_out: 'Under 18',
      website_url: 'www.fernhollow.example',
      linkedin_url: 'https://linkedin.example/fern',
      address: '1 Example Street',
      state: 'massachusetts',
      zipcode: '01001',
      average_length_of_stay: 12,
      gender_served: 'All genders',
      levels_of_care: ['Acute psychiatric inpatient'],
      population_served: ['Adults', 'Veterans'],
    });
    expect(await desk.trpc.referralSources.get.query({ referral_id })).toMatchObject({
      id: referral_id,
      referral_name: 'Fern Hollow',
      type: 'Hospital (Psychiatric)',
      payment_type: ['Insurance', 'Tricare'],
      specializations: ['OCD'],
      rule_out: 'Under 18',
      website_url: 'https://www.fernhollow.example',
      linkedin_url: 'https://linkedin.example/fern',
      state: 'MA',
      zipcode: '01001',
      average_length_of_stay: 12,
      gender_served: 'All genders',
      status: 'INACTIVE',
      last_activity_date: null,
      is_active: true,
      version: 1,
    });
  });

  test('may come in a list, which is created as a whole or not at all', async () => {
    const sources = [
      { referral_name: 'Listed One', type: 'School' },
      { referral_name: 'Listed Two', type: 'Court' },
    ];
    const { status, body } = await desk.rest('POST', '/api/referrals', sources);
    expect(status).toBe(200);
    const { ids } = body.result as { ids: string[] };
    const made = await Promise.all(ids.map((referral_id) => desk.trpc.referralSources.get.query({ referral_id })));
    expect(made.map(({ referral_name }) => referral_name)).toEqual(['Listed One', 'Listed Two']);
    const refused = await desk.rest('POST', '/api/referrals', [
      ...sources,
      { referral_name: 'Listed Three', type: 'Moon' },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.error?.fields).toEqual({ '2.type': 'Choose one of the options' });
    expect(await found({ referral_name: 'Listed' })).toHaveLength(2);
  });

  test.each([
    [{ website_url: 'javascript:alert(1)' }, 'website_url'],
    [{ average_length_of_stay: 1.5 }, 'average_length_of_stay'],
    [{ gender_served: 'Cats' }, 'gender_served'],
    [{ levels_of_care: ['5.0 Luxury'] }, 'levels_of_care'],
    [{ org_id: app.organizations.b.id }, 'org_id'],
  ])('is refused with %j, naming the field', async (fields, field) => {
    const { status, body } = await desk.rest('POST', '/api/referrals', {
      referral_name: 'Refused',
      type: 'School',
      ...fields,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
  });

  test('may have the name of another, which the duplicate check says in any spelling', async () => {
    const one = await createSource(desk, { referral_name: 'Étoile  House', state: 'ME' });
    const many = await Promise.all(
      Array.from({ length: 20 }, () => createSource(desk, { referral_name: 'etoile house' })),
    );
    const same = await desk.trpc.referralSources.ofName.query({ referral_name: ' ETOILE HOUSE ' });
    expect(same.map(({ id }) => id).sort()).toEqual([one, ...many].sort());
    expect(await desk.trpc.referralSources.ofName.query({ referral_name: 'etoile' })).toEqual([]);
    expect(await other.trpc.referralSources.ofName.query({ referral_name: 'etoile house' })).toEqual([]);
  });

  test('is checked against at most a hundred of its name', async () => {
    const sources = Array.from({ length: 60 }, () => ({ referral_name: 'Hundredfold', type: 'Court' as const }));
    await desk.trpc.referralSources.create.mutate(sources);
    await desk.trpc.referralSources.create.mutate(sources);
    expect(await desk.trpc.referralSources.ofName.query({ referral_name: 'hundredfold' })).toHaveLength(100);
  });
});

describe('a search', () => {
  test('finds by words of the name, the address and the focus areas, in any order and without accents', async () => {
    await createSource(desk, {
      referral_name: 'Café Oriole Clinic',
      address: '7 Quarry Lane',
      specializations: ['Thought Disorders'],
    });
    for (const query of ['oriole', 'clinic CAFE', 'quarry', 'thought oriole'])
      expect(await found({ query })).toEqual(['Café Oriole Clinic']);
    expect(await found({ query: 'oriole nothing' })).toEqual([]);
    expect(await found({ referral_name: 'cafe' })).toEqual(['Café Oriole Clinic']);
    expect(await found({ referral_name: 'quarry' })).toEqual([]);
  });

  test('takes the characters of a pattern as they are', async () => {
    await createSource(desk, { referral_name: '100% Sober_Living' });
    expect(await found({ query: '100%' })).toEqual(['100% Sober_Living']);
    expect(await found({ query: 'r_l' })).toEqual(['100% Sober_Living']);
    expect(await found({ query: '%%%%' })).toEqual([]);
  });

  test('shows no archived source, and none of another organization', async () => {
    const hidden = await createSource(desk, { referral_name: 'Wren Hidden' });
    await createSource(other, { referral_name: 'Wren Elsewhere' });
    await createSource(desk, { referral_name: 'Wren Here' });
    await app.within('a', (tx) =>
      tx.db.updateTable('referral_sources').set({ is_active: false }).where('id', '=', hidden).execute(),
    );
    expect(await found({ query: 'wren' })).toEqual(['Wren Here']);
    expect((await desk.trpc.referralSources.get.query({ referral_id: hidden })).is_active).toBe(false);
  });
});

describe('the list', () => {
  test('is paged ten by ten without a gap, the one heard of last first and those never heard of last', async () => {
    const names = Array.from({ length: 23 }, (_, n) => `Paged ${String(n).padStart(2, '0')}`);
    await other.trpc.referralSources.create.mutate(
      names.map((referral_name) => ({ referral_name, type: 'School' as const })),
    );
    await app.within('b', (tx) =>
      tx.db
        .updateTable('referral_sources')
        .set({ last_activity_date: '2026-05-01' })
        .where('referral_name', 'in', ['Paged 03', 'Paged 07'])
        .execute(),
    );
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 1; page <= 3; page++) {
      const { status, body } = await other.rest('GET', '/api/referrals', {
        referral_name: 'paged',
        page,
        limit: 10,
        after,
      });
      expect(status).toBe(200);
      const answer = body.result as { list: { referral_name: string }[]; total: number; pages: number; next: string };
      expect(answer).toMatchObject({ total: 23, pages: 3 });
      seen.push(...answer.list.map(({ referral_name }) => referral_name));
      after = answer.next;
    }
    expect(seen.slice(0, 2).sort()).toEqual(['Paged 03', 'Paged 07']);
    expect([...seen].sort()).toEqual(names);
    const { body } = await other.rest('GET', '/api/referrals', { order: 'asc', limit: 100 });
    const all = body.result as { list: { last_activity_date: string | null }[] };
    expect(all.list.slice(0, 2).every(({ last_activity_date }) => last_activity_date === '2026-05-01')).toBe(true);
    expect(all.list.at(-1)?.last_activity_date).toBeNull();
  });
});

describe('autofill', () => {
  test('answers the thirteen fields and where each came from', async () => {
    const { status, body } = await desk.rest('POST', '/api/ask_neo', {
      respond: 'autofill_org',
      name: 'Larkspur County Drug Court, Gull Haven, MA',
    });
    expect(status).toBe(200);
    expect(body.result).toEqual({
      answer: {
        type: 'Court',
        payment_type: [],
        specializations: ['SUD'],
        rule_out: null,
        website_url: null,
        linkedin_url: null,
        address: null,
        average_length_of_stay: null,
        gender_served: null,
        levels_of_care: [],
        population_served: ['Justice-involved', 'DUI/DWI'],
        state: 'MA',
        zipcode: null,
      },
      origins: {
        type: { from: 'name', words: 'Drug Court' },
        specializations: { from: 'name', words: 'Drug Court' },
        population_served: { from: 'name', words: 'Drug Court' },
        state: { from: 'name', words: 'MA' },
      },
    });
  });

  test('lends from a source of nearly the same name, of its own organization alone', async () => {
    await createSource(desk, {
      referral_name: 'Sandpiper Bay Clinic',
      payment_type: ['Medicaid'],
      gender_served: 'Male',
    });
    const ask = (by: typeof desk) =>
      by.trpc.assistant.autofillSource.mutate({ respond: 'autofill_org', name: 'Sandpiper Bay Clinic North' });
    const { answer, origins } = await ask(desk);
    expect(answer).toMatchObject({ payment_type: ['Medicaid'], gender_served: 'Male' });
    expect(origins.payment_type).toEqual({ from: 'similar', name: 'Sandpiper Bay Clinic' });
    expect((await ask(other)).answer).toMatchObject({ payment_type: [], gender_served: null });
  });

  test('that fails says so in the words of the screen', async () => {
    const { status, body } = await desk.rest('POST', '/api/ask_neo', {
      respond: 'autofill_org',
      name: 'Alder House [model-error]',
    });
    expect(status).toBe(503);
    expect(body.error?.message).toBe(
      'Failed to autofill referral source details. Please try again or fill missed data.',
    );
  });
});
