import { beforeAll, expect, test } from 'vitest';
import type { AudienceRule } from '#shared/features/audiences/audiences.schemas.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, SCHOOLS, sendNow } from '#tests/support/campaigns.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const analyst = await app.signIn('analyst');
const stranger = await app.signIn('outreach', 'b');

/** One contact each of a school, a hospital and a private practice; the school's has a title and a state. */
beforeAll(async () => {
  const school = await createSource(staff, { referral_name: 'Alder School', type: 'School' });
  const hospital = await createSource(staff, { referral_name: 'Birch Hospital', type: 'Hospital (Medical)' });
  const practice = await createSource(staff, {
    ...{ referral_name: 'Cedar Practice', type: 'Private practice', payment_type: ['Private pay'] },
    ...{
      specializations: ['Trauma'],
      population_served: ['Adults', 'Veterans'],
      levels_of_care: ['1.5 Outpatient Therapy'],
    },
  });
  await createContact(staff, school, {
    ...{ firstname: 'Ash', lastname: 'School', email: 'ash@school.example', title: 'Social Worker', state: 'ME' },
  });
  await createContact(staff, hospital, { firstname: 'Birch', lastname: 'Hospital', email: 'birch@hospital.example' });
  await createContact(staff, practice, { firstname: 'Cedar', lastname: 'Practice' });
  const theirs = await createSource(stranger, { referral_name: 'Alder School', type: 'School' });
  await createContact(stranger, theirs, { firstname: 'Not', lastname: 'Ours', email: 'not@ours.example' });
});

const namesOf = async (
  rules: AudienceRule[],
  { joined = 'all' as 'all' | 'any', excluded = [] as AudienceRule[] } = {},
) => (await staff.trpc.audiences.try.query({ joined, rules, excluded })).contacts.map(({ firstname }) => firstname);

const ofType = (...values: string[]): AudienceRule => ({ field: 'type', is: 'any_of', values });

test('rules are joined by all or any, turned around, and leave people out', async () => {
  const title: AudienceRule = { field: 'title', is: 'any_of', values: ['Social Worker', 'Psychologist'] };
  const hospital = ofType('Hospital (Medical)');
  expect(await namesOf([ofType('School')])).toEqual(['Ash']);
  expect(await namesOf([ofType('School', 'Hospital (Medical)')])).toEqual(['Birch', 'Ash']);
  expect(await namesOf([title, hospital])).toEqual([]);
  expect(await namesOf([title, hospital], { joined: 'any' })).toEqual(['Birch', 'Ash']);
  expect(await namesOf([{ ...title, is: 'none_of' }])).toEqual(['Birch', 'Cedar']);
  expect(await namesOf([title, hospital], { joined: 'any', excluded: [hospital] })).toEqual(['Ash']);
  expect(await namesOf([{ field: 'state', is: 'any_of', values: ['ME'] }])).toEqual(['Ash']);
  expect(await namesOf([{ field: 'created_at', is: 'within', days: 1 }])).toEqual(['Birch', 'Cedar', 'Ash']);
  expect(await namesOf([{ field: 'created_at', is: 'not_within', days: 1 }])).toEqual([]);
  expect(await namesOf([{ field: 'last_activity_date', is: 'not_within', days: 30 }])).toHaveLength(3);
});

test.each<[AudienceRule['field'], string]>([
  ['payment_type', 'Private pay'],
  ['specialization', 'Trauma'],
  ['population', 'Veterans'],
  ['level_of_care', '1.5 Outpatient Therapy'],
])('a rule over the %s of a source asks whether %s is among its values', async (field, value) => {
  const among = { field, is: 'any_of', values: ['None of these', value] } as AudienceRule;
  expect(await namesOf([among])).toEqual(['Cedar']);
  expect(await namesOf([{ ...among, is: 'none_of' } as AudienceRule])).toEqual(['Birch', 'Ash']);
});

test('the count is live, and says who can be mailed', async () => {
  const rules = { joined: 'all', rules: [ofType('School', 'Private practice')], excluded: [] } as const;
  expect(await staff.trpc.audiences.try.query({ ...rules, rules: [...rules.rules], excluded: [] })).toMatchObject({
    mailable: 1,
    total: 2,
  });
});

test('the contacts of an archived source are in no audience until it is back', async () => {
  const closed = await createSource(staff, { referral_name: 'Elm Consultants', type: 'Education consultant' });
  await createContact(staff, closed, { firstname: 'Elm', lastname: 'Consultants', email: 'elm@consultants.example' });
  const everyone = async () => (await staff.trpc.audiences.people.query({})).mailable;
  const before = await everyone();
  await staff.trpc.referralSources.archive.mutate({ ids: [closed] });
  expect(await namesOf([ofType('Education consultant')])).toEqual([]);
  expect(await everyone()).toBe(before - 1);
  await staff.trpc.referralSources.unarchive.mutate({ ids: [closed] });
  expect(await namesOf([ofType('Education consultant')])).toEqual(['Elm']);
  await staff.trpc.referralSources.archive.mutate({ ids: [closed] });
});

