import { hashPassword } from '#server/platform/auth/passwords.ts';
import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';
import { ROLES, type Role } from '#shared/platform/permissions.ts';

/** Every test person's password. */
export const TEST_PASSWORD = 'Quiet#Harbour42';

export type OrganizationKey = 'a' | 'b';

export interface TestUser {
  user_id: string;
  org_id: string;
  role: Role;
  firstname: string;
  lastname: string;
  email_id: string;
}

export interface TestOrganization {
  id: string;
  name: string;
  users: Record<Role, TestUser>;
}

const FIRST_NAMES: Record<Role, string> = {
  admin: 'Avery',
  manager: 'Morgan',
  admissions: 'Jordan',
  outreach: 'Riley',
  clinical: 'Casey',
  analyst: 'Quinn',
};

/** Argon2 is slow on purpose, so each test file works it out once for everybody. */
const passwordHash = hashPassword(TEST_PASSWORD);

/**
 * One organization with one person of each role. Two of them bear the same names everywhere, so that a look-up by name
 * alone finds the wrong one; only the e-mails (`admin@a.example`, `admin@b.example`, …) and the ids differ.
 */
export async function createTestOrganization(ctx: PublicContext, key: OrganizationKey): Promise<TestOrganization> {
  const { newId } = ctx.services;
  const id = newId();
  const name = 'Maple House Recovery';
  const password_hash = await passwordHash;
  const person = (role: Role): TestUser => ({
    user_id: newId(),
    org_id: id,
    role,
    firstname: FIRST_NAMES[role],
    lastname: 'Example',
    email_id: `${role}@${key}.example`,
  });
  const users = Object.fromEntries(ROLES.map((role) => [role, person(role)])) as Record<Role, TestUser>;
  await withTransaction(asOrganization(ctx, id), async (tx) => {
    await tx.db
      .insertInto('organizations')
      .values({ id, name, org_type: 'Treatment center', website_url: null })
      .execute();
    await tx.db
      .insertInto('users')
      .values(
        Object.values(users).map(({ user_id, ...user }) => ({
          ...user,
          id: user_id,
          can_export: mayExportByDefault(user.role),
          password_hash,
        })),
      )
      .execute();
  });
  return { id, name, users };
}
