import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type OrganizationView, selectOrganization } from './organization.view.ts';

/** The acting organization's own row. */
export const ownOrganization = (db: Db, ctx: Context) =>
  selectOrganization(db).where('organizations.id', '=', ctx.actor.org_id);

/** What is settled for the whole organization, and how long the installation keeps calls where it says nothing. */
export const getOrganization = verb(
  { name: 'organization.get', kind: 'read', permission: 'organization:manage', input: z.strictObject({}) },
  async (ctx): Promise<OrganizationView & { usual_retention_years: number }> => {
    const [[organization]] = await read(ctx, (db) => [ownOrganization(db, ctx)]);
    ensure(organization, 'unauthorized', 'Sign in again.');
    return { ...organization, usual_retention_years: ctx.services.callRetentionYears };
  },
);
