import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { versionOf } from '#server/platform/versioned.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import type { AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { selectAudience } from './audiences.view.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
export async function lockAudience(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('audiences')
    .select(['id', 'name'])
    .select(versionOf('audiences'))
    .where(inOrganization(tx, 'audiences'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', text.not_found);
  return row;
}

/** An audience's rules as they stand; a name that is no own audience finds nothing. */
export const rulesQuery = (db: Db, ctx: Context, audience: string) =>
  db
    .selectFrom('audiences')
    .select(['audiences.joined', 'audiences.rules', 'audiences.excluded'])
    .where(inOrganization(ctx, 'audiences'))
    .where('audiences.id', '=', audience === EVERYONE ? null : audience)
    .$castTo<AudienceRules>();

/**
 * Whom an audience means, within the transaction that freezes or chooses it: it cannot be deleted before its end.
 * @returns null for all contacts. @throws not_found for one that is not there
 */
export async function holdAudience(tx: TxContext, audience: string): Promise<AudienceRules | null> {
  if (audience === EVERYONE) return null;
  const found = await rulesQuery(tx.db, tx, audience).forShare().executeTakeFirst();
  ensure(found, 'not_found', text.not_found);
  return found;
}

/** An audience as its card shows it, within the transaction that changed it. */
export const currentAudience = (tx: TxContext, id: string) =>
  selectAudience(tx.db).where(inOrganization(tx, 'audiences')).where('audiences.id', '=', id).executeTakeFirstOrThrow();
