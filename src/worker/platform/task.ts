import { sql } from 'kysely';
import { asOrganisation, type Context, type PublicContext } from '../../server/platform/context.ts';
import { lookup } from '../../server/platform/transaction.ts';

/** A scheduled piece of work over all organisations. It is safe to run twice and to be killed at any point. */
export type Task = (ctx: PublicContext, signal: AbortSignal) => Promise<void>;

/** Runs `work` inside each organisation in turn; one that fails does not keep the others from theirs. */
export async function eachOrganisation(
  ctx: PublicContext,
  signal: AbortSignal,
  work: (own: Context) => Promise<void>,
): Promise<void> {
  const organisations = await lookup(ctx, (db) =>
    db.selectFrom(sql<{ org_id: string }>`list_organisations()`.as('organisations')).selectAll(),
  );
  for (const { org_id } of organisations) {
    if (signal.aborted) return;
    try {
      await work(asOrganisation(ctx, org_id));
    } catch (err) {
      ctx.services.logger.error('scheduled task failed', { err, org_id, action: ctx.action });
    }
  }
}
