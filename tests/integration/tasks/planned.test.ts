import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const other = await app.signIn('admissions');
let referral_id: string;

beforeAll(async () => {
  referral_id = await createSource(staff, { referral_name: 'Juniper Counseling' });
});

const create = async (title: string, fields: object = {}) =>
  (await staff.trpc.tasks.create.mutate({ title, referral_id, ...fields })).id;
const get = (task_id: string) => staff.trpc.tasks.get.query({ task_id });
const titles = async (asked: object, by = staff) =>
  (await by.trpc.tasks.list.query(asked)).list.map(({ title }) => title);
const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { data?: { fields?: object } }) => error.data?.fields,
  );

test('a task keeps its time, its priority and its rhythm', async () => {
  const id = await create('Call at three', {
    due_date: '2026-05-20',
    due_time: '15:00',
    priority: 'HIGH',
    repeats: 'WEEK',
  });
  expect(await get(id)).toMatchObject({ due_time: '15:00', priority: 'HIGH', repeats: 'WEEK', snoozed_until: null });
  await staff.trpc.tasks.update.mutate({ task_id: id, task: { due_date: null } });
  expect(await get(id)).toMatchObject({ due_date: null, due_time: null });
});

test('a time without a day, and one that is none, are refused by the field', async () => {
  expect(await refused(create('Timed', { due_time: '15:00' }))).toEqual({ due_time: 'Choose the day first' });
  expect(await refused(create('Timed', { due_date: '2026-05-20', due_time: '25:00' }))).toEqual({
    due_time: 'Enter a time as 14:30',
  });
});

test('one of an inquiry needs no source', async () => {
  const { id: opportunity_id } = await makeInquiry(other, { firstname: 'Maria', lastname: 'Lopez' });
  const { id } = await other.trpc.tasks.create.mutate({ title: 'Follow up with Maria Lopez', opportunity_id });
  expect(await get(id)).toMatchObject({ referral_id: null, org_associated_with: null, opportunity_id });
  await other.trpc.tasks.update.mutate({ task_id: id, task: { title: 'Follow up' } });
  expect(await get(id)).toMatchObject({ title: 'Follow up', referral_id: null });
});

test('a repeating task that is completed comes back once, in its rhythm', async () => {
  const id = await create('Water the plants', { due_date: '2026-05-10', repeats: 'WEEK', priority: 'LOW' });
  const complete = (is_complete: boolean) => staff.trpc.tasks.update.mutate({ task_id: id, task: { is_complete } });
  await complete(true);
  await complete(false);
  await complete(true);
  const { list } = await staff.trpc.tasks.list.query({ query: 'plants' });
  expect(
    list.map(({ due_date, is_complete, repeats, priority }) => ({ due_date, is_complete, repeats, priority })),
  ).toEqual([
    { due_date: '2026-05-17', is_complete: false, repeats: 'WEEK', priority: 'LOW' },
    { due_date: '2026-05-10', is_complete: true, repeats: null, priority: 'LOW' },
  ]);
});

