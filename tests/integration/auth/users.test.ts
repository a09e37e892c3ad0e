import { expect, test } from 'vitest';
import { createOrganization } from '#server/features/auth/create-organization.ts';
import { RATE_LIMITS } from '#server/platform/rate-limit.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDoors } from '#tests/support/doors.ts';
import { createResetToken } from '#tests/support/matrix/records.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';

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
    org_id: app.organizations.a.id,
    can_export: false,
    time_zone: 'America/New_York',
    idle_minutes: 30,
    two_factor_due_at: null,
    logo_path: null,
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

test('a search finds the active people of the own organization, by name', async () => {
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
  expect(answer.body.result).toMatchObject({ initials: 'NP', org_id: app.organizations.a.id });
  const listed = await (await app.signIn('admin')).trpc.users.list.query({});
  expect(listed.list.find(({ id }) => id === user_id)).toMatchObject({
    email_id: 'New.Person@a.example',
    role: 'manager',
    can_export: true,
    state: 'active',
  });
});

test('one e-mail has one account in an organization', async () => {
  const admin = await app.signIn('admin');
  const invitation = { email_id: 'Clinical@A.example', firstname: 'C', lastname: 'D', role: 'analyst' as const };
  await expect(admin.trpc.users.invite.mutate(invitation)).rejects.toMatchObject({
    message: 'There is already an account with this e-mail.',
    data: { code: 'conflict', httpStatus: 409 },
  });
});

test('an e-mail whose account is deactivated is refused with the way to let its owner in again', async () => {
  const admin = await app.signIn('admin');
  const invitation = { email_id: 'Left@a.example', firstname: 'Lee', lastname: 'Left', role: 'analyst' as const };
  const { user_id } = await admin.trpc.users.invite.mutate(invitation);
  await admin.trpc.users.deactivate.mutate({ user_id, hand_over_to: null });
  await expect(admin.trpc.users.invite.mutate({ ...invitation, email_id: 'left@a.example' })).rejects.toMatchObject({
    message: 'There is a deactivated account with this e-mail. Reactivate it from its name in the list.',
    data: { code: 'conflict', httpStatus: 409 },
  });
});

test('who invites learns nothing of an account elsewhere; whoever reads its mails does, and it stays as it is', async () => {
  const admin = await app.signIn('admin');
  const invite = async (email_id: string) => {
    const invitation = { email_id, firstname: 'Sage', lastname: 'Newcomer', role: 'analyst' as const };
    const { user_id, ...rest } = await admin.trpc.users.invite.mutate(invitation);
    const { list } = await admin.trpc.users.list.query({ query: email_id });
    const [{ id, email_id: shown, created_at, ...row }] = list as [(typeof list)[number]];
    expect([id, shown]).toEqual([user_id, email_id]);
    return { rest, row };
  };
  const [known, unknown] = [await invite('manager@b.example'), await invite('nobody@b.example')];
  expect(known).toEqual(unknown);
  expect(known.row).toMatchObject({ state: 'invited' });

  await app.runJobs();
  const mail = (await app.mails()).find(({ to }) => to === 'manager@b.example');
  expect(mail).toMatchObject({ subject: 'Your Landfall account' });
  const refused = await changePassword(tokenIn(mail!.text), 'Winter#Lantern73');
  expect([refused.status, refused.body.error?.message]).toEqual([
    409,
    'This e-mail has an account with another organization. Log in there, or ask to be invited by another e-mail.',
  ]);
  const answer = await logIn('manager@b.example', TEST_PASSWORD);
  expect(answer.body.result).toMatchObject({ org_id: app.organizations.b.id });
  await app.anyone.rest('POST', '/auth/request_password_reset', { email_id: 'manager@b.example' });
  await app.runJobs();
  expect((await app.mails())[0]).toMatchObject({ to: 'manager@b.example', subject: 'Set a new Landfall password' });
});

