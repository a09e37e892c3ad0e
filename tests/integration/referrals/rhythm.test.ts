import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const staff = await app.signIn('outreach');
const manager = await app.signIn('manager');

const source = (referral_id: string) => staff.trpc.referralSources.get.query({ referral_id });
const dueOf = async (referral_id: string) => (await source(referral_id)).due_on;
const log = (referral_id: string, event_date: string) =>
  staff.trpc.activities.create.mutate({ referral_id, event: 'Drop-in Visit', event_date });
const namesOf = (page: { list: { referral_name: string }[] }) => page.list.map(({ referral_name }) => referral_name);

test('a source is due thirty days after it came to be, then after each touch', async () => {
  const id = await createSource(staff);
  expect(await source(id)).toMatchObject({ rhythm_days: null, due_on: '2026-06-11' });
  await log(id, '2026-05-02');
  expect(await dueOf(id)).toBe('2026-06-01');
  // What lies ahead is no touch yet.
  await log(id, '2026-05-20');
  expect(await dueOf(id)).toBe('2026-06-01');
});

test('its own rhythm goes before its type’s, and its type’s before the organization’s', async () => {
  const own = await createSource(staff, { referral_name: 'Own Pace House', type: 'School', rhythm_days: 7 });
  const typed = await createSource(staff, { referral_name: 'School Pace House', type: 'School' });
  const usual = await createSource(staff, { referral_name: 'Usual Pace House', type: 'Court' });
  expect(await dueOf(own)).toBe('2026-05-19');
  const config = { days: 45, types: { School: 14 } };
  const saved = await manager.trpc.configuration.save.mutate({ type: 'VISIT_RHYTHM', config });
  expect(saved).toMatchObject({ days: 45, types: { School: 14 }, version: 1 });
  expect(await app.runJobs()).toMatchObject([{ job: 'activities.refresh_engagement', outcome: 'completed' }]);
  expect(await Promise.all([own, typed, usual].map(dueOf))).toEqual(['2026-05-19', '2026-05-26', '2026-06-26']);
  const moved = { referral_id: typed, referral: { type: 'Court' } };
  expect((await staff.trpc.referralSources.update.mutate(moved)).due_on).toBe('2026-06-26');
  const back = { referral_id: own, referral: { rhythm_days: null } };
  expect((await staff.trpc.referralSources.update.mutate(back)).due_on).toBe('2026-05-26');
  const versions = await manager.trpc.configuration.versions.query({ type: 'VISIT_RHYTHM' });
  expect(versions.map(({ version }) => version)).toEqual([1, 0]);
  await manager.trpc.configuration.save.mutate({ type: 'VISIT_RHYTHM', config: { days: 30, types: {} } });
  await app.runJobs();
});

test.each([0, 366, 1.5])('a rhythm of %s days is refused at its field', async (rhythm_days) => {
  const { status, body } = await staff.rest('POST', '/api/referrals', {
    ...{ referral_name: 'Odd Pace', type: 'School', rhythm_days },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { rhythm_days: 'Enter whole days, 1 to 365.' } } });
});

test('the day it is due is worked out, not written', async () => {
  const referral_id = await createSource(staff);
  const change = staff.rest('PUT', '/api/referral_details', { referral_id, referral: { due_on: '2027-01-01' } });
  expect((await change).body).toMatchObject({ error: { fields: { 'referral.due_on': expect.any(String) } } });
});