test('a campaign goes to the people its audience has when it is sent, and they stay the same', async () => {
  const { id } = await staff.trpc.audiences.create.mutate({ name: 'Schools', description: 'Every school', ...SCHOOLS });
  const campaign_id = await createCampaign(app, 'a');
  await staff.trpc.campaigns.save.mutate({ campaign_id, audience: id });
  const late = await createSource(staff, { referral_name: 'Dogwood School', type: 'School' });
  await createContact(staff, late, { firstname: 'Dee', lastname: 'Dogwood', email: 'dee@dogwood.example' });
  expect(await sendNow(staff, campaign_id)).toMatchObject({ recipients: 2 });
  await createContact(staff, late, { firstname: 'Too', lastname: 'Late', email: 'late@dogwood.example' });
  await app.runJobs();
  const sent = (await app.mails()).map(({ to }) => to).sort();
  expect(sent).toEqual(['ash@school.example', 'dee@dogwood.example']);
  const rest = await staff.rest('GET', '/api/marketing_campaign', { campaign_id, audience: 'true' });
  expect(rest.body.result).toMatchObject({ mailable: 3, total: 3 });

  const received: AudienceRule = { field: 'campaign', is: 'did', event: 'sent', campaign_id };
  expect(await namesOf([received])).toEqual(['Dee', 'Ash']);
  expect(await namesOf([{ ...received, campaign_id: null, is: 'did_not' }])).toEqual(['Birch', 'Too', 'Cedar']);

  await expect(staff.trpc.audiences.delete.mutate({ audience_id: id })).rejects.toThrow(
    'A campaign uses this audience. Archive it instead.',
  );
  await staff.trpc.audiences.archive.mutate({ audience_id: id, archived: true });
  expect((await staff.trpc.audiences.list.query({})).map(({ name }) => name)).not.toContain('Schools');
  expect((await staff.trpc.audiences.list.query({ archived: true })).map(({ name }) => name)).toEqual(['Schools']);
});

test('a name is one audience’s alone, and an older version is refused', async () => {
  const made = await staff.trpc.audiences.create.mutate({ name: 'Clinics', description: 'All', ...SCHOOLS });
  const again = await staff.trpc.audiences.create
    .mutate({ name: ' CLINICS ', description: 'All', ...SCHOOLS })
    .catch((error: { data: unknown }) => error.data);
  expect(again).toMatchObject({ fields: { name: 'An audience with this name already exists' } });
  const edit = { audience_id: made.id, name: 'Clinics', description: 'Changed', ...SCHOOLS };
  expect(await staff.trpc.audiences.update.mutate({ ...edit, version: 1 })).toMatchObject({ version: 2 });
  await expect(staff.trpc.audiences.update.mutate({ ...edit, version: 1 })).rejects.toThrow(
    /changed this audience meanwhile/,
  );
  const { rules } = SCHOOLS;
  expect(await staff.trpc.audiences.update.mutate({ audience_id: made.id, version: 2, name: 'Labs' })).toMatchObject({
    ...{ version: 3, name: 'Labs', description: 'Changed', rules },
  });
  expect(await staff.trpc.audiences.delete.mutate({ audience_id: made.id })).toEqual({ id: made.id });
});

test('an audience of another organization is chosen by nobody, and who only reads makes none', async () => {
  const theirs = await stranger.trpc.audiences.create.mutate({ name: 'Theirs', description: 'All', ...SCHOOLS });
  const campaign_id = await createCampaign(app, 'a');
  await expect(staff.trpc.campaigns.save.mutate({ campaign_id, audience: theirs.id })).rejects.toThrow(
    'This audience does not exist.',
  );
  await expect(
    analyst.trpc.audiences.create.mutate({ name: 'Mine', description: 'All', ...SCHOOLS }),
  ).rejects.toThrow();
});

test('days since the last activity are the organization’s own, in its evening too', async () => {
  const of = await createSource(staff, { referral_name: 'Dogwood Counseling', type: 'Court' });
  await createContact(staff, of, { firstname: 'Dogwood', lastname: 'Counseling' });
  await staff.trpc.activities.create.mutate({ referral_id: of, event: 'Phone call', event_date: '2026-04-12' });
  const heard: AudienceRule = { field: 'last_activity_date', is: 'within', days: 30 };
  const namesAt = async (at: string) => {
    app.clock.set(new Date(at));
    const evening = await app.signIn('outreach');
    const { contacts } = await evening.trpc.audiences.try.query({ joined: 'all', rules: [heard], excluded: [] });
    return contacts.map(({ firstname }) => firstname);
  };
  // 9 PM of May 12 in New York, and 1 AM of the day after.
  expect(await namesAt('2026-05-13T01:00:00Z')).toEqual(['Dogwood']);
  expect(await namesAt('2026-05-13T05:00:00Z')).toEqual([]);
});
