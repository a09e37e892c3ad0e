import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { raiseAuditAlarm } from '#shared/features/audit/audit.jobs.ts';
import type { AuditCheck } from '#shared/features/audit/audit.rules.ts';
import { AuditCheckInput } from '#shared/features/audit/audit.schemas.ts';
import { checkChain } from './check-chain.ts';

/** Rows that one call looks at: about a second, so that a person sees how far it is. */
const ROWS_A_CALL = 50_000;

const entryOf = ({ intact, checked_to, broken_at, reason }: AuditCheck) => ({
  entity: 'audit_seal',
  outcome: intact ? ('done' as const) : ('failed' as const),
  details: { intact, checked_to, broken_at, reason },
});

/** Looks at the next part of the audit chain, and says how far it has come. */
export const checkAudit = verb(
  { name: 'audit.check', kind: 'read', permission: 'audit:read', input: AuditCheckInput },
  async (ctx, { from }): Promise<AuditCheck> => {
    const found = await checkChain(ctx, from, ROWS_A_CALL);
    await read(ctx, () => [], entryOf(found));
    return found;
  },
);

/** Looks at the whole chain of an organization; where it does not hold, every administrator gets a mail. */
export async function checkWholeAudit(ctx: Context, signal?: AbortSignal): Promise<AuditCheck> {
  let found = await checkChain(ctx, 0, ROWS_A_CALL);
  while (found.next !== null && !signal?.aborted) found = await checkChain(ctx, found.next, ROWS_A_CALL);
  await withTransaction(ctx, async (tx) => {
    await audit(tx, entryOf(found));
    await raiseAlarm(tx, found);
  });
  return found;
}

async function raiseAlarm(tx: TxContext, { broken_at, reason }: AuditCheck): Promise<void> {
  if (broken_at === null || reason === null) return;
  const administrators = await tx.db
    .selectFrom('users')
    .select('id')
    .where(inOrganization(tx, 'users'))
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .execute();
  await Promise.all(administrators.map(({ id }) => enqueue(tx, raiseAuditAlarm, { user_id: id, broken_at, reason })));
}
