import type { Context } from '#server/platform/context.ts';

/** Counts one request to the assistant, for the person and for the organization. */
export async function takeLimits({ actor, services }: Context): Promise<void> {
  if (actor.kind === 'user') await services.limits.consume('assistant_user', actor.user_id);
  await services.limits.consume('assistant_org', actor.org_id);
}
