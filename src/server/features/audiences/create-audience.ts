import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { takeTurn } from '#server/platform/take-turn.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { AudienceCreateInput } from '#shared/features/audiences/audiences.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { currentAudience } from './audiences.access.ts';
import type { AudienceView } from './audiences.view.ts';

/** @throws conflict where another audience has the name, an archived one too */
export async function refuseTakenName(tx: TxContext, name: string, own: string | null): Promise<void> {
  // One after the other: two who ask at once would both find the name free.
  await takeTurn(tx, 'audience names');
  const taken = await tx.db
    .selectFrom('audiences')
    .select('id')
    .where(inOrganization(tx, 'audiences'))
    .where('name_key', '=', ({ fn, val }) => fn<string>('fold', [val(name)]))
    .$if(own !== null, (all) => all.where('id', '<>', own!))
    .executeTakeFirst();
  if (taken) throw new AppError('conflict', text.name_taken, { fields: { name: text.name_taken } });
}

/** Describes a new audience by rules. */
export const createAudience = verb(
  { name: 'audiences.create', kind: 'write', permission: 'marketing:write', input: AudienceCreateInput },
  (ctx, { rules, excluded, ...input }): Promise<AudienceView> =>
    withTransaction(ctx, async (tx) => {
      await refuseTakenName(tx, input.name, null);
      const me = person(tx);
      const id = tx.services.newId();
      const now = tx.services.clock.now().toISOString();
      await tx.db
        .insertInto('audiences')
        .values({
          ...input,
          rules: JSON.stringify(rules),
          excluded: JSON.stringify(excluded),
          ...{ id, org_id: tx.actor.org_id, created_at: now, created_by_id: me.user_id, created_by: fullName(me) },
          ...{ updated_at: now, updated_by: me.user_id },
        })
        .execute();
      await audit(tx, { entity: 'audience', ids: [id] });
      return currentAudience(tx, id);
    }),
);
