import { beforeAll, expect, test } from 'vitest';
import { type Actor, startTestApp } from '../../support/app.ts';
import { makeInquiry } from '../../support/people.ts';
import { createSource } from '../../support/referrals.ts';

const app = await startTestApp();
const LOCKED = 'A completed incoming referral is locked: it cannot be modified or removed.';
let staff: Actor;
let source: string;
let inquiries: string[];

beforeAll(async () => {
  staff = await app.signIn('admissions');
  source = await createSource(staff, { referral_name: 'Juniper Counseling' });
  inquiries = [];
  for (const lastname of ['First', 'Second', 'Third'])
    inquiries.push((await makeInquiry(staff, { firstname: 'Casey', lastname })).id);
});

const recordsOf = (opportunity_id: string) => staff.trpc.referralFlow.list.query({ opportunity_id });

test('one referral source is the primary incoming one of many inquiries, with an activity for each', async () => {
  const [first, second] = inquiries as [string, string];
  const asked = { opportunity_ids: [first, second, 'no-id'], referral_id: source, referred_at: '2026-05-10' };
  expect(await staff.trpc.referralFlow.addMany.mutate(asked)).toEqual({
    changed: [first, second],
    refused: [{ id: 'no-id', reason: 'This inquiry does not exist.' }],
  });
  for (const id of [first, second]) {
    expect(await recordsOf(id)).toMatchObject([
      {
        ...{ referral_direction: 'referral_received', priority_level: 'primary', source_type: 'professional_referral' },
        ...{ referral_id: source, send_notification: false },
      },
    ]);
    const inquiry = await staff.trpc.inquiries.get.query({ opportunity_id: id });
    expect(inquiry.referral_org).toBe('Juniper Counseling');
  }
  // Noon of the day, where the organization is.
  const noon = Date.parse('2026-05-10T12:00:00-04:00') / 1000;
  const { list } = await staff.trpc.activities.list.query({ referral_id: source });
  expect(list.map(({ event, event_date }) => [event, event_date])).toEqual([
    ['Referral received', noon],
    ['Referral received', noon],
  ]);
});

test('one referral source takes the place of no other: an inquiry that has its own is locked, the rest is logged', async () => {
  const [first, , third] = inquiries as [string, string, string];
  const other = await createSource(staff, { referral_name: 'Birch Street Practice' });
  const asked = { opportunity_ids: [first, third], referral_id: other };
  const locked = [{ id: first, reason: LOCKED }];
  expect(await staff.trpc.referralFlow.addMany.mutate(asked)).toEqual({ changed: [third], refused: locked });
  // Said again after a lost answer, it logs nothing twice.
  expect((await staff.trpc.referralFlow.addMany.mutate(asked)).changed).toEqual([]);
  expect(await recordsOf(first)).toHaveLength(1);
  expect(await recordsOf(third)).toHaveLength(1);
});

test('a referral source and inquiries of another organization are not there, and who may not log is refused', async () => {
  const stranger = await app.signIn('admissions', 'b');
  const theirs = await createSource(stranger, { referral_name: 'Alder House' });
  const { id } = await makeInquiry(stranger, { firstname: 'Dana', lastname: 'Else' });
  const log = (actor: Actor, opportunity_id: string, referral_id: string) =>
    actor.trpc.referralFlow.addMany.mutate({ opportunity_ids: [opportunity_id], referral_id });
  await expect(log(staff, id, source)).rejects.toThrow('This inquiry does not exist.');
  await expect(log(stranger, id, source)).rejects.toThrow();
  await expect(log(await app.signIn('clinical'), inquiries[0]!, source)).rejects.toThrow();
  expect(await log(stranger, id, theirs)).toMatchObject({ changed: [id], refused: [] });
});
