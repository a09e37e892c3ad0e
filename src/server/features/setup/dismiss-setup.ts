import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';

/** Hides the list of what to set up, for every administrator of the organization and for good. */
export const dismissSetup = verb(
  { name: 'setup.dismiss', kind: 'write', permission: 'organization:manage', input: z.strictObject({}) },
  (ctx): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      await tx.db
        .updateTable('organizations')
        .set({ setup_dismissed_at: tx.services.clock.now().toISOString() })
        .where('organizations.id', '=', tx.actor.org_id)
        .execute();
      await audit(tx, { entity: 'organization', ids: [tx.actor.org_id] });
      return { ok: true };
    }),
);
