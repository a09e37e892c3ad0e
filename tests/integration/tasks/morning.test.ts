import { beforeEach, expect, test } from 'vitest';
import { startMorning } from '#server/features/tasks/morning-tasks.ts';
import { asOrganization } from '#server/platform/context.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const staff = await app.signIn('admissions');
const own = asOrganization(app.ctx, app.organizations.a.id);
const { email_id } = app.organizations.a.users.admissions;
const referral_id = await createSource(staff);
const TYPE = 'MORNING_MAIL' as const;

const at = (instant: string) => app.clock.set(new Date(instant));
const want = (tasks: 'Yes' | 'No') => staff.trpc.configuration.save.mutate({ type: TYPE, config: { tasks } });
const task = (title: string, due_date: string, more: object = {}) =>
  staff.trpc.tasks.create.mutate({ title, referral_id, due_date, ...more });
const mails = async () => (await app.mails()).filter(({ to }) => to === email_id);

beforeEach(async () => {
  app.clock.set(new Date(TEST_START));
  await query('delete from tasks');
  await query('delete from outbox');
  await query('update organizations set morning_day = null');
});

test('who wants it is mailed once a morning how many tasks are due, and no word of them', async () => {
  await want('Yes');
  const before = (await mails()).length;
  await task('Call Dana Sample back', '2026-05-13');
  await task('Thank them', '2026-05-11');
  await task('Ask again', '2026-05-01');
  await task('Not yet', '2026-05-14');
  const { id } = await task('Put off', '2026-05-12');
  await staff.trpc.tasks.update.mutate({ task_id: id, task: { snoozed_until: '2026-05-20' } });
  at('2026-05-13T10:59:00Z');
  expect(await startMorning(own)).toBe(0);
  at('2026-05-13T11:00:00Z');
  expect((await Promise.all([startMorning(own), startMorning(own)])).toSorted()).toEqual([0, 1]);
  expect(await startMorning(own)).toBe(0);
  await app.runJobs();
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(before);
  expect(mail!.subject).toBe('Your tasks: 1 due today, 2 overdue');
  expect(mail!.text).toBe(`You have 1 task due today and 2 tasks overdue.

Open them here:

${app.services.publicUrl}/tasks

You get this mail because you asked for it. Settings, Account is where to stop it.`);
  at('2026-05-14T11:05:00Z');
  expect(await startMorning(own)).toBe(1);
});

test.each([
  ['2026-03-08', '2026-03-08T10:59:00Z', '2026-03-08T11:00:00Z'],
  ['2026-11-01', '2026-11-01T11:59:00Z', '2026-11-01T12:00:00Z'],
])('it is seven by the clock on %s too, the day on which the clock is changed', async (day, before, seven) => {
  await want('Yes');
  await task('Thank them', day);
  at(before);
  expect(await startMorning(own)).toBe(0);
  at(seven);
  expect(await startMorning(own)).toBe(1);
});

test('who does not want it, and who has nothing due, is left alone', async () => {
  await want('No');
  await task('Thank them', '2026-05-13');
  at('2026-05-13T11:00:00Z');
  expect(await startMorning(own)).toBe(0);
  app.clock.set(new Date(TEST_START));
  await want('Yes');
  await query('delete from tasks');
  await query('update organizations set morning_day = null');
  at('2026-05-13T11:00:00Z');
  expect(await startMorning(own)).toBe(0);
});

test('tasks that were done before the mail left are not said', async () => {
  await want('Yes');
  const { id } = await task('Thank them', '2026-05-12');
  at('2026-05-12T16:00:00Z');
  await query('update organizations set morning_day = null');
  at('2026-05-13T11:00:00Z');
  expect(await startMorning(own)).toBe(1);
  await query('update tasks set is_complete = true, completed_at = now() where id = $1', [id]);
  const before = (await mails()).length;
  await app.runJobs();
  expect(await mails()).toHaveLength(before);
});

test('no mail of the morning goes out in the afternoon', async () => {
  await want('Yes');
  await task('Thank them', '2026-05-12');
  at('2026-05-13T16:00:00Z');
  expect(await startMorning(own)).toBe(0);
});
