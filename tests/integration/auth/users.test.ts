import { expect, test } from 'vitest';
import { createOrganisation } from '../../../src/server/features/auth/create-organisation.ts';
import { startTestApp } from '../../support/app.ts';
import { openDoors } from '../../support/doors.ts';
import { TEST_PASSWORD } from '../../support/organisations.ts';

const app = await startTestApp();
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)![1]!;
const changePassword = (token: string, new_password: string) =>
  app.anyone.rest('POST', '/auth/change_password', { token, new_password });
const logIn = (email_id: string, password: string) => app.anyone.rest('POST', '/auth/login', { email_id, password });

test('an account is shown, its names can be changed and nothing else', async () => {
  const actor = await app.signIn('clinical');
  const account = {
    org_name: 'Maple House Recovery',
    org_type: 'Treatment center',
    firstname: 'Casey',
    lastname: 'Example',
    email_id: 'clinical@a.example',
    role: 'clinical',
    user_id: actor.user.user_id,
    org_id: app.organisations.a.id,
    can_export: false,
    time_zone: 'America/New_York',
    idle_minutes: 30,
  };
  expect((await actor.rest('GET', '/api/account')).body).toEqual({ result: { account } });
  const saved = await actor.rest('PUT', '/api/account', { account: { firstname: ' Zoë ', lastname: 'Exámple' } });
  expect(saved.body).toEqual({ result: { account: { ...account, firstname: 'Zoë', lastname: 'Exámple' } } });
  const other = await actor.rest('PUT', '/api/account', { account: { firstname: 'A', lastname: 'B', role: 'admin' } });
  expect(other.status).toBe(400);
  const empty = await actor.rest('PUT', '/api/account', { account: { firstname: ' ', lastname: 'x'.repeat(81) } });
  expect(empty.body.error?.fields).toEqual({
    'account.firstname': 'Enter a name',
    'account.lastname': 'Use at most 80 characters',
  });
  const rows = await app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').select(['user_id', 'details']).where('action', '=', 'account.update').execute(),
  );
  expect(rows).toEqual([{ user_id: actor.user.user_id, details: { fields: ['firstname', 'lastname'] } }]);
});

test('a search finds the active people of the own organisation, by name', async () => {
  const actor = await app.signIn('analyst', 'b');
  const everyone = await actor.rest('GET', '/api/search_users');
  const { users } = everyone.body.result as { users: { firstname: string; email_id: string }[] };
  expect(users.map((user) => user.firstname)).toEqual(['Avery', 'Casey', 'Jordan', 'Morgan', 'Quinn', 'Riley']);
  expect(users.every((user) => user.email_id.endsWith('@b.example'))).toBe(true);
  expect(Object.keys(users[0]!).sort()).toEqual(['email_id', 'firstname', 'lastname']);
  const found = await actor.trpc.users.search.query({ query: 'jórdan ex' });
  expect(found).toEqual([{ firstname: 'Jordan', lastname: 'Example', email_id: 'admissions@b.example' }]);
  expect(await actor.trpc.users.search.query({ query: '%' })).toEqual([]);
});

test('an invited person sets a password by the mailed link and is in', async () => {
  const admin = await app.signIn('admin');
  const invitation = {
    email_id: 'New.Person@a.example',
    firstname: 'New',
    lastname: 'Person',
    role: 'manager' as const,
  };
  const { user_id } = await admin.trpc.users.invite.mutate(invitation);
  await app.runJobs();
  const [mail] = await app.mails();
  expect(mail).toMatchObject({ to: 'New.Person@a.example', subject: 'Your Landfall account' });
  app.clock.advance(6 * 24 * 3_600_000);
  expect((await changePassword(tokenIn(mail!.text), TEST_PASSWORD)).status).toBe(200);
  const answer = await logIn('new.person@a.example', TEST_PASSWORD);
  expect(answer.body.result).toMatchObject({ initials: 'NP', org_id: app.organisations.a.id });
  const listed = await (await app.signIn('admin')).trpc.users.list.query({});
  expect(listed.find((user) => user.user_id === user_id)).toMatchObject({
    email_id: 'New.Person@a.example',
    role: 'manager',
    can_export: true,
    is_active: true,
    is_invited: false,
  });
});

test('one e-mail has one account, in whichever organisation', async () => {
  const admin = await app.signIn('admin');
  const invitation = { email_id: 'Clinical@B.example', firstname: 'C', lastname: 'D', role: 'analyst' as const };
  await expect(admin.trpc.users.invite.mutate(invitation)).rejects.toMatchObject({
    message: 'There is already an account with this e-mail.',
    data: { code: 'conflict', httpStatus: 409 },
  });
});