describe('the list', () => {
  beforeAll(async () => {
    await create('Heron of mine', { due_date: '2026-05-14', priority: 'LOW' });
    await create('Heron of high', { due_date: '2026-05-30', priority: 'HIGH' });
    await create('Heron of another', { due_date: '2026-05-13', assigned_to_email_id: 'admissions@a.example' });
    const snoozed = await create('Heron asleep', { due_date: '2026-05-11' });
    await staff.trpc.tasks.update.mutate({ task_id: snoozed, task: { snoozed_until: '2026-05-19' } });
    const done = await create('Heron done', { due_date: '2026-05-01', priority: 'HIGH' });
    await staff.trpc.tasks.update.mutate({ task_id: done, task: { is_complete: true } });
  });

  test.each([
    [{ state: 'open' }, ['Heron of another', 'Heron of mine', 'Heron of high']],
    [{ state: 'open', mine: true }, ['Heron of mine', 'Heron of high']],
    [{ state: 'snoozed' }, ['Heron asleep']],
    [{ state: 'done' }, ['Heron done']],
    [{ sort: 'priority', state: 'open' }, ['Heron of high', 'Heron of another', 'Heron of mine']],
    [{ sort: 'priority' }, ['Heron of high', 'Heron asleep', 'Heron of another', 'Heron of mine', 'Heron done']],
    [{ sort: 'created_at' }, ['Heron done', 'Heron asleep', 'Heron of another', 'Heron of high', 'Heron of mine']],
  ] as const)('of %j', async (asked, expected) => {
    expect(await titles({ ...asked, query: 'heron' })).toEqual(expected);
    const all = await titles({ ...asked, limit: 100 });
    expect(all.filter((title) => title.startsWith('Heron'))).toEqual(expected);
    const { total } = await staff.trpc.tasks.list.query({ ...asked, query: 'heron' });
    expect(total).toBe(expected.length);
    // Without a search the total comes from what is kept with the writes, and is that of the rows.
    expect((await staff.trpc.tasks.list.query({ ...asked, limit: 100 })).total).toBe(all.length);
  });

  test.each([{}, { state: 'open' }, { state: 'done' }, { state: 'snoozed' }, { mine: true, state: 'done' }] as const)(
    'of %j counts a task that is done, opened, put off and deleted',
    async (asked) => {
      const count = async () => {
        const { list, total } = await staff.trpc.tasks.list.query({ ...asked, limit: 100 });
        expect(total).toBe(list.length);
        return total;
      };
      const before = await count();
      const task_id = await create('Counted');
      const edit = (task: object) => staff.trpc.tasks.update.mutate({ task_id, task });
      for (const task of [{ is_complete: true }, { is_complete: false }, { snoozed_until: '2031-01-01' }]) {
        await edit(task);
        await count();
      }
      await staff.trpc.tasks.delete.mutate({ task_id });
      expect(await count()).toBe(before);
    },
  );

  test('of mine by when they were made has open and done ones in one order', async () => {
    const asked = { mine: true, sort: 'created_at', limit: 100 } as const;
    const all = await titles(asked);
    const first = await staff.trpc.tasks.list.query({ ...asked, limit: 3 });
    expect(first.list.map(({ title }) => title)).toEqual(all.slice(0, 3));
    expect(await titles({ ...asked, limit: 3, after: first.next ?? '' })).toEqual(all.slice(3, 6));
    expect(all.indexOf('Heron done')).toBeLessThan(all.indexOf('Heron of mine'));
  });

  test('pages by priority too', async () => {
    const first = await staff.trpc.tasks.list.query({ query: 'heron', sort: 'priority', limit: 2 });
    const second = { query: 'heron', sort: 'priority' as const, limit: 2, page: 2, after: first.next ?? '' };
    expect(await titles(second)).toEqual(['Heron of another', 'Heron of mine']);
  });

  test('of what is due leaves out what is snoozed', async () => {
    const id = await create('Due and snoozed', { due_date: '2026-05-12' });
    const due = async () => (await staff.trpc.tasks.due.query({})).map(({ title }) => title);
    expect(await due()).toContain('Due and snoozed');
    await staff.trpc.tasks.update.mutate({ task_id: id, task: { snoozed_until: '2026-05-13' } });
    expect(await due()).not.toContain('Due and snoozed');
  });
});

