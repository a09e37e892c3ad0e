import { expect, test } from 'vitest';
import { asOrganization } from '#server/platform/context.ts';
import { removeExpired } from '#server/platform/remove-expired.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createResetToken } from '#tests/support/matrix/records.ts';

const DAY_MS = 24 * 60 * 60_000;
const app = await startTestApp();

test('sessions and links go thirty days after their end, and no sooner', async () => {
  const { session_id } = await app.signIn('admin');
  await createResetToken(app, 'a');
  const own = asOrganization(app.ctx, app.organizations.a.id);
  const left = async () =>
    app.within('a', async (tx) => {
      const sessions = await tx.db.selectFrom('sessions').select('id').where('id', '=', session_id).execute();
      const tokens = await tx.db.selectFrom('refresh_tokens').select('session_id').execute();
      const links = await tx.db.selectFrom('password_resets').select('user_id').execute();
      return [sessions.length, tokens.length, links.length];
    });
  expect(await left()).toEqual([1, 1, 1]);
  app.clock.advance(30 * DAY_MS);
  await removeExpired(own);
  expect(await left()).toEqual([1, 1, 1]);
  app.clock.advance(DAY_MS);
  await removeExpired(own);
  expect(await left()).toEqual([0, 0, 0]);
});
