import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** The id of one inquiry of it; no row where there is none. */
export const inquiryOf = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('inquiries')
    .select('inquiries.id')
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id);

/** Outreach sees of an inquiry its name, its status and when it was created; everyone else who may read sees it whole. */
export const seesFullRecord = (ctx: Context): boolean => ctx.actor.kind === 'system' || ctx.actor.role !== 'outreach';
