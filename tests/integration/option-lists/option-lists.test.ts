import { beforeEach, describe, expect, test } from 'vitest';
import { OPTION_LISTS, type OptionList } from '#shared/features/option-lists/option-lists.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const admin = await app.signIn('admin');
const REFUSED = 'Choose one of the options';

beforeEach(() => query('delete from configurations'));

const offer = async (list: OptionList, entries: readonly string[], actor: Actor = admin) =>
  actor.trpc.configuration.save.mutate({ type: list, config: { list: [...entries] } });
const withOwn = (list: OptionList, own: string) => [...OPTION_LISTS[list], own];
const without = (list: OptionList, entry: string) => OPTION_LISTS[list].filter((each) => each !== entry);

let named = 0;
const inquiry = (fields: object = {}) => {
  named += 1;
  return makeInquiry(admin, { firstname: 'Option', lastname: `Person${named}`, ...fields });
};
const putInquiry = async (opportunity: object) =>
  admin.rest('PUT', '/api/opportunity_details', { opportunity_id: (await inquiry()).id, opportunity });
const discharge = async (discharge_type: string) => {
  const { id } = await inquiry();
  return admin.rest('POST', '/api/opportunity_status', { opportunity_id: id, status: 'DISCHARGED', discharge_type });
};
const source = { referral_name: 'Option House', type: 'Court' };

/** Every field that stands on a list: how a value is given to it, and the field that is named when it is refused. */
const FIELDS: [list: OptionList, own: string, field: string, give: (value: string) => ReturnType<Actor['rest']>][] = [
  [
    'CONDITIONS',
    'Grief',
    'condition',
    async (value) => {
      const { patient_id } = await inquiry();
      return admin.rest('POST', '/api/opportunities', { patient_id, created_at_date: '2026-05-11', condition: value });
    },
  ],
  ['CONDITIONS', 'Grief', 'opportunity.condition', (value) => putInquiry({ condition: [value] })],
  ['PRIMARY_SUBSTANCES', 'Tianeptine', 'opportunity.primary_substance', (v) => putInquiry({ primary_substance: v })],
  ['LEVELS_OF_CARE', 'Camp', 'opportunity.level_of_care', (value) => putInquiry({ level_of_care: value })],
  ['SOURCE_TYPES', 'Church', 'type', (type) => admin.rest('POST', '/api/referrals', { ...source, type })],
  [
    'SPECIALIZATIONS',
    'Gambling',
    'specializations',
    (value) => admin.rest('POST', '/api/referrals', { ...source, specializations: ['SUD', value] }),
  ],
  [
    'POPULATIONS_SERVED',
    'Clergy',
    'population_served',
    (value) => admin.rest('POST', '/api/referrals', { ...source, population_served: [value] }),
  ],
  [
    'CARRIERS',
    'Harbor Mutual',
    'carrier',
    (carrier) => admin.rest('POST', '/api/patients', { firstname: 'Carla', lastname: 'Carrier', carrier }),
  ],
  [
    'CONTACT_TITLES',
    'Chaplain',
    '0.title',
    async (title) => {
      const referral_id = await createSource(admin);
      return admin.rest('POST', '/api/referral_contacts', [{ firstname: 'A', lastname: 'B', referral_id, title }]);
    },
  ],
  [
    'CREDENTIALS',
    'RPT-S',
    '0.credential',
    async (credential) => {
      const referral_id = await createSource(admin);
      return admin.rest('POST', '/api/referral_contacts', [{ firstname: 'A', lastname: 'B', referral_id, credential }]);
    },
  ],
  [
    'ONLINE_PLATFORMS',
    'Podcast',
    'online_sources',
    async (value) => {
      const { id } = await inquiry();
      return admin.rest('POST', '/api/referral_flow', {
        opportunity_id: id,
        referral_direction: 'referral_received',
        priority_level: 'primary',
        source_type: 'online',
        online_sources: [value],
      });
    },
  ],
];

describe.each(FIELDS)('%s: %s as %s', (list, own, field, give) => {
  test('is refused, then taken once the organization offers it, and no other organization does', async () => {
    const refused = await give(own);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error?.fields ?? {})).toEqual([field]);
    const { list: theirs } = await (await app.signIn('admin', 'b')).trpc.configuration.get.query({ type: list });
    expect(theirs).toEqual(OPTION_LISTS[list]);
    await offer(list, withOwn(list, own));
    expect((await give(own)).status).toBeLessThan(300);
    const usual = OPTION_LISTS[list][0]!;
    await offer(list, without(list, usual));
    const hidden = await give(usual);
    expect([hidden.status, Object.keys(hidden.body.error?.fields ?? {})]).toEqual([400, [field]]);
  });
});

test('a discharge type is one that the organization offers', async () => {
  const refused = await discharge('Graduated');
  expect(refused.body.error?.fields).toEqual({ discharge_type: REFUSED });
  await offer('DISCHARGE_TYPES', withOwn('DISCHARGE_TYPES', 'Graduated'));
  // It is the status that is in the way now: a new inquiry is not discharged.
  expect((await discharge('Graduated')).body.error?.fields).not.toHaveProperty('discharge_type');
});

test('what is no longer offered stays on the record that holds it, beside what is chosen now', async () => {
  const { id } = await inquiry({ condition: ['Autism'] });
  const referral_id = await createSource(admin, { ...source, specializations: ['Geriatrics'] });
  await offer('CONDITIONS', without('CONDITIONS', 'Autism'));
  await offer('SPECIALIZATIONS', without('SPECIALIZATIONS', 'Geriatrics'));
  await offer('SOURCE_TYPES', without('SOURCE_TYPES', 'Court'));
  const edited = await admin.trpc.inquiries.update.mutate({
    opportunity_id: id,
    opportunity: { condition: ['Autism', 'OCD'] },
  });
  expect(edited.condition).toEqual(['Autism', 'OCD']);
  const changed = await admin.trpc.referralSources.update.mutate({
    referral_id,
    referral: { type: 'Court', specializations: ['Geriatrics', 'SUD'] },
  });
  expect(changed).toMatchObject({ type: 'Court', specializations: ['SUD', 'Geriatrics'] });
});

