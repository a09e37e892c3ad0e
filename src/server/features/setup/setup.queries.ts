import { sql } from 'kysely';
import { z } from 'zod';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { SetupStep } from '#shared/features/setup/setup.rules.ts';

export interface SetupView {
  /** Nobody needs the list anymore. */
  is_dismissed: boolean;
  done: Record<SetupStep, boolean>;
}

/** How far an organization is set up, by what the database holds. */
export const getSetup = verb(
  { name: 'setup.get', kind: 'read', permission: 'organization:manage', input: z.strictObject({}) },
  async (ctx): Promise<SetupView> => {
    const [[own], programs, clinicians, staff, people, sources, inquiries] = await read(ctx, (db) => [
      db
        .selectFrom('organizations')
        .select([
          sql<boolean>`setup_dismissed_at is not null`.as('is_dismissed'),
          sql<boolean>`postal_address is not null and cardinality(sender_names) > 0`.as('has_sender'),
        ])
        .where('organizations.id', '=', ctx.actor.org_id),
      db
        .selectFrom('facilities')
        .select('id')
        .where(inOrganization(ctx, 'facilities'))
        .where('deleted_at', 'is', null)
        .limit(1),
      db
        .selectFrom('clinicians')
        .select('id')
        .where(inOrganization(ctx, 'clinicians'))
        .where('deleted_at', 'is', null)
        .limit(1),
      db
        .selectFrom('configurations')
        .select('id')
        .where(inOrganization(ctx, 'configurations'))
        .where('type', '=', 'ADMISSION_STAFF')
        .where(sql<boolean>`jsonb_array_length(config -> 'staff') > 0`)
        .limit(1),
      db.selectFrom('users').select('id').where(inOrganization(ctx, 'users')).limit(2),
      db.selectFrom('referral_sources').select('id').where(inOrganization(ctx, 'referral_sources')).limit(1),
      db.selectFrom('inquiries').select('id').where(inOrganization(ctx, 'inquiries')).limit(1),
    ]);
    return {
      is_dismissed: own?.is_dismissed ?? true,
      done: {
        programs: programs.length > 0,
        clinicians: clinicians.length > 0,
        staff: staff.length > 0,
        people: people.length > 1,
        sender: own?.has_sender ?? false,
        source: sources.length > 0,
        inquiry: inquiries.length > 0,
      },
    };
  },
);
