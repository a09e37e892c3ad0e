import { hash } from '@node-rs/argon2';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '#server/features/auth/open-session.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { openDoors } from '#tests/support/doors.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';
import { challengeOf, codeAt, requireTwoFactor, withTwoFactor } from '#tests/support/two-factor.ts';

const app = await startTestApp();
const STEP = 30_000;
const WRONG = { data: { code: 'bad_request', fields: { code: 'This code is wrong or was used already' } } };

beforeEach(() => app.clock.set(new Date(TEST_START)));

const bring = (challenge: string, code: string) => app.anyone.trpc.auth.twoFactor.mutate({ challenge, code });
const doorsOf = ({ token }: SignedIn) => openDoors(app.url, token);

test('a person turns it on with a first code, and is asked for one from then on', async () => {
  const actor = await app.signIn('clinical');
  expect(await actor.trpc.twoFactor.get.query({})).toEqual({
    is_on: false,
    is_required: false,
    due_at: null,
    recovery_codes_left: 0,
  });
  const { secret, uri } = await actor.trpc.twoFactor.begin.mutate({});
  expect(uri).toBe(`otpauth://totp/Landfall:clinical%40a.example?secret=${secret}&issuer=Landfall`);
  // Until the first code nothing is asked for.
  expect((await challengeOf(app, 'a', 'clinical')).challenge).toBeUndefined();
  await expect(actor.trpc.twoFactor.confirm.mutate({ code: '000000' })).rejects.toMatchObject(WRONG);
  const code = await codeAt(app, secret);
  const { recovery_codes } = await actor.trpc.twoFactor.confirm.mutate({ code });
  expect(recovery_codes).toHaveLength(10);
  expect(new Set(recovery_codes).size).toBe(10);
  for (const each of recovery_codes) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(await actor.trpc.twoFactor.get.query({})).toMatchObject({ is_on: true, recovery_codes_left: 10 });
  await expect(actor.trpc.twoFactor.begin.mutate({})).rejects.toMatchObject({ data: { code: 'conflict' } });

  const { challenge, step } = await challengeOf(app, 'a', 'clinical');
  expect(step).toBe('code');
  // The code that turned it on is spent.
  await expect(bring(challenge, code)).rejects.toMatchObject(WRONG);
  app.clock.advance(STEP);
  const next = await codeAt(app, secret);
  const signedIn = await bring(challenge, `${next.slice(0, 3)} ${next.slice(3)}`);
  expect(signedIn).toMatchObject({ initials: 'CE', org_id: app.organizations.a.id });
  expect(await doorsOf(signedIn).trpc.auth.test.query({})).toMatchObject({ ok: true });
  await expect(bring(challenge, next)).rejects.toMatchObject(WRONG);

  // A recovery code stands in for the phone, once, however it is typed.
  const spare = recovery_codes[0]!.toLowerCase().replaceAll('-', ' ');
  const bySpare = await bring(challenge, spare);
  expect(await doorsOf(bySpare).trpc.auth.test.query({})).toMatchObject({ ok: true });
  await expect(bring(challenge, spare)).rejects.toMatchObject(WRONG);
  expect(await actor.trpc.twoFactor.get.query({})).toMatchObject({ recovery_codes_left: 9 });

  app.clock.advance(STEP);
  const renewed = await actor.trpc.twoFactor.renewCodes.mutate({ code: await codeAt(app, secret) });
  await expect(bring(challenge, recovery_codes[1]!)).rejects.toMatchObject(WRONG);
  const byRenewed = await bring(challenge, renewed.recovery_codes[1]!);
  expect(await doorsOf(byRenewed).trpc.auth.test.query({})).toMatchObject({ ok: true });

  app.clock.advance(STEP);
  await actor.trpc.twoFactor.disable.mutate({ code: await codeAt(app, secret) });
  expect((await challengeOf(app, 'a', 'clinical')).challenge).toBeUndefined();
  await app.runJobs();
  const subjects = (await app.mails()).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Two-factor sign-in is off', 'Two-factor sign-in is on']);
});