describe('many at once', () => {
  test('are completed, put off, given away; one that is not there is named', async () => {
    const ids = [await create('Bulk one'), await create('Bulk two', { due_date: '2026-05-10', repeats: 'DAY' })];
    const stranger = await app.signIn('outreach', 'b');
    await expect(stranger.trpc.tasks.changeMany.mutate({ ids, change: { priority: 'HIGH' } })).rejects.toThrow(
      'This task does not exist.',
    );
    const change = (to: object) => staff.trpc.tasks.changeMany.mutate({ ids, change: to });
    expect(await change({ due_date: '2026-05-21', priority: 'HIGH' })).toMatchObject({ changed: ids, refused: [] });
    await change({ assigned_to_email_id: 'admissions@a.example', snoozed_until: '2026-05-15' });
    for (const id of ids)
      expect(await get(id)).toMatchObject({
        due_date: '2026-05-21',
        priority: 'HIGH',
        assigned_to: 'Jordan Example',
        snoozed_until: '2026-05-15',
        version: 3,
      });
    const none = '019e1cea-0000-7000-8000-000000000000';
    expect(
      await staff.trpc.tasks.changeMany.mutate({ ids: [ids[0]!, none], change: { priority: 'LOW' } }),
    ).toMatchObject({
      changed: [ids[0]],
      refused: [{ id: none, reason: 'This task does not exist.' }],
    });
    await change({ is_complete: true });
    expect(await get(ids[0]!)).toMatchObject({ is_complete: true, snoozed_until: null });
    expect(await titles({ query: 'bulk two', state: 'open' })).toEqual(['Bulk two']);
    expect(await refused(change({}))).toEqual({ change: 'Say what to change' });
    expect(await refused(change({ assigned_to_email_id: 'nobody@a.example' }))).toEqual({
      'change.assigned_to_email_id': 'No active user has this e-mail.',
    });
  });

  test('and taken back whole, with what a repeating one left; what was changed since stays', async () => {
    const ids = [
      await create('Undo one', { due_date: '2026-05-10', due_time: '09:30', priority: 'LOW' }),
      await create('Undo two', { due_date: '2026-05-11', repeats: 'WEEK' }),
    ];
    const before = await Promise.all(ids.map(get));
    const sameAs = (task: Awaited<ReturnType<typeof get>>) => {
      const { version: _version, updated_at: _at, ...rest } = task;
      return rest;
    };
    const change = (to: object) => staff.trpc.tasks.changeMany.mutate({ ids, change: to });
    const all = { due_date: null, priority: 'HIGH', assigned_to_email_id: 'admissions@a.example', is_complete: true };
    const { undo } = await change(all);
    expect(await titles({ query: 'undo two', state: 'open' })).toEqual(['Undo two']);
    expect(undo.rows.filter(({ made }) => made)).toHaveLength(1);
    const answer = await staff.trpc.tasks.undoMany.mutate(undo);
    expect([answer.changed.toSorted(), answer.refused]).toEqual([ids.toSorted(), []]);
    expect((await Promise.all(ids.map(get))).map(sameAs)).toEqual(before.map(sameAs));
    expect((await staff.trpc.tasks.list.query({ query: 'undo two' })).list).toHaveLength(1);

    const { undo: late } = await change({ snoozed_until: '2026-05-20' });
    await staff.trpc.tasks.update.mutate({ task_id: ids[0]!, task: { title: 'Undo one, renamed' } });
    expect(await staff.trpc.tasks.undoMany.mutate(late)).toEqual({
      changed: [ids[1]],
      refused: [{ id: ids[0], reason: 'This task was changed or removed since.' }],
    });
    expect((await Promise.all(ids.map(get))).map(({ snoozed_until }) => snoozed_until)).toEqual(['2026-05-20', null]);
    // Completed and opened again by hand, the second one has given its rhythm to the next: that stays too.
    const { undo: rhythm } = await change({ is_complete: true });
    await staff.trpc.tasks.update.mutate({ task_id: ids[1]!, task: { is_complete: false } });
    expect((await staff.trpc.tasks.undoMany.mutate(rhythm)).refused.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await staff.trpc.tasks.list.query({ query: 'undo two' })).list.map(({ repeats }) => repeats)).toEqual(
      expect.arrayContaining([null, 'WEEK']),
    );
    const stranger = await app.signIn('outreach', 'b');
    await expect(stranger.trpc.tasks.undoMany.mutate(undo)).rejects.toThrow('This task does not exist.');
  });

  test('one that was done, and is again once that is taken back, is done as long ago as before', async () => {
    const { id: opportunity_id } = await makeInquiry(other, { firstname: 'Sam', lastname: 'Stone' });
    const { id } = await other.trpc.tasks.create.mutate({ title: 'Send the records', opportunity_id });
    await other.trpc.tasks.update.mutate({ task_id: id, task: { is_complete: true } });
    const doneAt = async () =>
      (await other.trpc.inquiries.events.query({ opportunity_id })).find(({ kind }) => kind === 'task')!.at;
    const before = await doneAt();
    app.clock.advance(60_000);
    for (const is_complete of [true, false]) {
      const { undo } = await other.trpc.tasks.changeMany.mutate({ ids: [id], change: { is_complete } });
      await other.trpc.tasks.undoMany.mutate(undo);
      expect(await doneAt()).toBe(before);
    }
  });

  test('one is deleted for good', async () => {
    const id = await create('Gone');
    await staff.trpc.tasks.delete.mutate({ task_id: id });
    expect(await refused(get(id))).toBeUndefined();
    expect(await titles({ query: 'gone' })).toEqual([]);
  });
});
