import { beforeAll, expect, test } from 'vitest';
import { type Actor, startTestApp } from '../../support/app.ts';
import { makeInquiry } from '../../support/people.ts';
import { createSource } from '../../support/referrals.ts';

const app = await startTestApp();
let staff: Actor;
let manager: Actor;
let outreach: Actor;
let stranger: Actor;
let id: string;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  manager = await app.signIn('manager');
  outreach = await app.signIn('outreach');
  stranger = await app.signIn('manager', 'b');
  id = (await makeInquiry(staff, { firstname: 'Thea', lastname: 'Marlow' })).id;
});

const nameOf = ({ user }: Actor) => `${user.firstname} ${user.lastname}`;
const open = async (actor: Actor) =>
  (await actor.trpc.tasks.list.query({ mine: true, state: 'open' })).list.map(({ title }) => title);
const write = (description: string, by = staff) =>
  by.trpc.inquiries.addNote.mutate({ opportunity_id: id, description });

test('who is named in a note has a task of its inquiry, once; its author has none', async () => {
  const title = `Read the note in which ${nameOf(staff)} names you`;
  await write(`@${nameOf(manager)} and again @${nameOf(manager).toUpperCase()}, says @${nameOf(staff)}`);
  expect((await open(manager)).filter((each) => each === title)).toEqual([title]);
  expect(await open(staff)).not.toContain(title);
});

test('a name without the sign, a longer name, or one who may not read the note is nobody', async () => {
  const before = await open(manager);
  await write(`${nameOf(manager)} knows. @${nameOf(manager)}sen does not.`);
  await write(`@${nameOf(outreach)}`);
  expect(await open(manager)).toEqual(before);
  expect(await open(outreach)).toEqual([]);
});

test('people of another organization are never named', async () => {
  await write(`@${nameOf(stranger)}`);
  expect(await open(stranger)).toEqual([]);
});

test('the timeline says what happened, the newest first, to the organization alone', async () => {
  await staff.trpc.inquiries.changeStatus.mutate({ opportunity_id: id, status: 'ASSESSMENT' });
  const events = await staff.trpc.inquiries.events.query({ opportunity_id: id });
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(events.filter(({ kind }) => kind === 'status')).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ from_status: 'PRE-ASSESSMENT', to_status: 'ASSESSMENT' })]),
  );
  expect(events.some(({ kind }) => kind === 'task')).toBe(true);
  await expect(stranger.trpc.inquiries.events.query({ opportunity_id: id })).rejects.toMatchObject({
    message: 'This inquiry does not exist.',
  });
});

test('an activity stands in the timeline on the organization’s own day of it', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counseling' });
  await staff.trpc.referralFlow.add.mutate({
    ...{ opportunity_id: id, referral_direction: 'referral_received', priority_level: 'primary' },
    ...{ source_type: 'professional_referral', referral_id, referred_at: '2026-05-10' },
  });
  const events = await staff.trpc.inquiries.events.query({ opportunity_id: id });
  expect(events.filter(({ kind }) => kind === 'activity')).toMatchObject([
    { words: 'Referral received · Juniper Counseling', at: Date.parse('2026-05-10T16:00:00Z') / 1000 },
  ]);
});

test('a referral that no source has among its activities stands in the timeline, too', async () => {
  await staff.trpc.referralFlow.add.mutate({
    ...{ opportunity_id: id, referral_direction: 'referral_received', priority_level: 'secondary' },
    ...{ source_type: 'online', online_sources: ['Google Search', 'ARTA'], referred_at: '2026-05-09' },
  });
  const events = await staff.trpc.inquiries.events.query({ opportunity_id: id });
  expect(events.filter(({ kind }) => kind === 'activity').at(-1)).toMatchObject({
    words: 'Referral received · Google Search, ARTA',
    at: Date.parse('2026-05-09T16:00:00Z') / 1000,
    by_name: 'Jordan Example',
  });
});
