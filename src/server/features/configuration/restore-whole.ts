import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { parseInput, permit } from '#server/platform/verb.ts';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { WHOLES, type WholeType } from '#shared/features/configuration/wholes.ts';
import { ensure } from '#shared/platform/errors.ts';
import { capacityWholes } from '../capacity/capacity-wholes.ts';
import { publishedFields } from '../custom-config/published-fields.ts';
import { keepingHistory, newestVersion, type Whole } from '../histories/keep-history.ts';
import { versionsOf } from './configuration.queries.ts';
import type { ConfigurationView } from './configuration.view.ts';

const KEPT: Readonly<Record<WholeType, Whole<object>>> = {
  INQUIRY_FIELDS: publishedFields,
  PROGRAMS: capacityWholes.programs,
  CLINICAL_MEMBERS: capacityWholes.members,
};

interface Asked {
  type: WholeType;
  restore: number;
  version: number;
}

/** Makes the rows of a whole what an earlier version holds, as a new version; rows made since are archived. */
export async function restoreWhole(ctx: Context, { type, restore, version }: Asked): Promise<ConfigurationView> {
  const { write, schema } = WHOLES[type];
  await permit(ctx, write);
  return withTransaction(ctx, async (tx) => {
    const whole = KEPT[type];
    await keepingHistory(
      tx,
      whole,
      async () => {
        const kept = await versionsOf(tx.db, tx, type).where('version', '=', restore).executeTakeFirst();
        ensure(kept, 'not_found', text.version_not_found);
        ensure((await newestVersion(tx, type)) === version, 'conflict', text.history_moved_on);
        await whole.restore(tx, parseInput(schema, kept.config));
      },
      restore,
    );
    await audit(tx, { entity: 'configuration', ids: [tx.actor.org_id], details: { type, restored_from: restore } });
    return { ...((await whole.read(tx)) as object), version: (await newestVersion(tx, type)) ?? 0 };
  });
}
