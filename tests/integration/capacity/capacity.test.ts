import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createClinician, createFacility } from '#tests/support/capacity.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const manager = await app.signIn('manager');

/** Free beds of so many days from one on, as plain numbers. */
const free = async (facility_id: string, from: string, days: number, except_opportunity_id?: string) => {
  const to = addDays(from, days - 1);
  const beds = await desk.trpc.capacity.freeBeds.query({ facility_id, from, to, except_opportunity_id });
  return beds.days.map((each) => each.free);
};
const house = (size: number | null) => createFacility(app, 'a', { name: `House ${app.services.newId()}`, size });
const admitted = async (facility: string, admit_date: string, days: number) => {
  const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
  const scheduled_discharge_date = addDays(admit_date, days);
  await changeStatus(desk, id, { status: 'ADMITTED', facility, admit_date, scheduled_discharge_date });
  return id;
};
const confirm = (opportunity_id: string, finalized_discharge_date: boolean) =>
  manager.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { finalized_discharge_date } });

test('GET api/capacity answers both lists under both of their names, without what was deleted', async () => {
  const facility = await createFacility(app, 'b', { name: 'Lodge', size: 12 });
  const gone = await createFacility(app, 'b', { name: 'Annex', size: 2 });
  const clinician = await createClinician(app, 'b', { firstname: 'Laurel', lastname: 'Pinecrest', type: 'Therapist' });
  await app.within('b', (tx) =>
    tx.db
      .updateTable('facilities')
      .set({ deleted_at: tx.services.clock.now().toISOString() })
      .where('id', '=', gone)
      .execute(),
  );
  const { body } = await (await app.signIn('clinical', 'b')).rest('GET', '/api/capacity');
  const facilities = [{ id: facility, name: 'Lodge', size: 12, version: 1 }];
  const clinicians = [{ id: clinician, firstname: 'Laurel', lastname: 'Pinecrest', type: 'Therapist', version: 1 }];
  expect(body.result).toEqual({
    facility: facilities,
    capacity_facility: facilities,
    clinicians,
    capacity_clinician: clinicians,
  });
});

describe('a bed', () => {
  test('is taken from the day of the admission up to the confirmed discharge, which frees it', async () => {
    const facility = await house(3);
    const id = await admitted(facility, '2026-05-10', 4);
    expect(await free(facility, '2026-05-09', 8)).toEqual([3, 2, 2, 2, 2, 2, 2, 2]);
    await confirm(id, true);
    expect(await free(facility, '2026-05-09', 8)).toEqual([3, 2, 2, 2, 2, 3, 3, 3]);
    await changeStatus(desk, id, { status: 'DISCHARGED' });
    expect(await free(facility, '2026-05-09', 8)).toEqual([3, 2, 2, 2, 2, 3, 3, 3]);
  });

  test('is not taken by a client who came and went on one day', async () => {
    const facility = await house(1);
    await confirm(await admitted(facility, '2026-05-10', 0), true);
    expect(await free(facility, '2026-05-10', 2)).toEqual([1, 1]);
  });

  test('is kept for who is expected from the day on, but not for who should have come already', async () => {
    const facility = await house(1);
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const schedule = (scheduled_admit_date: string) =>
      changeStatus(desk, id, { status: 'SCHEDULED-ADMIT', facility, duration: 'N/A', scheduled_admit_date });
    await schedule(addDays(TODAY, 2));
    expect(await free(facility, TODAY, 4)).toEqual([1, 1, 0, 0]);
    expect(await free(facility, TODAY, 4, id)).toEqual([1, 1, 1, 1]);
    await schedule(TODAY);
    expect(await free(facility, addDays(TODAY, -1), 3)).toEqual([1, 0, 0]);
    await schedule(addDays(TODAY, -1));
    expect(await free(facility, addDays(TODAY, -1), 3)).toEqual([1, 1, 1]);
  });

  test('is none of those who only ask, or were dropped', async () => {
    const facility = await house(1);
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    await changeStatus(desk, id, { status: 'SCHEDULED-ADMIT', facility, duration: 28, scheduled_admit_date: TODAY });
    await changeStatus(desk, id, { status: 'DROPPED', drop_reason: 'Lack of funds' });
    expect(await free(facility, TODAY, 2)).toEqual([1, 1]);
  });

  test('can be taken twice, which shows, and is not counted where the house has no limit', async () => {
    const small = await house(1);
    await admitted(small, TODAY, 5);
    await admitted(small, TODAY, 5);
    expect(await free(small, TODAY, 1)).toEqual([-1]);
    const open = await house(null);
    await admitted(open, TODAY, 5);
    expect(await free(open, TODAY, 2)).toEqual([null, null]);
  });
});

test.each([
  [{ from: '2026-05-12', to: '2026-07-13' }, 'The window is at most 62 days long.'],
  [{ from: '2026-05-12', to: '2026-05-11' }, 'The window must not end before it begins.'],
])('a window of %j is refused', async (window, message) => {
  const facility_id = await house(1);
  await expect(desk.trpc.capacity.freeBeds.query({ facility_id, ...window })).rejects.toMatchObject({
    data: { code: 'bad_request', fields: { to: message } },
  });
  const longest = await desk.trpc.capacity.freeBeds.query({ facility_id, from: '2026-05-12', to: '2026-07-12' });
  expect(longest.days).toHaveLength(62);
});
