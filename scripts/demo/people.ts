import { newTotpSecret } from '#server/platform/auth/totp.ts';
import type { TxContext } from '#server/platform/context.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';
import type { DemoOrganization } from './organizations.ts';
import { seeded } from './seeded.ts';

/**
 * People beside those whose sign-ins are printed: one with two-factor sign-in, which an administrator can take off, and
 * one who has not taken up the invitation yet.
 */
export async function addFurtherPeople(
  tx: TxContext,
  { organization, password_hash, now }: { organization: DemoOrganization; password_hash: string; now: Date },
): Promise<void> {
  const { id: org_id, further_people } = organization;
  if (further_people.length === 0) return;
  const chance = seeded(`further people of ${organization.name}`);
  const people = further_people.map((person) => ({ ...person, user_id: chance.id(person.email_id) }));
  await tx.db
    .insertInto('users')
    .values(
      people.map(({ user_id: id, state, ...person }) => ({
        ...{ ...person, id, org_id, can_export: mayExportByDefault(person.role) },
        password_hash: state === 'invited' ? null : password_hash,
      })),
    )
    .execute();
  for (const { user_id, state } of people) {
    if (state !== 'two_factor') continue;
    const place = { org_id, row_id: user_id, column: 'two_factors.secret' };
    await tx.db
      .insertInto('two_factors')
      .values({
        ...{ org_id, user_id, last_step: 0 },
        secret: tx.services.fieldCipher.encrypt(newTotpSecret(), place),
        confirmed_at: now.toISOString(),
        created_at: now.toISOString(),
      })
      .execute();
  }
}
