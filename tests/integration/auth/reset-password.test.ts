import { beforeEach, expect, test } from 'vitest';
import { asOrganization } from '#server/platform/context.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';
import { sendPasswordLinkJob } from '#worker/features/auth/send-password-link.job.ts';

const app = await startTestApp();
const MINUTE = 60_000;
const NEW_PASSWORD = 'Brisk#Lantern77';

beforeEach(() => app.clock.set(new Date(TEST_START)));

let address = 0;
/** Each call from an address of its own, so that the limits by address stay out of the way. */
const post = (path: string, input: object) => {
  address += 1;
  return app.anyone.rest('POST', path, input, { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` });
};
const request = (email_id: string) => post('/auth/request_password_reset', { email_id });
const check = (token: string) => app.anyone.rest('GET', '/auth/change_password', { token });
const change = (token: string, new_password = NEW_PASSWORD) => post('/auth/change_password', { token, new_password });
const logIn = async (email_id: string, password: string) => (await post('/auth/login', { email_id, password })).status;

/** Asks for a link, lets the worker mail it, and takes the token from the mail. */
async function mailedToken(email_id: string): Promise<string> {
  expect((await request(email_id)).status).toBe(200);
  await app.runJobs();
  const mail = (await app.mails()).find((each) => each.to === email_id);
  expect(mail?.subject).toBe('Set a new Landfall password');
  const token = /https:\/\/landfall\.example\.test\/reset_password\?token=([\w-]{43})\n/.exec(mail!.text)?.[1];
  return token!;
}

test('a mailed link sets a password, ends every session and lets the owner know', async () => {
  const actor = await app.signIn('admissions');
  const token = await mailedToken('admissions@a.example');
  expect((await check(token)).body).toEqual({ result: { valid: true } });
  expect((await check(token)).body).toEqual({ result: { valid: true } });
  expect((await change(token)).body).toEqual({ result: { ok: true } });

  expect((await actor.rest('GET', '/api/test')).status).toBe(401);
  expect((await post('/auth/refresh', { refresh_token: actor.refresh_token })).status).toBe(401);
  expect(await logIn('admissions@a.example', TEST_PASSWORD)).toBe(401);
  expect(await logIn('admissions@a.example', NEW_PASSWORD)).toBe(200);
  await app.runJobs();
  const [notice] = await app.mails();
  expect(notice).toMatchObject({ to: 'admissions@a.example', subject: 'Your Landfall password was changed' });

  const used = await change(token, 'Other#Lantern78');
  expect(used.status).toBe(400);
  expect(used.body.error?.message).toBe('Invalid or expired token');
  expect((await check(token)).body.error?.message).toBe('Invalid or expired token');
});

test('fifty uses of one link at once are one success', async () => {
  const token = await mailedToken('clinical@a.example');
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => change(token, `Brisk#Lantern${100 + at}`)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 200) expect(body.error).toMatchObject({ message: 'Invalid or expired token' });
  const rows = await app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').select('outcome').where('action', '=', 'auth.change_password').execute(),
  );
  expect(rows.length).toBeGreaterThanOrEqual(1);
}, 120_000);

test('an unknown address is answered the same and gets no mail', async () => {
  await app.runJobs();
  const before = (await app.mails()).length;
  const known = await request('outreach@b.example');
  const unknown = await request('nobody@a.example');
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect((await app.mails()).length).toBe(before);
  expect((await app.runJobs()).map((ran) => ran.job)).toEqual(['auth.send_password_link']);
  expect((await app.mails())[0]?.to).toBe('outreach@b.example');
});

test('a link ends after thirty minutes, and with the next link', async () => {
  const first = await mailedToken('manager@a.example');
  app.clock.advance(MINUTE);
  const second = await mailedToken('manager@a.example');
  expect(second).not.toBe(first);
  expect((await check(first)).status).toBe(400);
  app.clock.advance(30 * MINUTE - 1_000);
  expect((await check(second)).status).toBe(200);
  app.clock.advance(1_000);
  expect((await check(second)).status).toBe(400);
  expect((await change(second)).status).toBe(400);
});