describe('those we are losing touch with', () => {
  beforeAll(async () => {
    await query('delete from tasks where org_id = $1', [app.organizations.a.id]);
    await query('delete from referral_activities where org_id = $1', [app.organizations.a.id]);
    await query('delete from referral_sources where org_id = $1', [app.organizations.a.id]);
    const kept = [
      ['Late House', '2026-03-01', 'MA', '02118'],
      ['Later House', '2026-02-01', 'ME', '04101'],
      ['Due House', '2026-04-12', 'MA', '01602'],
      ['Fresh House', '2026-05-11', 'MA', '02119'],
    ] as const;
    for (const [referral_name, day, state, zipcode] of kept) {
      const owner = referral_name === 'Late House' ? 'Rosa Quint' : null;
      await log(await createSource(staff, { referral_name, state, zipcode, owner }), day);
    }
    const gone = await createSource(staff, { referral_name: 'Archived House' });
    await log(gone, '2026-01-01');
    await staff.trpc.referralSources.archive.mutate({ ids: [gone] });
  });

  test.each([
    ['0', ['Later House', 'Late House', 'Due House']],
    ['7', ['Later House', 'Late House']],
    ['30', ['Later House', 'Late House']],
    ['60', ['Later House']],
  ] as const)('by %s days are listed, the longest first', async (overdue, names) => {
    const page = await staff.trpc.referralSources.list.query({ overdue, sort: 'due_on' });
    expect(namesOf(page)).toEqual(names);
    expect(page.total).toBe(names.length);
  });

  test('a list is narrowed by the days it was heard of and came to be, both counted in', async () => {
    const heard = { heard_from: '2026-03-01', heard_to: '2026-04-12', sort: 'referral_name' } as const;
    expect(namesOf(await staff.trpc.referralSources.list.query(heard))).toEqual(['Due House', 'Late House']);
    const today = { created_from: '2026-05-12', created_to: '2026-05-12' };
    expect((await staff.trpc.referralSources.list.query(today)).total).toBe(4);
    expect((await staff.trpc.referralSources.list.query({ created_to: '2026-05-11' })).total).toBe(0);
    const { status, body } = await staff.rest('GET', '/api/referrals', { heard_from: 'soon' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields: { heard_from: expect.any(String) } } });
  });

  test('stand on a day’s route, in the order of the way', async () => {
    const names = async (asked: Parameters<typeof staff.trpc.referralSources.visits.query>[0]) => {
      const { stops, total } = await staff.trpc.referralSources.visits.query(asked);
      expect(total).toBe(stops.length);
      return stops.map(({ referral_name }) => referral_name);
    };
    expect(await names({ day: '2026-05-12' })).toEqual(['Due House', 'Late House', 'Later House']);
    expect(await names({ day: '2026-05-11' })).toEqual(['Late House', 'Later House']);
    expect(await names({ day: '2026-06-10' })).toEqual(['Due House', 'Late House', 'Fresh House', 'Later House']);
    expect(await names({ day: '2026-05-12', state: 'ME' })).toEqual(['Later House']);
    expect(await names({ day: '2026-05-12', owner: 'Rosa Quint' })).toEqual(['Late House']);
    expect(await names({ day: '2026-05-12', owner: 'Nobody Known' })).toEqual([]);
    const stranger = await app.signIn('outreach', 'b');
    expect(await stranger.trpc.referralSources.visits.query({ day: '2027-05-12' })).toEqual({
      ...{ stops: [], total: 0 },
      states: [],
    });
  });

  test('are counted by their states, whichever state’s route is asked for', async () => {
    const statesOf = async (asked: Parameters<typeof staff.trpc.referralSources.visits.query>[0]) =>
      Object.fromEntries(
        (await staff.trpc.referralSources.visits.query(asked)).states.map(({ state, total }) => [state, total]),
      );
    const all = await statesOf({ day: '2026-05-12' });
    expect(all.ME).toBe(1);
    expect(Object.values(all).reduce((sum, n) => sum + n)).toBe(3);
    expect(await statesOf({ day: '2026-05-12', state: 'ME' })).toEqual(all);
    expect(Object.values(await statesOf({ day: '2026-05-12', owner: 'Rosa Quint' }))).toEqual([1]);
  });

  test('a day has fifty stops at most, those that have waited longest; all are counted', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ referral_name: `Many ${n}`, type: 'Court', rhythm_days: 1 }));
    await staff.trpc.referralSources.create.mutate(many);
    const { stops, total } = await staff.trpc.referralSources.visits.query({ day: '2026-05-13' });
    expect([stops.length, total]).toEqual([50, 63]);
    expect(stops.map(({ referral_name }) => referral_name)).toContain('Later House');
  });
});

test('the next three open tasks of a source, the one due first at the top', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Busy House' });
  const other = await createSource(staff, { referral_name: 'Other House' });
  const add = (title: string, due_date: string | null, of = referral_id) =>
    staff.trpc.tasks.create.mutate({ title, due_date, referral_id: of });
  for (const [title, day] of [
    ['Third', '2026-07-01'],
    ['First', '2026-05-01'],
    ['Second', '2026-06-01'],
  ] as const)
    await add(title, day);
  await add('Someday', null);
  await add('Elsewhere', '2026-05-01', other);
  const { id } = await add('Done', '2026-04-01');
  await staff.trpc.tasks.update.mutate({ task_id: id, task: { is_complete: true } });
  const tasks = await staff.trpc.tasks.ofSource.query({ referral_id });
  expect(tasks.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
});

test('a source’s own scorecard is its line of the scorecards', async () => {
  const range = { start_date: '2026-01-01', end_date: '2026-05-12' };
  const referral_id = await createSource(staff, { referral_name: 'Scored House' });
  expect(await staff.trpc.scorecards.get.query({ ...range, referral_id })).toBeNull();
  const { id } = await makeInquiry(await app.signIn('admissions'), { firstname: 'Dana', lastname: 'Scored' });
  await manager.trpc.referralFlow.add.mutate({
    ...{ opportunity_id: id, referral_id, referral_direction: 'referral_received' },
    ...{ source_type: 'professional_referral', priority_level: 'primary', referred_at: '2026-05-12' },
  });
  const card = await manager.trpc.scorecards.get.query({ ...range, referral_id });
  const all = await manager.trpc.scorecards.list.query(range);
  expect(card).toMatchObject({ source: 'Scored House', inquiries: 1, admissions: 0, sent: 0 });
  expect(card).toEqual(all.find((each) => each.source === 'Scored House'));
  const namesake = await createSource(staff, { referral_name: 'Scored House' });
  expect(await manager.trpc.scorecards.get.query({ ...range, referral_id: namesake })).toBeNull();
});

test('who is due follows the organization’s own day', async () => {
  const fresh = { overdue: '0', referral_name: 'Fresh House' } as const;
  expect((await staff.trpc.referralSources.list.query(fresh)).total).toBe(0);
  app.clock.advance(31 * 86_400_000);
  const later = await app.signIn('outreach');
  expect((await later.trpc.referralSources.list.query(fresh)).total).toBe(1);
});
