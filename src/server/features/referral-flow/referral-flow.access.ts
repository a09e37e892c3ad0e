import type { Context } from '#server/platform/context.ts';

/** Outreach sees in full the records it logged itself; of the others only that they are there (C-5). */
export const seesFullRecord = (ctx: Context, record: { own: boolean }): boolean =>
  ctx.actor.kind === 'system' || ctx.actor.role !== 'outreach' || record.own;
