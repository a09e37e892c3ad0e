import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const other = await app.signIn('admissions', 'b');

test('an inquiry waits until somebody writes a note or moves it; the oldest stands first', async () => {
  const young = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Young', created_at_date: '2026-05-11' });
  const old = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Old', created_at_date: '2026-05-01' });
  await makeInquiry(other, { firstname: 'Dana', lastname: 'Old', created_at_date: '2026-05-01' });
  const waiting = async () => {
    const { list, total } = await desk.trpc.inquiries.unanswered.query({});
    expect(total).toBe(list.length);
    return list.map(({ id }) => id);
  };
  expect(await waiting()).toEqual([old.id, young.id]);
  await desk.trpc.inquiries.addNote.mutate({ opportunity_id: old.id, description: 'Called back.' });
  expect(await waiting()).toEqual([young.id]);
  await changeStatus(desk, young.id, { status: 'ASSESSMENT' });
  expect(await waiting()).toEqual([]);
});

test('tasks that are due are one’s own, open, and of today or before', async () => {
  const referral_id = await createSource(desk);
  const task = async (title: string, due_date: string | null, assigned_to_email_id = desk.user.email_id) =>
    (await desk.trpc.tasks.create.mutate({ title, due_date, referral_id, assigned_to_email_id })).id;
  await task('Today', TODAY);
  await task('Long ago', '2026-04-01');
  await task('Tomorrow', '2026-05-13');
  await task('Whenever', null);
  await task('Theirs', TODAY, (await app.signIn('manager')).user.email_id);
  const task_id = await task('Done', TODAY);
  await desk.trpc.tasks.update.mutate({ task_id, task: { is_complete: true } });
  expect((await desk.trpc.tasks.due.query({})).map(({ title }) => title)).toEqual(['Long ago', 'Today']);
  expect(await other.trpc.tasks.due.query({})).toEqual([]);
});
