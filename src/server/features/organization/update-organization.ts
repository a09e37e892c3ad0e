import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale, versionOf } from '#server/platform/versioned.ts';
import { organizationMessages } from '#shared/features/organization/organization.messages.ts';
import { OrganizationChangeInput } from '#shared/features/organization/organization.schemas.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { ownOrganization } from './organization.queries.ts';
import type { OrganizationView } from './organization.view.ts';

const lockOrganization = (tx: TxContext) =>
  tx.db
    .selectFrom('organizations')
    .select([...versionOf('organizations'), 'two_factor_roles'])
    .where('organizations.id', '=', tx.actor.org_id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Roles that were required before keep their day: nobody's grace begins again. */
function requiredSince(tx: TxContext, roles: readonly Role[], before: Partial<Record<Role, string>>): string {
  const now = tx.services.clock.now().toISOString();
  return JSON.stringify(Object.fromEntries(roles.map((role) => [role, before[role] ?? now])));
}

/**
 * Settles the whole organization's name, zone, footer and rules, of which what is left out stays as it is; they count from everybody's next call on.
 * @throws conflict, with the organization as it is now, when it has changed since the version it was read with
 */
export const updateOrganization = verb(
  { name: 'organization.update', kind: 'write', permission: 'organization:manage', input: OrganizationChangeInput },
  (ctx, { version, two_factor_roles: roles, ...wanted }): Promise<OrganizationView> =>
    withTransaction(ctx, async (tx) => {
      const current = () => ownOrganization(tx.db, tx).executeTakeFirstOrThrow();
      const locked = await lockOrganization(tx);
      await refuseStale(tx, locked, { version }, { message: organizationMessages.changed_meanwhile, current });
      const before = await current();
      const { two_factor_roles, ...changes } = changesIn(
        { ...wanted, ...(roles && { two_factor_roles: roles.toSorted() }) },
        before,
        { path: '' },
      );
      const required = two_factor_roles && requiredSince(tx, two_factor_roles, locked.two_factor_roles);
      await tx.db
        .updateTable('organizations')
        .set({ ...changes, ...(required && { two_factor_roles: required }), ...nextVersion(tx) })
        .where('organizations.id', '=', tx.actor.org_id)
        .execute();
      const fields = [...Object.keys(changes), ...(required ? ['two_factor_roles'] : [])];
      await audit(tx, { entity: 'organization', ids: [tx.actor.org_id], details: { fields } });
      return current();
    }),
);
