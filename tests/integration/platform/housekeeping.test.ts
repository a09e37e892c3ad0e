import { expect, test } from 'vitest';
import { asOrganisation } from '../../../src/server/platform/context.ts';
import { keepHouse } from '../../../src/server/platform/housekeeping.ts';
import { startTestApp } from '../../support/app.ts';
import { createResetToken } from '../../support/matrix/records.ts';

const DAY_MS = 24 * 60 * 60_000;
const app = await startTestApp();

test('sessions and links go thirty days after their end, and no sooner', async () => {
  const { session_id } = await app.signIn('admin');
  await createResetToken(app, 'a');
  const own = asOrganisation(app.ctx, app.organisations.a.id);
  const left = async () =>
    app.within('a', async (tx) => {
      const sessions = await tx.db.selectFrom('sessions').select('id').where('id', '=', session_id).execute();
      const tokens = await tx.db.selectFrom('refresh_tokens').select('session_id').execute();
      const links = await tx.db.selectFrom('password_resets').select('user_id').execute();
      return [sessions.length, tokens.length, links.length];
    });
  expect(await left()).toEqual([1, 1, 1]);
  app.clock.advance(30 * DAY_MS);
  await keepHouse(own);
  expect(await left()).toEqual([1, 1, 1]);
  app.clock.advance(DAY_MS);
  await keepHouse(own);
  expect(await left()).toEqual([0, 0, 0]);
});
