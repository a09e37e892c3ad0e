import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ClientCreateInput } from '#shared/features/clients/clients.schemas.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { ensurePastBirth, storedValues } from './client-values.ts';

/** Creates a client. A client of the same name is no hindrance: the screen has warned (C-16). */
export const createClient = verb(
  { name: 'clients.create', kind: 'write', permission: 'clients:write', input: ClientCreateInput },
  (ctx, input) =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, ['CARRIERS'])],
      async (tx, [lists]) => {
        ensureOffered(lists, [{ list: 'CARRIERS', field: 'carrier', value: input.carrier }]);
        ensurePastBirth(tx, input);
        const id = tx.services.newId();
        const { user_id } = person(tx);
        const now = tx.services.clock.now().toISOString();
        await tx.db
          .insertInto('clients')
          .values({
            ...storedValues(tx, id, input),
            id,
            org_id: tx.actor.org_id,
            created_at: now,
            created_by: user_id,
            updated_at: now,
            updated_by: user_id,
          })
          .execute();
        await audit(tx, { entity: 'client', ids: [id] });
        return { id };
      },
    ),
);
