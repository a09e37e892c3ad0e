import { asOrganization, type Context, type PublicContext } from '#server/platform/context.ts';
import { listOrganizations } from '#server/platform/list-organizations.ts';

/** A scheduled piece of work over all organizations. It is safe to run twice and to be killed at any point. */
export type Task = (ctx: PublicContext, signal: AbortSignal) => Promise<void>;

/** Runs `work` inside each organization in turn; one that fails does not keep the others from theirs. */
export async function eachOrganization(
  ctx: PublicContext,
  signal: AbortSignal,
  work: (own: Context) => Promise<void>,
): Promise<void> {
  for (const org_id of await listOrganizations(ctx)) {
    if (signal.aborted) return;
    try {
      await work(asOrganization(ctx, org_id));
    } catch (err) {
      ctx.services.logger.error('scheduled task failed', { err, org_id, action: ctx.action });
    }
  }
}
