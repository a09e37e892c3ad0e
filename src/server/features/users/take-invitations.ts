import { type Context, userId } from '#server/platform/context.ts';

/** Counts invitations before any is made: each sends a mail to an address that somebody typed. @throws too_many_requests */
export async function takeInvitations(ctx: Context, count: number): Promise<void> {
  const { limits } = ctx.services;
  const { org_id } = ctx.actor;
  for (let taken = 0; taken < count; taken += 1) {
    await limits.consume('invite_user', userId(ctx) ?? org_id);
    await limits.consume('invite_org', org_id);
  }
}
