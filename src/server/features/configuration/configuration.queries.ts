import { z } from 'zod';
import {
  CONFIGURATION_TYPES,
  ConfigurationGetInput,
  EMPTY_CONFIGURATION,
} from '../../../shared/features/configuration/configuration.schemas.ts';
import { userId } from '../../platform/context.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';

/** One type's configuration: the organisation's, or the acting person's own. */
export const getConfiguration = verb(
  { name: 'configuration.get', kind: 'read', permission: 'configuration:read', input: ConfigurationGetInput },
  async (ctx, { type }): Promise<Record<string, unknown>> => {
    const owner = CONFIGURATION_TYPES[type] === 'person' ? userId(ctx) : null;
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('configurations')
        .select('config')
        .where('org_id', '=', ctx.actor.org_id)
        .where('type', '=', type)
        .where('user_id', owner === null ? 'is' : '=', owner),
    ]);
    return (rows[0]?.config as Record<string, unknown> | undefined) ?? EMPTY_CONFIGURATION[type];
  },
);

/** The names an inquiry's staff is chosen from. */
export const listAdmissionStaff = verb(
  { name: 'configuration.admission_staff', kind: 'read', permission: 'configuration:read', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const { staff } = await getConfiguration(ctx, { type: 'ADMISSION_STAFF' });
    return staff as string[];
  },
);

/** The names a referral's marketing contact is chosen from. */
export const listOutreachStaff = verb(
  { name: 'configuration.outreach_staff', kind: 'read', permission: 'configuration:read', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const { staff } = await getConfiguration(ctx, { type: 'OUTREACH_STAFF' });
    return staff as string[];
  },
);