test('the job makes the same token each time, and none that has been used', async () => {
  await app.runJobs();
  await request('analyst@a.example');
  const [ran] = await app.runJobs();
  const count = (await app.mails()).length;
  const payload = { user_id: app.organizations.a.users.analyst.user_id, purpose: 'reset' as const };
  const ctx = asOrganization(app.ctx, app.organizations.a.id);
  const again = () =>
    sendPasswordLinkJob(ctx, payload, { id: ran!.id, attempt: 2, signal: new AbortController().signal });
  await again();
  const mails = await app.mails();
  expect(mails.length).toBe(count + 1);
  expect(mails[0]?.text).toBe(mails[1]?.text);
  const token = /token=([\w-]+)/.exec(mails[0]!.text)![1]!;
  expect((await change(token)).status).toBe(200);
  await again();
  expect((await app.mails()).filter((mail) => mail.subject === 'Set a new Landfall password').length).toBe(
    mails.filter((mail) => mail.subject === 'Set a new Landfall password').length,
  );
});

test('a link that is unknown, used, out of date or of an account switched off is one and the same answer', async () => {
  const [used, late, off] = [
    await mailedToken('admissions@b.example'),
    await mailedToken('manager@b.example'),
    await mailedToken('analyst@b.example'),
  ];
  await change(used);
  await app.within('b', async ({ db }) => {
    const { users } = app.organizations.b;
    const [past, { user_id }] = [new Date(app.clock.now().getTime() - 1_000).toISOString(), users.manager];
    await db.updateTable('password_resets').set({ expires_at: past }).where('user_id', '=', user_id).execute();
    await db.updateTable('users').set({ is_active: false }).where('id', '=', users.analyst.user_id).execute();
  });
  const tokens = [app.services.tokens.newSecretToken(), used, late, off];
  for (const ask of [check, (token: string) => change(token)]) {
    const said = new Set<string>();
    for (const token of tokens) {
      const { status, headers, body } = await ask(token);
      const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort();
      said.add(JSON.stringify([status, kept, { ...body.error, request_id: null }]));
    }
    expect(said.size).toBe(1);
  }
  const { user_id } = app.organizations.b.users.analyst;
  await app.within('b', ({ db }) =>
    db.updateTable('users').set({ is_active: true }).where('id', '=', user_id).execute(),
  );
});

test('a password is refused when it breaks the rule or was one of the last three', async () => {
  const email = 'outreach@a.example';
  const first = await mailedToken(email);
  const short = await change(first, 'Ab1@short');
  expect(short.status).toBe(400);
  expect(short.body.error?.fields).toEqual({ new_password: 'At least 12 characters' });
  const present = await change(first, TEST_PASSWORD);
  expect(present.body.error?.fields).toEqual({ new_password: 'Choose a password you have not used recently' });
  expect((await change(first, 'First#Lantern71')).status).toBe(200);
  expect((await change(await mailedToken(email), 'Second#Lantern72')).status).toBe(200);
  expect((await change(await mailedToken(email), 'Third#Lantern73')).status).toBe(200);
  const fourth = await mailedToken(email);
  expect((await change(fourth, 'First#Lantern71')).status).toBe(400);
  expect((await change(fourth, TEST_PASSWORD)).status).toBe(200);
});

test('five requests an hour for one address, whoever asks', async () => {
  for (let at = 0; at < 5; at++) expect((await request('someone@a.example')).status).toBe(200);
  const sixth = await request('Someone@a.example');
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a reset lets the owner in while somebody guesses', async () => {
  for (let at = 0; at < 10; at++) await logIn('admin@b.example', 'Wrong#Password12');
  expect(await logIn('admin@b.example', TEST_PASSWORD)).toBe(429);
  expect((await change(await mailedToken('admin@b.example'))).status).toBe(200);
  expect(await logIn('admin@b.example', NEW_PASSWORD)).toBe(200);
});

test('tokens are stored hashed, and neither they nor passwords reach the log', async () => {
  const token = await mailedToken('analyst@b.example');
  const stored = await app.within('b', (tx) => tx.db.selectFrom('password_resets').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(token);
  await check(token);
  await change(token);
  const log = app.logLines.join('');
  expect(log).not.toContain(token);
  expect(log).not.toContain(NEW_PASSWORD);
  expect(log).not.toContain('analyst@b.example');
});
