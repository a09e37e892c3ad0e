import { type SqlBool, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { EhrAdapter } from '#shared/features/ehr/ehr.rules.ts';
import type { ConnectionFault, Platform } from '#shared/features/integrations/integrations.rules.ts';

/** What a row of type `EHR` holds; the private key as the field cipher made it. */
export interface StoredKeys {
  public_key: string;
  private_key: string;
  last4: string;
  active: boolean;
  base_url?: string;
  /** Seconds since the epoch, of the last tests with these keys. */
  tested_well?: number;
  tested_badly?: number;
  fault?: ConnectionFault;
}

export const CONFIGURATION_TYPE = 'EHR';

export interface KeysRow {
  id: string;
  name: Platform;
  config: StoredKeys;
  version: number;
  updated_by: string | null;
}

/** Where a private key is bound to. */
export const keyPlace = (org_id: string, row_id: string) => ({ org_id, row_id, column: 'configurations.private_key' });

/** A platform's private key, opened. */
export const openPrivateKey = (ctx: Context, { id, config }: KeysRow): string =>
  ctx.services.fieldCipher.decrypt(config.private_key, keyPlace(ctx.actor.org_id, id));

/** What a platform's row holds without keys: before they are first set, and once they are removed. */
export const NO_KEYS: StoredKeys = { public_key: '', private_key: '', last4: '', active: false };

export const holdsKeys = (row: KeysRow | undefined): row is KeysRow => !!row && row.config.private_key !== '';

/** The rows of the organization's platforms, those without keys too: their versions go on where keys are set again. */
export const platformRows = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .where(inOrganization(ctx, 'configurations'))
    .where('type', '=', CONFIGURATION_TYPE)
    .where('user_id', 'is', null)
    .select(['id', 'name', 'config', 'version', 'updated_by'])
    .$castTo<KeysRow>();

/** The organization's platforms that have keys. Every query of their keys goes through here. */
export const keysOfOrganization = (db: Db, ctx: Context) =>
  platformRows(db, ctx).where(sql<SqlBool>`config ->> 'private_key' <> ''`);

/** When a platform last took what was sent to it, and when it last did not. */
export interface PlatformUse {
  adapter: EhrAdapter | 'SendGrid';
  last_success: number | null;
  last_failure: number | null;
}

/** How the EHR platforms have fared with what was sent to them. */
export const usesOfPlatforms = (db: Db, ctx: Context) =>
  db
    .selectFrom('ehr_transmissions')
    .select('adapter')
    .select(({ fn }) => [
      fn<number | null>('epoch', [fn.max('finished_at').filterWhere('state', '=', 'sent')]).as('last_success'),
      fn<number | null>('epoch', [fn.max('finished_at').filterWhere('state', '=', 'failed')]).as('last_failure'),
    ])
    .where(inOrganization(ctx, 'ehr_transmissions'))
    .groupBy('adapter')
    .$castTo<PlatformUse>();

/** How the organization's own SendGrid key has fared with its notices. */
export const usesOfSendGrid = (db: Db, ctx: Context) =>
  db
    .selectFrom('notices')
    .select(({ fn, val }) => [
      val('SendGrid').as('adapter'),
      fn<number | null>('epoch', [fn.max('notices.at').filterWhere('state', '=', 'sent')]).as('last_success'),
      fn<number | null>('epoch', [fn.max('notices.at').filterWhere('state', '=', 'failed')]).as('last_failure'),
    ])
    .where(inOrganization(ctx, 'notices'))
    .where('way', '=', 'own')
    .$castTo<PlatformUse>();
