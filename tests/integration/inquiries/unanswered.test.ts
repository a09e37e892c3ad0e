import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const other = await app.signIn('admissions', 'b');
const query = await openDatabase(app.databaseUrl);

test('an inquiry waits until somebody is in contact, writes a note or moves it; the oldest stands first', async () => {
  const young = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Young', created_at_date: '2026-05-11' });
  const old = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Old', created_at_date: '2026-05-01' });
  await makeInquiry(other, { firstname: 'Dana', lastname: 'Old', created_at_date: '2026-05-01' });
  const waiting = async () => {
    const { list, total } = await desk.trpc.inquiries.unanswered.query({});
    expect(total).toBe(list.length);
    const ids = list.map(({ id }) => id);
    // The list that the card leads to holds the same.
    const listed = await desk.trpc.inquiries.list.query({ missing: ['answer'], order: 'asc' });
    expect([listed.total, listed.list.map(({ id }) => id)]).toEqual([total, ids]);
    return ids;
  };
  expect(await waiting()).toEqual([old.id, young.id]);
  await desk.trpc.inquiries.addNote.mutate({ opportunity_id: old.id, description: 'Called back.' });
  expect(await waiting()).toEqual([young.id]);
  const called = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Called', created_at_date: TODAY });
  expect(await waiting()).toEqual([young.id, called.id]);
  await desk.trpc.firstContact.contacted.mutate({ opportunity_id: called.id });
  expect(await waiting()).toEqual([young.id]);
  await desk.trpc.firstContact.takeBack.mutate({ opportunity_id: called.id });
  expect(await waiting()).toEqual([young.id, called.id]);
  await desk.trpc.firstContact.contacted.mutate({ opportunity_id: called.id });
  await changeStatus(desk, young.id, { status: 'ASSESSMENT' });
  expect(await waiting()).toEqual([]);
});

test('those who wait are counted up to a hundred, which says that there are more', async () => {
  const sql = `insert into inquiries (id, org_id, patient_id, opportunity_name, client_name, created_at)
    select gen_random_uuid(), org_id, patient_id, 'Copy ' || n, client_name, created_at
    from inquiries, generate_series($2::int, $3::int) n where id = $1`;
  const { id } = await makeInquiry(other, { firstname: 'Dana', lastname: 'Many', created_at_date: '2026-05-02' });
  const counted = async () => {
    const { total, total_capped } = await other.trpc.inquiries.unanswered.query({});
    return { total, total_capped };
  };
  await query(sql, [id, 1, 98]);
  expect(await counted()).toEqual({ total: 100, total_capped: undefined });
  await query(sql, [id, 99, 99]);
  expect(await counted()).toEqual({ total: 100, total_capped: true });
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
