import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDoors } from '#tests/support/doors.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';

const app = await startTestApp();
const logIn = (email_id: string, password: string) => app.anyone.rest('POST', '/auth/login', { email_id, password });

test('a person changes their own password: the old one is asked for, their other sessions end', async () => {
  const here = await app.signIn('clinical');
  const elsewhere = await app.signIn('clinical');
  const change = (current_password: string, new_password: string) =>
    here.trpc.auth.changeOwnPassword.mutate({ current_password, new_password });
  await expect(change('Wrong#Password12', 'Winter#Lantern73')).rejects.toMatchObject({
    data: { code: 'bad_request', fields: { current_password: 'This is not your current password' } },
  });
  await expect(change(TEST_PASSWORD, TEST_PASSWORD)).rejects.toMatchObject({
    data: { fields: { new_password: 'Choose a password you have not used recently' } },
  });
  await expect(change(TEST_PASSWORD, 'short')).rejects.toMatchObject({
    data: { fields: { new_password: 'At least 12 characters' } },
  });
  await change(TEST_PASSWORD, 'Winter#Lantern73');
  expect((await here.rest('GET', '/api/test')).status).toBe(200);
  expect((await elsewhere.rest('GET', '/api/test')).status).toBe(401);
  expect((await logIn('clinical@a.example', TEST_PASSWORD)).status).toBe(401);
  expect((await logIn('clinical@a.example', 'Winter#Lantern73')).status).toBe(200);
  await app.runJobs();
  expect((await app.mails())[0]).toMatchObject({
    to: 'clinical@a.example',
    subject: 'Your Landfall password was changed',
  });
});

test('guessing the old password is limited, and the limit goes with a right one', async () => {
  const actor = await app.signIn('analyst');
  const guess = () =>
    actor.trpc.auth.changeOwnPassword
      .mutate({ current_password: 'Wrong#Password12', new_password: 'Winter#Lantern73' })
      .catch((error) => error.data.code as string);
  const codes: unknown[] = [];
  for (let n = 0; n < 11; n++) codes.push(await guess());
  expect(codes).toEqual([...Array(10).fill('bad_request'), 'too_many_requests']);
});

test('of two changes at once one is kept', async () => {
  const actor = await app.signIn('manager');
  const change = (new_password: string) =>
    actor.trpc.auth.changeOwnPassword.mutate({ current_password: TEST_PASSWORD, new_password });
  const outcomes = await Promise.allSettled([change('Winter#Lantern73'), change('Summer#Lantern73')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a person finds their own sessions, by device and address, and signs out one or all others', async () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36';
  const signedIn = await fetch(`${app.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': windows },
    body: JSON.stringify({ email_id: 'outreach@a.example', password: TEST_PASSWORD }),
  });
  const { result } = (await signedIn.json()) as { result: { token: string } };
  const desk = openDoors(app.url, result.token);
  app.clock.advance(60_000);
  const phone = await app.signIn('outreach');
  const tablet = await app.signIn('outreach');
  const sessions = await desk.trpc.sessions.list.query({});
  expect(sessions).toHaveLength(3);
  expect(sessions.at(-1)).toMatchObject({ user_agent: windows, is_current: true });
  expect(sessions.at(-1)?.ip).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);

  await desk.trpc.sessions.end.mutate({ session_id: phone.session_id });
  expect((await phone.rest('GET', '/api/test')).status).toBe(401);
  expect((await tablet.rest('GET', '/api/test')).status).toBe(200);
  expect(await desk.trpc.sessions.endOthers.mutate({})).toEqual({ ended: 1 });
  expect((await tablet.rest('GET', '/api/test')).status).toBe(401);
  expect(await desk.trpc.sessions.list.query({})).toHaveLength(1);
});

test("nobody ends a colleague's session, nor one of another organization", async () => {
  const actor = await app.signIn('admissions');
  for (const [role, organization] of [
    ['admin', 'a'],
    ['admissions', 'b'],
  ] as const) {
    const other = await app.signIn(role, organization);
    await expect(actor.trpc.sessions.end.mutate({ session_id: other.session_id })).rejects.toMatchObject({
      message: 'This session has ended already.',
      data: { code: 'not_found' },
    });
    expect((await other.rest('GET', '/api/test')).status).toBe(200);
  }
});
