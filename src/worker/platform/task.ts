import { asOrganization, type Context, type PublicContext } from '#server/platform/context.ts';
import { listOrganizations } from '#server/platform/list-organizations.ts';

/** A scheduled piece of work over all organizations. It is safe to run twice and to be killed at any point. */
export type Task = (ctx: PublicContext, signal: AbortSignal) => Promise<void>;

/** Runs `work` inside each of some organizations in turn; one that fails does not keep the others from theirs. */
export async function eachOf(
  organizations: readonly string[],
  ctx: PublicContext,
  signal: AbortSignal,
  work: (own: Context) => Promise<void>,
): Promise<void> {
  for (const org_id of organizations) {
    if (signal.aborted) return;
    try {
      await work(asOrganization(ctx, org_id));
    } catch (err) {
      ctx.services.logger.error('scheduled task failed', { err, org_id, action: ctx.action });
    }
  }
}

/** The same inside each organization there is. */
export const eachOrganization = async (
  ctx: PublicContext,
  signal: AbortSignal,
  work: (own: Context) => Promise<void>,
): Promise<void> => eachOf(await listOrganizations(ctx), ctx, signal, work);