test('of many calls with one code exactly one comes in', async () => {
  const secret = await withTwoFactor(app, 'a', app.organizations.a.users.analyst.user_id);
  const { challenge } = await challengeOf(app, 'a', 'analyst');
  const code = await codeAt(app, secret);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => bring(challenge, code)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('guessing is limited by account, whoever guesses and however often the password is right', async () => {
  const secret = await withTwoFactor(app, 'a', app.organizations.a.users.outreach.user_id);
  const codes: unknown[] = [];
  for (let n = 0; n < 11; n++) {
    const { challenge } = await challengeOf(app, 'a', 'outreach');
    codes.push(await bring(challenge, '000000').catch((error) => error.data.code as string));
  }
  expect(codes).toEqual([...Array(10).fill('bad_request'), 'too_many_requests']);
  const { challenge } = await challengeOf(app, 'a', 'outreach');
  await expect(bring(challenge, await codeAt(app, secret))).rejects.toMatchObject({
    data: { code: 'too_many_requests' },
  });
});

test('a challenge ends: after ten minutes, with another password, and where it is forged', async () => {
  const actor = await app.signIn('manager');
  const secret = await withTwoFactor(app, 'a', actor.user.user_id);
  const ended = { message: 'This took too long. Log in again.', data: { code: 'unauthorized' } };
  const { challenge } = await challengeOf(app, 'a', 'manager');
  await expect(bring(`${challenge}x`, await codeAt(app, secret))).rejects.toMatchObject(ended);
  await expect(bring(actor.token, await codeAt(app, secret))).rejects.toMatchObject(ended);
  expect((await openDoors(app.url, challenge).rest('GET', '/api/test')).status).toBe(401);
  app.clock.advance(11 * 60_000);
  await expect(bring(challenge, await codeAt(app, secret))).rejects.toMatchObject(ended);
  const second = await challengeOf(app, 'a', 'manager');
  const again = await app.signIn('manager');
  await again.trpc.auth.changeOwnPassword.mutate({
    current_password: TEST_PASSWORD,
    new_password: 'Winter#Lantern73',
  });
  await expect(bring(second.challenge, await codeAt(app, secret))).rejects.toMatchObject(ended);
});

test('a password that is hashed at an older cost is hashed again, and the challenge holds for it', async () => {
  const { user_id } = app.organizations.b.users.outreach;
  const secret = await withTwoFactor(app, 'b', user_id);
  const password_hash = await hash(TEST_PASSWORD, { memoryCost: 8 * 1024, timeCost: 1 });
  await app.within('b', (tx) =>
    tx.db
      .updateTable('users')
      .set({ password_hash })
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', user_id)
      .execute(),
  );
  const { challenge } = await challengeOf(app, 'b', 'outreach');
  expect(await bring(challenge, await codeAt(app, secret))).toMatchObject({ org_id: app.organizations.b.id });
});

test('a role that must have it is asked to set it up, and after seven days does so before coming in', async () => {
  await requireTwoFactor(app, 'b', 'admissions');
  const { users } = app.organizations.b;
  const inside = await app.signIn('admissions', 'b');
  const seven_days = Date.parse('2026-01-08T00:00:00Z') / 1000;
  expect(await inside.trpc.account.get.query({})).toMatchObject({ two_factor_due_at: seven_days });
  app.clock.set(new Date('2026-01-07T23:59:00Z'));
  expect((await challengeOf(app, 'b', 'admissions')).challenge).toBeUndefined();
  app.clock.set(new Date('2026-01-08T00:01:00Z'));
  const { challenge, step } = await challengeOf(app, 'b', 'admissions');
  expect(step).toBe('enroll');
  await expect(bring(challenge, '000000')).rejects.toMatchObject({ data: { code: 'unauthorized' } });
  const { secret } = await app.anyone.trpc.auth.twoFactorBegin.mutate({ challenge });
  const confirmed = await app.anyone.trpc.auth.twoFactorConfirm.mutate({
    challenge,
    code: await codeAt(app, secret),
  });
  expect(confirmed.recovery_codes).toHaveLength(10);
  const own = doorsOf(confirmed.signed_in);
  expect(await own.trpc.account.get.query({})).toMatchObject({
    user_id: users.admissions.user_id,
    two_factor_due_at: null,
  });
  app.clock.advance(STEP);
  await expect(own.trpc.twoFactor.disable.mutate({ code: await codeAt(app, secret) })).rejects.toMatchObject({
    message: 'Your organization asks for two-factor sign-in: it cannot be turned off.',
    data: { code: 'conflict' },
  });
  // Once it is on, nobody sets it up over again with the password alone.
  await expect(app.anyone.trpc.auth.twoFactorBegin.mutate({ challenge })).rejects.toMatchObject({
    data: { code: 'unauthorized' },
  });
});

test('an administrator resets it for somebody who has lost everything; they are signed out', async () => {
  const admin = await app.signIn('admin', 'b');
  const lost = await app.signIn('clinical', 'b');
  const { user_id } = lost.user;
  await expect(admin.trpc.users.resetTwoFactor.mutate({ user_id })).rejects.toMatchObject({
    message: 'Two-factor sign-in is not on.',
    data: { code: 'conflict' },
  });
  await withTwoFactor(app, 'b', user_id);
  const listed = async () => (await admin.trpc.users.list.query({ role: ['clinical'] })).list[0];
  expect(await listed()).toMatchObject({ has_two_factor: true });
  await admin.trpc.users.resetTwoFactor.mutate({ user_id });
  expect(await listed()).toMatchObject({ has_two_factor: false });
  expect((await lost.rest('GET', '/api/test')).status).toBe(401);
  expect((await challengeOf(app, 'b', 'clinical')).challenge).toBeUndefined();
});

test('neither a secret nor a code is kept as it is, and a secret opens at its own place alone', async () => {
  const actor = await app.signIn('admin');
  const { secret } = await actor.trpc.twoFactor.begin.mutate({});
  const { recovery_codes } = await actor.trpc.twoFactor.confirm.mutate({ code: await codeAt(app, secret) });
  const kept = await app.within('a', async (tx) => [
    await tx.db.selectFrom('two_factors').selectAll().execute(),
    await tx.db.selectFrom('recovery_codes').selectAll().execute(),
    await tx.db.selectFrom('audit_log').selectAll().execute(),
    await tx.db.selectFrom('idempotency_keys').selectAll().execute(),
    await tx.db.selectFrom('outbox').selectAll().execute(),
  ]);
  const everything = JSON.stringify(kept) + app.logLines.join('\n');
  for (const word of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replaceAll('-', ''))])
    expect(everything).not.toContain(word);
  // Moved to another person, the sealed secret proves nothing.
  await app.within('a', (tx) =>
    tx.db
      .updateTable('two_factors')
      .set((eb) => ({
        secret: eb
          .selectFrom('two_factors as other')
          .select('other.secret')
          .where('other.user_id', '=', actor.user.user_id),
      }))
      .where('org_id', '=', tx.actor.org_id)
      .where('user_id', '=', app.organizations.a.users.analyst.user_id)
      .execute(),
  );
  app.clock.advance(STEP);
  const { challenge } = await challengeOf(app, 'a', 'analyst');
  await expect(bring(challenge, await codeAt(app, secret))).rejects.toMatchObject(WRONG);
});