test('two organizations may invite one address; it joins the one whose link it takes', async () => {
  const invitation = { email_id: 'both@guest.example', firstname: 'Bo', lastname: 'Reed', role: 'analyst' as const };
  for (const organization of ['a', 'b'] as const)
    await (await app.signIn('admin', organization)).trpc.users.invite.mutate(invitation);
  await app.runJobs();
  const [later, earlier] = (await app.mails()).filter(({ to }) => to === 'both@guest.example');
  expect((await changePassword(tokenIn(earlier!.text), TEST_PASSWORD)).status).toBe(200);
  expect((await changePassword(tokenIn(later!.text), TEST_PASSWORD)).status).toBe(409);
  expect((await logIn('both@guest.example', TEST_PASSWORD)).status).toBe(200);
});

test('only an administrator manages users', async () => {
  for (const role of ['manager', 'admissions', 'outreach', 'clinical', 'analyst'] as const) {
    const actor = await app.signIn(role);
    await expect(actor.trpc.users.list.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
    const { user_id } = app.organizations.a.users.admin;
    await expect(actor.trpc.users.deactivate.mutate({ user_id })).rejects.toMatchObject({
      data: { code: 'forbidden' },
    });
  }
});

test('a changed role counts from the next call on, and nobody changes their own', async () => {
  const admin = await app.signIn('admin');
  const actor = await app.signIn('analyst');
  const { user_id } = actor.user;
  const of = async () => (await admin.trpc.users.list.query({})).list.find(({ id }) => id === user_id)!;
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
  const { user_id } = app.organizations.a.users.manager;
  await admin.trpc.users.deactivate.mutate({ user_id });
  expect((await logIn('manager@a.example', TEST_PASSWORD)).status).toBe(401);
  const { version } = (await admin.trpc.users.list.query({})).list.find(({ id }) => id === user_id)!;
  await admin.trpc.users.update.mutate({ user_id, user: { version, is_active: true } });
  expect((await logIn('manager@a.example', TEST_PASSWORD)).status).toBe(200);
});

test('a link to set a password ends with the account, and does not come back with it', async () => {
  const admin = await app.signIn('admin');
  const { user_id } = app.organizations.a.users.analyst;
  const token = await createResetToken(app, 'a');
  const check = () => app.anyone.rest('GET', '/auth/change_password', { token });
  expect((await check()).status).toBe(200);
  await admin.trpc.users.deactivate.mutate({ user_id });
  const { version } = (await admin.trpc.users.list.query({})).list.find(({ id }) => id === user_id)!;
  await admin.trpc.users.update.mutate({ user_id, user: { version, is_active: true } });
  expect((await check()).status).toBe(400);
});

test('a deactivated person is out from the next call on, and stays out', async () => {
  const admin = await app.signIn('admin');
  const actor = await app.signIn('outreach');
  const stranger = app.organizations.b.users.outreach.user_id;
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

/** Whoever of the two was left, the tests after them find B's administrator as the organization began with. */
const administratorAgain = () =>
  app.within('b', async (tx) => {
    const { user_id } = app.organizations.b.users.admin;
    await tx.db
      .updateTable('users')
      .set({ role: 'admin', is_active: true })
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', user_id)
      .execute();
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
  await administratorAgain();
});

test('two administrators who demote each other leave one', async () => {
  const first = await app.signIn('admin', 'b');
  const { list } = await first.trpc.users.list.query({ query: 'manager@b' });
  const manager = list[0]!;
  await first.trpc.users.update.mutate({ user_id: manager.id, user: { version: manager.version, role: 'admin' } });
  const second = await app.signIn('manager', 'b');
  const all = (await first.trpc.users.list.query({ role: ['admin'] })).list;
  const demote = (by: typeof first, user_id: string) => {
    const { version } = all.find(({ id }) => id === user_id)!;
    return by.trpc.users.update.mutate({ user_id, user: { version, role: 'analyst' } });
  };
  const outcomes = await Promise.allSettled([demote(first, manager.id), demote(second, first.user.user_id)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await administratorAgain();
});

test('people are found by part of a name, by role and by state, a page at a time', async () => {
  const admin = await app.signIn('admin');
  const find = async (input: object) => (await admin.trpc.users.list.query(input)).list.map(({ email_id }) => email_id);
  expect(await find({ query: 'zoé exam' })).toEqual(['clinical@a.example']);
  expect(await find({ query: '%' })).toEqual([]);
  expect(await find({ role: ['clinical'], state: ['active'] })).toEqual(['clinical@a.example']);
  expect(await find({ role: ['clinical'], state: ['off'] })).toEqual([]);
  const first = await admin.trpc.users.list.query({ limit: 2 });
  const second = await admin.trpc.users.list.query({ limit: 2, page: 2, after: first.next! });
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(4);
  expect(first.list[0]).toMatchObject({ firstname: 'Avery', state: 'active' });
  expect(first.list[0]!.last_seen_at).toBeGreaterThan(0);
});

test('several are invited at once; who has an account already is said and left alone', async () => {
  const admin = await app.signIn('admin');
  const answer = await admin.trpc.users.inviteSeveral.mutate({
    people: [
      { email_id: 'ann@several.example', firstname: 'Ann', lastname: '' },
      { email_id: 'Clinical@A.example', firstname: 'C', lastname: 'D' },

      { email_id: 'bo@several.example', firstname: 'Bo', lastname: 'Reed' },
    ],
    role: 'outreach',
  });
  expect(answer).toEqual({
    invited: ['ann@several.example', 'bo@several.example'],
    taken: ['Clinical@A.example'],
    deactivated: [],
  });
  await app.runJobs();
  const mails = (await app.mails()).filter(({ to }) => to.endsWith('@several.example'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Landfall account', 'Your Landfall account']);
  const { list } = await admin.trpc.users.list.query({ state: ['invited'], query: 'several.example' });
  expect(list.map(({ role, can_export }) => [role, can_export])).toEqual([
    ['outreach', true],
    ['outreach', true],
  ]);
});

test('where no mail leaves, an administrator hands the link over; it works once and ends the one before', async () => {
  const admin = await app.signIn('admin');
  const { user_id } = app.organizations.a.users.manager;
  expect(await admin.trpc.users.mailDelivery.query({})).toEqual({ leaves: false });
  const first = await admin.trpc.users.makeLink.mutate({ user_id });
  const second = await admin.trpc.users.makeLink.mutate({ user_id });
  expect(second.purpose).toBe('reset');
  expect((await changePassword(tokenIn(first.link), 'Winter#Lantern73')).status).toBe(400);
  expect((await changePassword(tokenIn(second.link), 'Winter#Lantern73')).status).toBe(200);
  expect((await changePassword(tokenIn(second.link), 'Summer#Lantern73')).status).toBe(400);
  const kept = await app.within('a', (tx) =>
    tx.db.selectFrom('idempotency_keys').select('response').where('action', '=', 'users.make_link').execute(),
  );
  expect(JSON.stringify(kept)).not.toContain('token=');
  Object.assign(app.services.mailer, { leaves: true });
  await expect(admin.trpc.users.makeLink.mutate({ user_id })).rejects.toMatchObject({
    message: 'Mails leave this server: send the link instead.',
    data: { code: 'conflict' },
  });
  Object.assign(app.services.mailer, { leaves: false });
  await admin.trpc.users.sendLink.mutate({ user_id });
  await app.runJobs();
  expect((await app.mails())[0]).toMatchObject({ to: 'manager@a.example', subject: 'Set a new Landfall password' });
});

test('mails leave by the organization’s own SendGrid account where it has one, and for no other organization', async () => {
  const admin = await app.signIn('admin', 'b');
  await admin.trpc.integrations.setApiKeys.mutate({
    name: 'SendGrid',
    public_key: 'team@b.example',
    private_key: 'SG.quiet-harbor-7431',
  });
  expect(await admin.trpc.users.mailDelivery.query({})).toEqual({ leaves: true });
  expect(await (await app.signIn('admin')).trpc.users.mailDelivery.query({})).toEqual({ leaves: false });
  const { user_id } = app.organizations.b.users.manager;
  await expect(admin.trpc.users.makeLink.mutate({ user_id })).rejects.toThrow(
    'Mails leave this server: send the link instead.',
  );
});

test('whoever leaves hands over what goes on; what has ended stays under their name', async () => {
  const admin = await app.signIn('admin');
  const leaving = app.organizations.a.users.admissions;
  const staying = app.organizations.a.users.manager;
  const source = await createSource(admin, { referral_name: 'Alder House' });
  const task = (title: string) =>
    admin.trpc.tasks.create.mutate({ title, referral_id: source, assigned_to_email_id: leaving.email_id });
  const [open, done] = [await task('Ring back'), await task('Rang')];
  await admin.trpc.tasks.update.mutate({ task_id: done.id, task: { is_complete: true } });
  const staffed = (staff: string[]) => makeInquiry(admin, { firstname: 'Dana', lastname: 'Vale', staff });
  const [alone, both] = [await staffed(['Jordan Example']), await staffed(['Morgan Example', 'Jordan Example'])];
  const dropped = await staffed(['Jordan Example']);
  await admin.trpc.inquiries.changeStatus.mutate({
    opportunity_id: dropped.id,
    status: 'DROPPED',
    drop_reason: 'Lack of funds',
  });
  const { user_id } = leaving;
  expect(await admin.trpc.users.belongings.query({ user_id })).toEqual({ open_tasks: 1, open_inquiries: 2 });
  const stranger = app.organizations.b.users.manager.user_id;
  for (const hand_over_to of [stranger, user_id])
    await expect(admin.trpc.users.deactivate.mutate({ user_id, hand_over_to })).rejects.toMatchObject({
      data: { code: 'not_found' },
    });
  await admin.trpc.users.deactivate.mutate({ user_id, hand_over_to: staying.user_id });
  const assignee = async (task_id: string) => (await admin.trpc.tasks.get.query({ task_id })).assigned_to;
  expect([await assignee(open.id), await assignee(done.id)]).toEqual(['Morgan Example', 'Jordan Example']);
  const staffOf = async (opportunity_id: string) => (await admin.trpc.inquiries.get.query({ opportunity_id })).staff;
  expect(await staffOf(alone.id)).toEqual(['Morgan Example']);
  expect(await staffOf(both.id)).toEqual(['Morgan Example']);
  expect(await staffOf(dropped.id)).toEqual(['Jordan Example']);
});

test('a new organization has an administrator who sets a password by the printed link', async () => {
  const created = await createOrganization(app.ctx, {
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

test('an invitation takes a plain name alone, and so many of them in a while', async () => {
  const admin = await app.signIn('admin', 'b');
  const invite = (firstname: string, n = 0) =>
    admin.trpc.users.invite.mutate({
      email_id: `guest-${n}@b.example`,
      firstname,
      lastname: 'Example',
      role: 'clinical',
    });
  for (const name of ['Win at evil.example', 'https://evil', '<b>Sam</b>', 'sam@evil'])
    await expect(invite(name)).rejects.toMatchObject({
      data: { fields: { firstname: 'Enter a name alone, without an address or a link' } },
    });
  await invite("Anne-Marie O'Neil Jr.");
  const take = () => app.services.limits.consume('invite_user', admin.user.user_id);
  // Whoever invited in the tests before has taken some of them.
  const taken = await Promise.allSettled(Array.from({ length: RATE_LIMITS.invite_user.points }, take));
  expect(taken.at(-1)?.status).toBe('rejected');
  await expect(invite('Sam', 1)).rejects.toMatchObject({ data: { code: 'too_many_requests' } });
  const people = [1, 2].map((n) => ({ email_id: `guest-${n}@b.example`, firstname: 'Sam', lastname: '' }));
  await expect(admin.trpc.users.inviteSeveral.mutate({ people, role: 'clinical' })).rejects.toMatchObject({
    data: { code: 'too_many_requests' },
  });
});
