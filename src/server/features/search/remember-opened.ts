import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { isAllowed, verb } from '#server/platform/verb.ts';
import { navigationMessages } from '#shared/features/navigation/navigation.messages.ts';
import { OpenedInput, type RecordKind } from '#shared/features/search/search.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { READERS } from './search.queries.ts';

/** Records that are remembered of one person. */
const MAX_REMEMBERED = 30;

const TABLES = {
  inquiry: 'inquiries',
  client: 'clients',
  source: 'referral_sources',
  contact: 'referral_contacts',
  task: 'tasks',
  call: 'calls',
} as const satisfies Record<RecordKind, string>;

/**
 * Keeps what the signed-in person opened, so that it is found first when they search next. Nothing is kept, and nothing
 * said to have been opened, of a kind that their role does not show: it may still come by their links. @throws not_found
 */
export const rememberOpened = verb(
  { name: 'search.remember', kind: 'write', permission: 'dashboard:read', input: OpenedInput },
  (ctx, { kind, id }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      if (!isAllowed(tx, READERS[kind])) return { ok: true };
      const { user_id } = person(tx);
      const { rows } = await sql`select r.id from ${sql.table(TABLES[kind])} r
        where ${inOrganization(tx, 'r')} and r.id = ${id}`.execute(tx.db);
      ensure(rows[0], 'not_found', navigationMessages.record_not_found);
      const opened_at = tx.services.clock.now().toISOString();
      await tx.db
        .insertInto('recent_records')
        .values({ org_id: tx.actor.org_id, user_id, kind, record_id: id, opened_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'record_id']).doUpdateSet({ opened_at }))
        .execute();
      await tx.db
        .deleteFrom('recent_records')
        .where(inOrganization(tx, 'recent_records'))
        .where('recent_records.user_id', '=', user_id)
        .where('recent_records.opened_at', '<', (eb) =>
          eb
            .selectFrom('recent_records as kept')
            .select(sql<string>`min(kept.opened_at)`.as('oldest'))
            .where('kept.opened_at', 'in', (newest) =>
              newest
                .selectFrom('recent_records as each')
                .select('each.opened_at')
                .where(inOrganization(tx, 'each'))
                .where('each.user_id', '=', user_id)
                .orderBy('each.opened_at', 'desc')
                .limit(MAX_REMEMBERED),
            )
            .where(inOrganization(tx, 'kept'))
            .where('kept.user_id', '=', user_id),
        )
        .execute();
      await audit(tx, { entity: kind === 'source' ? 'referral_source' : kind, ids: [id] });
      return { ok: true };
    }),
);
