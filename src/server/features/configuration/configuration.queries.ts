import { z } from 'zod';
import { ConfigurationGetInput, readType } from '../../../shared/features/configuration/configuration.schemas.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { listPlatforms } from '../ehr/ehr.queries.ts';
import { placeOf, rowAt } from './configuration.access.ts';

/** What a type holds, with its version: 0 before anyone has saved it. */
export type ConfigurationView = Record<string, unknown> & { version: number };

/** One type's configuration: the organisation's, or the acting person's own. */
export const getConfiguration = verb(
  { name: 'configuration.get', kind: 'read', permission: 'configuration:read', input: ConfigurationGetInput },
  async (ctx, { type }): Promise<ConfigurationView> => {
    if (type === 'EHR') return { platforms: await listPlatforms(ctx, {}), version: 0 };
    const { kind } = readType(type);
    const place = await placeOf(ctx, type);
    const [rows] = await read(ctx, (db) => [rowAt(db, place).select(['config', 'version'])]);
    const saved = rows[0];
    if (!saved) return { ...kind.empty, version: 0 };
    const config = saved.config as Record<string, unknown>;
    return { ...(kind.shown ? kind.shown(config) : config), version: saved.version };
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