test('only an administrator manages users', async () => {
  for (const role of ['manager', 'admissions', 'outreach', 'clinical', 'analyst'] as const) {
    const actor = await app.signIn(role);
    await expect(actor.trpc.users.list.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
    const { user_id } = app.organisations.a.users.admin;
    await expect(actor.trpc.users.deactivate.mutate({ user_id })).rejects.toMatchObject({
      data: { code: 'forbidden' },
    });
  }
});

test('a changed role counts from the next call on, and nobody changes their own', async () => {
  const admin = await app.signIn('admin');
  const actor = await app.signIn('analyst');
  const { user_id } = actor.user;
  const of = async () => (await admin.trpc.users.list.query({})).find((user) => user.user_id === user_id)!;
  const { version } = await of();
  await expect(actor.trpc.inquiries.list.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
  const saved = await admin.trpc.users.update.mutate({ user_id, user: { version, role: 'clinical' } });
  expect(saved).toMatchObject({ role: 'clinical', version: version + 1 });
  expect((await actor.trpc.inquiries.list.query({})).total).toBe(0);
  const stale = admin.trpc.users.update.mutate({ user_id, user: { version, role: 'admin' } });
  await expect(stale).rejects.toMatchObject({ data: { code: 'conflict', current: { role: 'clinical' } } });
  const own = admin.trpc.users.update.mutate({ user_id: admin.user.user_id, user: { version: 1, role: 'analyst' } });
  await expect(own).rejects.toMatchObject({
    message: 'Another administrator has to change your rights.',
    data: { code: 'conflict' },
  });
  await admin.trpc.users.update.mutate({ user_id, user: { version: version + 1, role: 'analyst' } });
});

test('a person who was deactivated can be let in again', async () => {
  const admin = await app.signIn('admin');
  const { user_id } = app.organisations.a.users.manager;
  await admin.trpc.users.deactivate.mutate({ user_id });
  expect((await logIn('manager@a.example', TEST_PASSWORD)).status).toBe(401);
  const { version } = (await admin.trpc.users.list.query({})).find((user) => user.user_id === user_id)!;
  await admin.trpc.users.update.mutate({ user_id, user: { version, is_active: true } });
  expect((await logIn('manager@a.example', TEST_PASSWORD)).status).toBe(200);
});

test('a deactivated person is out from the next call on, and stays out', async () => {
  const admin = await app.signIn('admin');
  const actor = await app.signIn('outreach');
  const stranger = app.organisations.b.users.outreach.user_id;
  await expect(admin.trpc.users.deactivate.mutate({ user_id: stranger })).rejects.toMatchObject({
    data: { code: 'not_found' },
  });
  await expect(admin.trpc.users.deactivate.mutate({ user_id: admin.user.user_id })).rejects.toMatchObject({
    data: { code: 'conflict' },
  });
  await admin.trpc.users.deactivate.mutate({ user_id: actor.user.user_id });
  expect((await actor.rest('GET', '/api/test')).status).toBe(401);
  const { refresh_token } = actor;
  expect((await app.anyone.rest('POST', '/auth/refresh', { refresh_token })).status).toBe(401);
  expect((await logIn('outreach@a.example', TEST_PASSWORD)).status).toBe(401);
});

test('two administrators who deactivate each other leave one', async () => {
  const first = await app.signIn('admin', 'b');
  const invitation = { email_id: 'second@b.example', firstname: 'S', lastname: 'A', role: 'admin' as const };
  const { user_id } = await first.trpc.users.invite.mutate(invitation);
  await app.runJobs();
  const [mail] = await app.mails();
  await changePassword(tokenIn(mail!.text), TEST_PASSWORD);
  const { token } = (await logIn('second@b.example', TEST_PASSWORD)).body.result as { token: string };
  const second = openDoors(app.url, token);
  const outcomes = await Promise.allSettled([
    first.trpc.users.deactivate.mutate({ user_id }),
    second.trpc.users.deactivate.mutate({ user_id: first.user.user_id }),
  ]);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('a new organisation has an administrator who sets a password by the printed link', async () => {
  const created = await createOrganisation(app.ctx, {
    name: 'Fern Valley House',
    org_type: 'Private practice',
    time_zone: 'America/Chicago',
    email_id: 'ada@fernvalley.example',
    firstname: 'Ada',
    lastname: 'Fern',
  });
  expect((await changePassword(tokenIn(created.invitation), TEST_PASSWORD)).status).toBe(200);
  const answer = await logIn('ada@fernvalley.example', TEST_PASSWORD);
  expect(answer.body.result).toMatchObject({ initials: 'AF', org_id: created.org_id });
});
