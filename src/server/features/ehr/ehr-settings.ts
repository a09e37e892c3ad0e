import { EHR_PLATFORMS, type EhrAdapter } from '../../../shared/features/ehr/ehr.rules.ts';
import type { Context } from '../../platform/context.ts';
import type { EhrSettings } from '../../platform/ehr/choose-ehr.ts';
import { EhrError } from '../../platform/ehr/ehr.ts';
import type { KeysRow } from './ehr.access.ts';

/** Where a private key is bound to. */
export const keyPlace = (org_id: string, row_id: string) => ({ org_id, row_id, column: 'configurations.private_key' });

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
