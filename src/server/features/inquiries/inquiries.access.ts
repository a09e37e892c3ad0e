import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { PERMISSIONS } from '#shared/platform/permissions.ts';
import { searchTerm } from '#shared/platform/search-term.ts';

/** The id of one inquiry of it; no row where there is none. */
export const inquiryOf = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('inquiries')
    .select('inquiries.id')
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id);

/** Outreach sees of an inquiry its name, its status and when it was created; everyone else who may read sees it whole. */
export const seesFullRecord = (ctx: Context): boolean => ctx.actor.kind === 'system' || ctx.actor.role !== 'outreach';

/**
 * What is searched for. Who does not see a client's phone finds nobody by it, digit by digit neither: a word without a
 * letter is looked for where a name's suffix begins.
 */
export function soughtBy(ctx: Context, typed = ''): string {
  const term = searchTerm(typed);
  if (seesFullRecord(ctx)) return term;
  const words = term.normalize('NFKD').split(/\s+/);
  return words.map((word) => (/^-|[\p{Lu}\p{Ll}\p{Lo}]/u.test(word) || word === '' ? word : `-${word}`)).join(' ');
}

/** The active people of the organization who may read its notes, by name. */
export const noteReadersOf = (db: Db, ctx: Context) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.firstname', 'users.lastname'])
    .where(inOrganization(ctx, 'users'))
    .where('users.is_active', '=', true)
    .where('users.role', 'in', [...PERMISSIONS['inquiries:note']])
    .orderBy('users.firstname')
    .orderBy('users.lastname')
    .orderBy('users.id');
