import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale } from '#server/platform/versioned.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import {
  AudienceArchiveInput,
  AudienceOfInput,
  AudienceUpdateInput,
} from '#shared/features/audiences/audiences.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { currentAudience, lockAudience } from './audiences.access.ts';
import type { AudienceView } from './audiences.view.ts';
import { refuseTakenName } from './create-audience.ts';

/** Changes an audience; what is left out stays as it is, and what was sent already keeps the people it was sent to. */
export const updateAudience = verb(
  { name: 'audiences.update', kind: 'write', permission: 'marketing:write', input: AudienceUpdateInput },
  (ctx, { audience_id, version, rules, excluded, ...input }): Promise<AudienceView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockAudience(tx, audience_id);
      const current = () => currentAudience(tx, row.id);
      await refuseStale(tx, row, { version }, { message: text.changed_meanwhile, current });
      if (input.name !== undefined) await refuseTakenName(tx, input.name, row.id);
      const written = { rules: rules && JSON.stringify(rules), excluded: excluded && JSON.stringify(excluded) };
      await tx.db
        .updateTable('audiences')
        .set({ ...input, ...written, ...nextVersion(tx) })
        .where(inOrganization(tx, 'audiences'))
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'audience', ids: [row.id] });
      return current();
    }),
);

/** Puts an audience away, or brings it back. Campaigns that have chosen it still go to it. */
export const archiveAudience = verb(
  { name: 'audiences.archive', kind: 'write', permission: 'marketing:write', input: AudienceArchiveInput },
  (ctx, { audience_id, archived }): Promise<AudienceView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockAudience(tx, audience_id);
      await tx.db
        .updateTable('audiences')
        .set({ is_active: !archived, ...nextVersion(tx) })
        .where(inOrganization(tx, 'audiences'))
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'audience', ids: [row.id], details: { archived } });
      return currentAudience(tx, row.id);
    }),
);

/** Removes an audience that no campaign uses. @throws conflict where one does */
export const deleteAudience = verb(
  { name: 'audiences.delete', kind: 'write', permission: 'marketing:write', input: AudienceOfInput },
  (ctx, { audience_id }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const { id } = await lockAudience(tx, audience_id);
      const used = await tx.db
        .selectFrom('campaigns')
        .select('id')
        .where(inOrganization(tx, 'campaigns'))
        .where('audience', '=', id)
        .executeTakeFirst();
      ensure(!used, 'conflict', text.is_used);
      await tx.db.deleteFrom('audiences').where(inOrganization(tx, 'audiences')).where('id', '=', id).execute();
      await audit(tx, { entity: 'audience', ids: [id] });
      return { id };
    }),
);
