import { z } from 'zod';
import { ExternalModelInput } from '../../../shared/features/questions/questions.schemas.ts';
import { audit } from '../../platform/audit.ts';
import { type Context, person } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { read, withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';

const TYPE = 'EXTERNAL_MODEL';

/** A row when the organisation has agreed that page text may go to the configured model. */
export const allowsExternalModel = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .select('id')
    .where('org_id', '=', ctx.actor.org_id)
    .where('type', '=', TYPE)
    .where('config', '@>', JSON.stringify({ allowed: true }));

/** Which model answers: the installation's external one, if there is one, only where the organisation agreed. */
export const getExternalModel = verb(
  { name: 'questions.external_model', kind: 'read', permission: 'users:manage', input: z.strictObject({}) },
  async (ctx) => {
    const [consents] = await read(ctx, (db) => [allowsExternalModel(db, ctx)]);
    return { name: ctx.services.models.external?.name ?? null, allowed: consents.length > 0 };
  },
);

/** Lets page text go to the configured model, or stops it; nothing leaves before an administrator has agreed. */
export const setExternalModel = verb(
  { name: 'questions.set_external_model', kind: 'write', permission: 'users:manage', input: ExternalModelInput },
  (ctx, { allowed }) =>
    withTransaction(ctx, async (tx) => {
      const { user_id } = person(tx);
      const config = JSON.stringify({ allowed });
      await tx.db
        .insertInto('configurations')
        .values({
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          user_id: null,
          type: TYPE,
          config,
          updated_by: user_id,
        })
        .onConflict((conflict) =>
          conflict.constraint('configurations_once').doUpdateSet({ config, updated_by: user_id }),
        )
        .execute();
      await audit(tx, { entity: 'configuration', details: { type: TYPE, allowed } });
      return { allowed };
    }),
);
