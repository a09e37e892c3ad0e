import { EHR_PLATFORMS, type EhrAdapter, type EhrPlatform } from '../../../shared/features/ehr/ehr.rules.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { EhrSettings } from '../../platform/ehr/choose-ehr.ts';
import { EhrError } from '../../platform/ehr/ehr.ts';

/** What a row of type `EHR` holds; the private key as the field cipher made it. */
export interface StoredKeys {
  public_key: string;
  private_key: string;
  last4: string;
  active: boolean;
  base_url?: string;
}

/** A platform's set-up as an administrator sees it: the private key by its last letters alone. */
export interface PlatformView {
  name: EhrPlatform;
  public_key: string;
  configured: boolean;
  last4: string | null;
  base_url: string | null;
  active: boolean;
}

export const CONFIGURATION_TYPE = 'EHR';

/** Where a private key is bound to. */
export const keyPlace = (org_id: string, row_id: string) => ({ org_id, row_id, column: 'configurations.private_key' });

/** The organisation's platforms. Every query of their keys goes through here. */
export const selectKeys = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .where('org_id', '=', ctx.actor.org_id)
    .where('type', '=', CONFIGURATION_TYPE)
    .where('user_id', 'is', null)
    .select(['id', 'name', 'config'])
    .$castTo<{ id: string; name: string; config: StoredKeys }>();

export type KeysRow = { id: string; name: string; config: StoredKeys };

/** Every platform there is, those without keys too. */
export function platformsOf(rows: readonly KeysRow[]): PlatformView[] {
  const byName = new Map(rows.map((row) => [row.name, row.config]));
  return EHR_PLATFORMS.map((name) => {
    const keys = byName.get(name);
    return {
      name,
      public_key: keys?.public_key ?? '',
      configured: keys !== undefined,
      last4: keys?.last4 ?? null,
      base_url: keys?.base_url ?? null,
      active: keys?.active ?? false,
    };
  });
}

/** Where packets go now. */
export function activeAdapter(rows: readonly KeysRow[]): EhrAdapter {
  const active = rows.find(({ config }) => config.active)?.name;
  return EHR_PLATFORMS.find((name) => name === active) ?? 'outbox';
}

/** How an adapter is reached. @throws EhrError when its keys have gone meanwhile */
export function settingsOf(ctx: Context, adapter: EhrAdapter, rows: readonly KeysRow[]): EhrSettings {
  if (adapter !== 'FHIR') return { kind: 'outbox' };
  const row = rows.find(({ name }) => name === adapter);
  if (!row?.config.base_url) throw new EhrError('ehr_misconfigured', 'The FHIR server has no address');
  const { public_key: client_id, private_key, base_url } = row.config;
  const place = keyPlace(ctx.actor.org_id, row.id);
  return { kind: 'fhir', base_url, client_id, private_key: ctx.services.fieldCipher.decrypt(private_key, place) };
}
