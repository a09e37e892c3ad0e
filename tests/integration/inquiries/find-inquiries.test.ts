import type { inferRouterInputs } from '@trpc/server';
import { beforeAll, expect, test } from 'vitest';
import type { AppRouter } from '#server/app-router.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { changeStatus } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const DAY = 86_400_000;
const ids: Record<string, string> = {};

/** Three weeks ago everyone came; a week ago one was written about; one is dropped, one has a bed and an amount. */
beforeAll(async () => {
  await createFacility(app, 'a', { name: 'Harbor House', size: null });
  const began = app.clock.now();
  app.clock.advance(-21 * DAY);
  const earlier = await app.signIn('admissions');
  for (const name of ['Quiet', 'Heard', 'Dropped', 'Placed']) {
    const created_at_date = app.clock.now().toISOString().slice(0, 10);
    ids[name] = (await makeInquiry(earlier, { firstname: 'Casey', lastname: name, created_at_date })).id;
  }
  await changeStatus(earlier, ids.Dropped!, { status: 'DROPPED', drop_reason: 'Lack of funds' });
  app.clock.advance(14 * DAY);
  const lately = await app.signIn('admissions');
  await lately.trpc.inquiries.addNote.mutate({ opportunity_id: ids.Heard!, description: 'Called back.' });
  app.clock.set(began);
  const now = await app.signIn('admissions');
  await changeStatus(now, ids.Placed!, {
    status: 'SCHEDULED-ADMIT',
    facility: 'Harbor House',
    duration: 10,
    scheduled_admit_date: '2026-05-14',
  });
  await now.trpc.inquiries.update.mutate({
    opportunity_id: ids.Placed!,
    opportunity: { opportunity_total_amount: 25_000 },
  });
  await now.trpc.inquiries.changeMany.mutate({ rows: [{ id: ids.Heard!, change: { priority: 1 } }] });
});

const found = async (asked: inferRouterInputs<AppRouter>['inquiries']['list'] & object) => {
  const { list, total } = await desk.trpc.inquiries.list.query({ ...asked, sort: 'opportunity_name' });
  expect(total).toBe(list.length);
  return list.map(({ opportunity_name }) => opportunity_name.split(/[ -]/)[1]);
};

test('open inquiries without a word for so many days are found, and no others', async () => {
  expect(await found({ quiet_days: '3' })).toEqual(['Heard', 'Quiet']);
  expect(await found({ quiet_days: '14' })).toEqual(['Quiet']);
  expect(await found({ quiet_days: '30' })).toEqual([]);
});

test('a row says when somebody last was in touch, to whoever sees the whole record', async () => {
  const touchOf = async (actor: typeof desk) => {
    const { list } = await actor.trpc.inquiries.list.query({ query: 'heard' });
    return list[0]?.last_touch;
  };
  expect(await touchOf(desk)).toBe(Math.floor((app.clock.now().getTime() - 7 * DAY) / 1000));
  expect(await touchOf(await app.signIn('outreach'))).toBeUndefined();
});

test('a facility, an amount and what is missing narrow the list, together too', async () => {
  expect(await found({ facility_filter: ['Harbor House'] })).toEqual(['Placed']);
  expect(await found({ facility_filter: ['Nowhere'] })).toEqual([]);
  expect(await found({ amount_from: '25000' })).toEqual(['Placed']);
  expect(await found({ amount_from: '50000' })).toEqual([]);
  expect(await found({ missing: ['priority'] })).toEqual(['Dropped', 'Placed', 'Quiet']);
  expect(await found({ missing: ['priority', 'staff'], quiet_days: '14', query: 'casey' })).toEqual(['Quiet']);
  expect(await found({ facility_filter: ['Harbor House'], status_filter: ['DROPPED'] })).toEqual([]);
});

test('another organization finds none of them', async () => {
  const other = await app.signIn('admissions', 'b');
  const { total } = await other.trpc.inquiries.list.query({ quiet_days: '3' });
  expect(total).toBe(0);
});

test('days are those of the organization, both counted in', async () => {
  const day = new Date(app.clock.now().getTime() - 21 * DAY).toISOString().slice(0, 10);
  expect(await found({ created_from: day, created_to: day })).toEqual(['Dropped', 'Heard', 'Placed', 'Quiet']);
  const next = new Date(app.clock.now().getTime() - 20 * DAY).toISOString().slice(0, 10);
  expect(await found({ created_from: next })).toEqual([]);
});

test('what is no such filter is refused by its name', async () => {
  await expect(desk.trpc.inquiries.list.query({ quiet_days: '5' as never })).rejects.toMatchObject({
    data: { fields: { quiet_days: expect.any(String) } },
  });
});