test('a filter keeps what is no longer offered for as long as a record holds it', async () => {
  const referral_id = await createSource(admin, { ...source, type: 'Interventionist' });
  const contact_id = await createContact(admin, referral_id, { title: 'Neuropsychologist' });
  await offer('CONTACT_TITLES', without('CONTACT_TITLES', 'Neuropsychologist'));
  await offer('SOURCE_TYPES', without('SOURCE_TYPES', 'Interventionist'));
  const analyst = await app.signIn('analyst');
  const { CONTACT_TITLES, SOURCE_TYPES } = await analyst.trpc.optionLists.get.query({});
  expect(CONTACT_TITLES.offered).not.toContain('Neuropsychologist');
  expect(CONTACT_TITLES.carried).toEqual(['Neuropsychologist']);
  expect(SOURCE_TYPES.carried).toEqual(['Interventionist']);
  const found = await analyst.trpc.contacts.list.query({ title: ['Neuropsychologist'] });
  expect(found.list.map(({ id }) => id)).toEqual([contact_id]);
  await admin.trpc.contacts.update.mutate({ contact_id, contact: { title: 'Psychologist' } });
  expect((await analyst.trpc.optionLists.get.query({})).CONTACT_TITLES.carried).toEqual([]);
});

test('of conditions, specializations and credentials too, each for as long as a record holds it', async () => {
  const { id } = await inquiry({ condition: ['Autism', 'OCD'] });
  const referral_id = await createSource(admin, { ...source, specializations: ['Geriatrics', 'SUD'] });
  const contact_id = await createContact(admin, referral_id, { credential: 'MBA' });
  // What nobody holds is not shown, and what another organization holds is not shown either.
  await offer(
    'CONDITIONS',
    OPTION_LISTS.CONDITIONS.filter((each) => each !== 'Autism' && each !== 'ADHD'),
  );
  await offer('SPECIALIZATIONS', without('SPECIALIZATIONS', 'Geriatrics'));
  await offer(
    'CREDENTIALS',
    OPTION_LISTS.CREDENTIALS.filter((each) => each !== 'MBA' && each !== 'JD'),
  );
  const theirs = await app.signIn('admin', 'b');
  await offer('CONDITIONS', without('CONDITIONS', 'Autism'), theirs);
  const carried = async (actor: Actor) => {
    const options = await actor.trpc.optionLists.get.query({});
    return [options.CONDITIONS.carried, options.SPECIALIZATIONS.carried, options.CREDENTIALS.carried];
  };
  expect(await carried(admin)).toEqual([['Autism'], ['Geriatrics'], ['MBA']]);
  expect(await carried(theirs)).toEqual([[], [], []]);
  const found = await admin.trpc.inquiries.list.query({ condition_filter: ['Autism'] });
  expect(found.list.map((row) => row.id)).toContain(id);

  await query("update inquiries set condition = '{OCD}' where 'Autism' = any(condition)");
  await query("update referral_sources set specializations = '{SUD}' where 'Geriatrics' = any(specializations)");
  await admin.trpc.contacts.update.mutate({ contact_id, contact: { credential: 'RN' } });
  expect(await carried(admin)).toEqual([[], [], []]);
});

test('an entry that is taken off is known, can be offered again, and is in the history', async () => {
  await offer('CARRIERS', withOwn('CARRIERS', 'Harbor Mutual'));
  const off = await offer('CARRIERS', ['Aetna']);
  expect(off.hidden).toContain('Harbor Mutual');
  const again = await offer('CARRIERS', ['Aetna', 'Harbor Mutual']);
  expect(again).toMatchObject({ list: ['Aetna', 'Harbor Mutual'], version: 3 });
  expect(again.hidden).not.toContain('Harbor Mutual');
  const versions = await admin.trpc.configuration.versions.query({ type: 'CARRIERS' });
  const restored = await admin.trpc.configuration.restore.mutate({ type: 'CARRIERS', restore: 1, version: 3 });
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
  expect(restored.list).toEqual(withOwn('CARRIERS', 'Harbor Mutual'));
});

test('an import reads an added type and says what is no option', async () => {
  await offer('SOURCE_TYPES', withOwn('SOURCE_TYPES', 'Church'));
  const form = new FormData();
  const csv = 'Referral Name,Type\nSt. Example,church\nNowhere,Circus\n';
  form.set('file', new File([csv], 'sources.csv', { type: 'text/csv' }));
  form.set('file_name', 'sources.csv');
  form.set('file_type', 'csv');
  const response = await fetch(`${app.url}/api/dedup_referrals`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  });
  const { result } = (await response.json()) as {
    result: { new_referrals: object[]; invalid_rows: { reasons: object }[] };
  };
  expect(result.new_referrals).toMatchObject([{ referral_name: 'St. Example', type: 'Church' }]);
  expect(result.invalid_rows.map(({ reasons }) => Object.keys(reasons))).toEqual([['type']]);
});

test('what autofill suggests is offered', async () => {
  const asked = { respond: 'autofill_org' as const, name: 'Willow Drug Court, Gull Haven, MA' };
  expect((await admin.trpc.assistant.autofillSource.mutate(asked)).answer.type).toBe('Court');
  await offer('SOURCE_TYPES', without('SOURCE_TYPES', 'Court'));
  expect((await admin.trpc.assistant.autofillSource.mutate(asked)).answer.type).toBeNull();
});
