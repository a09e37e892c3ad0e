import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { type Context, person } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { questionsMessages } from '#shared/features/questions/questions.messages.ts';
import { ExternalModelInput } from '#shared/features/questions/questions.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';

const TYPE = 'EXTERNAL_MODEL';

type Named = { readonly name: string } | null;

/** A row when the organization has agreed that text may go to this very model; to another it has to agree again. */
export const allowsExternalModel = (db: Db, ctx: Context, model: Named) =>
  db
    .selectFrom('configurations')
    .select('configurations.id')
    .where(inOrganization(ctx, 'configurations'))
    .where('type', '=', TYPE)
    .where('config', '@>', JSON.stringify({ allowed: true, model: model?.name ?? null }))
    .where(sql<boolean>`config->>'model' is not null`);

export interface ExternalModelView {
  /** The installation's external model, if there is one. */
  name: string | null;
  allowed: boolean;
  /** Who agreed, and when. */
  accepted: { by: string | null; at: number } | null;
}

/** Which model answers: the installation's external one, if there is one, only where the organization agreed. */
export const getExternalModel = verb(
  { name: 'questions.external_model', kind: 'read', permission: 'users:manage', input: z.strictObject({}) },
  async (ctx): Promise<ExternalModelView> => {
    const { model } = ctx.services;
    const [[consent]] = await read(ctx, (db) => [
      allowsExternalModel(db, ctx, model)
        .leftJoin('users', 'users.id', 'configurations.updated_by')
        .select([
          sql<string | null>`users.firstname || ' ' || users.lastname`.as('by'),
          sql<number>`epoch(configurations.updated_at)`.as('at'),
        ]),
    ]);
    const accepted = consent ? { by: consent.by, at: consent.at } : null;
    return { name: model?.name ?? null, allowed: accepted !== null, accepted };
  },
);

/** Lets text go to the configured model, or stops it; nothing leaves before an administrator has agreed. */
export const setExternalModel = verb(
  { name: 'questions.set_external_model', kind: 'write', permission: 'users:manage', input: ExternalModelInput },
  (ctx, { allowed }) =>
    withTransaction(ctx, async (tx) => {
      const model = tx.services.model?.name ?? null;
      ensure(!allowed || model !== null, 'conflict', questionsMessages.external_none);
      const row = {
        config: JSON.stringify({ allowed, model }),
        updated_at: tx.services.clock.now().toISOString(),
        updated_by: person(tx).user_id,
      };
      await tx.db
        .insertInto('configurations')
        .values({ ...row, id: tx.services.newId(), org_id: tx.actor.org_id, user_id: null, type: TYPE })
        .onConflict((conflict) => conflict.constraint('configurations_once').doUpdateSet(row))
        .execute();
      await audit(tx, { entity: 'configuration', details: { type: TYPE, allowed, model } });
      return { allowed };
    }),
);
