import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import {
  ConfigurationGetInput,
  ConfigurationVersionsInput,
  type HistoryType,
  readType,
  type VersionedType,
} from '#shared/features/configuration/configuration.schemas.ts';
import { listIntegrations } from '../integrations/integrations.queries.ts';
import { getOrganization } from '../organization/organization.queries.ts';
import { type Place, placeOf, rowAt, sharedPlace } from './configuration.access.ts';
import { type ConfigurationView, selectVersion, type VersionView } from './configuration.view.ts';

/** The versions that a history shows, newest first. */
const MAX_VERSIONS_SHOWN = 50;

async function contentAt(ctx: Context, place: Place): Promise<ConfigurationView> {
  const { kind } = readType(place.type as VersionedType);
  const [rows] = await read(ctx, (db) => [rowAt(db, ctx, place).select(['config', 'version'])]);
  const saved = rows[0];
  if (!saved) return { ...kind.empty, version: 0 };
  const config = saved.config as Record<string, unknown>;
  const shown = kind.shown ? kind.shown(config) : config;
  const { actor } = ctx;
  return {
    ...(kind.shownTo && actor.kind === 'user' ? kind.shownTo(shown, actor.role) : shown),
    version: saved.version,
  };
}

/** How the types that verbs of their own keep are read by the documented path. */
export const KEPT_ELSEWHERE = {
  EHR: async (ctx: Context): Promise<ConfigurationView> => ({ platforms: await listIntegrations(ctx, {}), version: 0 }),
  ORGANIZATION: async (ctx: Context): Promise<ConfigurationView> => {
    const { usual_retention_years: _usual, ...organization } = await getOrganization(ctx, {});
    return organization;
  },
} as const;

/** One type's configuration: the organization's, or the acting person's own. */
export const getConfiguration = verb(
  { name: 'configuration.get', kind: 'read', permission: 'configuration:read', input: ConfigurationGetInput },
  async (ctx, { type }): Promise<ConfigurationView> => {
    if (type === 'EHR' || type === 'ORGANIZATION') return KEPT_ELSEWHERE[type](ctx);
    return contentAt(ctx, await placeOf(ctx, type, 'read'));
  },
);

/** The names an inquiry's staff is chosen from. */
export const listAdmissionStaff = verb(
  { name: 'configuration.admission_staff', kind: 'read', permission: 'inquiries:list', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const { staff } = await contentAt(ctx, sharedPlace(ctx, 'ADMISSION_STAFF'));
    return staff as string[];
  },
);

/** The names a referral's marketing contact is chosen from. */
export const listOutreachStaff = verb(
  { name: 'configuration.outreach_staff', kind: 'read', permission: 'outreach:read', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const { staff } = await contentAt(ctx, sharedPlace(ctx, 'OUTREACH_STAFF'));
    return staff as string[];
  },
);

/** The saved versions of a type. Every query of them goes through here. */
export const versionsOf = (db: Db, ctx: Context, type: HistoryType) =>
  selectVersion(db).where(inOrganization(ctx, 'configuration_versions')).where('type', '=', type);

/** What a type held before, newest first: who saved it, when, and all it held. */
export const listConfigurationVersions = verb(
  {
    name: 'configuration.versions',
    kind: 'read',
    permission: 'configuration:history',
    input: ConfigurationVersionsInput,
  },
  async (ctx, { type }): Promise<VersionView[]> => {
    const [versions] = await read(ctx, (db) => [
      versionsOf(db, ctx, type).orderBy('version', 'desc').limit(MAX_VERSIONS_SHOWN),
    ]);
    return versions;
  },
);
