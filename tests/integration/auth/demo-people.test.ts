import { request } from 'node:http';
import { expect, test } from 'vitest';
import { logIn } from '#server/features/auth/log-in.ts';
import type { SignedIn } from '#server/features/auth/open-session.ts';
import { refreshSession } from '#server/features/auth/refresh-session.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { type OrganizationKey, TEST_PASSWORD } from '#tests/support/organizations.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const { a: demo, b: real } = app.organizations;
await query('update organizations set is_demo = true where id = $1', [demo.id]);

const without = { ...app.ctx, services: { ...app.services, demo: false } };
const signIn = async (ctx: typeof app.ctx, organization: OrganizationKey) => {
  const { email_id } = app.organizations[organization].users.admin;
  return (await logIn(ctx, { email_id, password: TEST_PASSWORD })) as SignedIn;
};

test('the demo’s people come in where the demo is on, and nowhere else', async () => {
  const before = await signIn(app.ctx, 'a');
  await expect(signIn(without, 'a')).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(refreshSession(without, { refresh_token: before.refresh_token })).rejects.toMatchObject({
    code: 'unauthorized',
  });
  expect((await refreshSession(app.ctx, { refresh_token: before.refresh_token })).token).toMatch(
    /^[\w-]+\.[\w-]+\.[\w-]+$/,
  );
});

test('real people come in either way', async () => {
  for (const ctx of [app.ctx, without]) {
    const { refresh_token } = await signIn(ctx, 'b');
    expect((await refreshSession(ctx, { refresh_token })).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  }
});

/** Asks by a name of the caller's choice, as a page of a stranger does whose name leads here. */
const outboxAs = (host: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request(`${app.url}/dev/outbox.json`, { headers: { host } }, async (answer) => {
      const text = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, text });
    })
      .once('error', reject)
      .end();
  });

test('the outbox shows the demo’s own mails to this machine alone', async () => {
  const words = { subject: 'Set a new password', text: 'https://landfall.example.test/reset_password?token=x' };
  const { mailer } = app.services;
  await mailer.send({ org_id: real.id, to: 'ada@real.example', ...words });
  await mailer.send({ to: 'nobody@real.example', ...words });
  await mailer.send({ org_id: demo.id, to: 'ada@demo.example', ...words });
  const { port } = new URL(app.url);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]']) {
    const { status, text } = await outboxAs(host);
    expect(status).toBe(200);
    expect((JSON.parse(text) as { mails: { to: string }[] }).mails.map(({ to }) => to)).toEqual(['ada@demo.example']);
  }
  for (const host of ['rebound.example', `landfall.example:${port}`, '192.168.1.7', '127.0.0.1.rebound.example'])
    expect(await outboxAs(host)).toEqual({ status: 404, text: 'Not found' });
});
