import { asOrganisation, type Context, type PublicContext } from '../../server/platform/context.ts';
import { listOrganisations } from '../../server/platform/list-organisations.ts';

/** A scheduled piece of work over all organisations. It is safe to run twice and to be killed at any point. */
export type Task = (ctx: PublicContext, signal: AbortSignal) => Promise<void>;

/** Runs `work` inside each organisation in turn; one that fails does not keep the others from theirs. */
export async function eachOrganisation(
  ctx: PublicContext,
  signal: AbortSignal,
  work: (own: Context) => Promise<void>,
): Promise<void> {
  for (const org_id of await listOrganisations(ctx)) {
    if (signal.aborted) return;
    try {
      await work(asOrganisation(ctx, org_id));
    } catch (err) {
      ctx.services.logger.error('scheduled task failed', { err, org_id, action: ctx.action });
    }
  }
}
