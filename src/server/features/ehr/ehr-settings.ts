import type { Context } from '#server/platform/context.ts';
import type { EhrSettings } from '#server/platform/ehr/choose-ehr.ts';
import { EhrError } from '#server/platform/ehr/ehr.ts';
import { EHR_PLATFORMS, type EhrAdapter } from '#shared/features/ehr/ehr.rules.ts';
import { type KeysRow, openPrivateKey } from '../integrations/integrations.access.ts';

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
  const { public_key: client_id, base_url } = row.config;
  return { kind: 'fhir', base_url, client_id, private_key: openPrivateKey(ctx, row) };
}
