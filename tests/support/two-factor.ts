import { generate } from 'otplib';
import type { Role } from '#shared/platform/permissions.ts';
import type { TestApp } from './app.ts';
import { type OrganizationKey, TEST_PASSWORD } from './organizations.ts';

/** The six digits that an authenticator with this secret shows at the app's hour, or so many seconds from it. */
export const codeAt = (app: Pick<TestApp, 'clock'>, secret: string, ahead = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + ahead });

/** The secret of somebody whose two-factor sign-in is on from now, whatever it was before; none of its codes is used. */
export function withTwoFactor(app: TestApp, organization: OrganizationKey, user_id: string): Promise<string> {
  return app.within(organization, async (tx) => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const place = { org_id: tx.actor.org_id, row_id: user_id, column: 'two_factors.secret' };
    const row = {
      secret: tx.services.fieldCipher.encrypt(secret, place),
      confirmed_at: tx.services.clock.now().toISOString(),
      last_step: 0,
    };
    await tx.db
      .insertInto('two_factors')
      .values({ ...row, user_id, org_id: tx.actor.org_id, created_at: row.confirmed_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    return secret;
  });
}

/** Everybody of a role must sign in with two factors, and their days of grace are over; nobody of them has it yet. */
export function requireTwoFactor(app: TestApp, organization: OrganizationKey, role: Role): Promise<void> {
  return app.within(organization, async (tx) => {
    const long_ago = '2026-01-01T00:00:00Z';
    const { org_id } = tx.actor;
    const { user_id } = app.organizations[organization].users[role];
    await tx.db.deleteFrom('two_factors').where('org_id', '=', org_id).where('user_id', '=', user_id).execute();
    await tx.db
      .updateTable('users')
      .set({ created_at: long_ago })
      .where('org_id', '=', org_id)
      .where('role', '=', role)
      .execute();
    await tx.db
      .updateTable('organizations')
      .set({ two_factor_roles: JSON.stringify({ [role]: long_ago }) })
      .where('id', '=', org_id)
      .execute();
  });
}

interface Challenged {
  challenge: string;
  step: 'code' | 'enroll';
}

/** What a right password is answered with while a second step is due. */
export async function challengeOf(app: TestApp, organization: OrganizationKey, role: Role): Promise<Challenged> {
  const { email_id } = app.organizations[organization].users[role];
  const answer = await app.anyone.rest('POST', '/auth/login', { email_id, password: TEST_PASSWORD });
  return answer.body.result as Challenged;
}
