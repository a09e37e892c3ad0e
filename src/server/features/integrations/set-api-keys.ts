import type { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { readSigningKey } from '#server/platform/auth/client-assertion.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { isEhr, type Platform } from '#shared/features/integrations/integrations.rules.ts';
import { ApiKeysInput } from '#shared/features/integrations/integrations.schemas.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { activateEhr, deactivateEhr } from './activate-ehr.ts';
import { CONFIGURATION_TYPE, keyPlace, keysOfOrganization, type StoredKeys } from './integrations.access.ts';
import { type PlatformView, platformsOf } from './integrations.view.ts';
import { ensureCurrent, findRow, lockKeys } from './lock-keys.ts';

type Given = Omit<z.output<typeof ApiKeysInput>, 'name' | 'active' | 'version'>;

interface Change {
  given: Given;
  /** What a signing key is called in public. */
  kid: string | undefined;
  version: number | undefined;
}

/** Keeps a platform's keys, the private one sealed; what is left empty stays as it was. @returns its row */
async function keepKeys(tx: TxContext, name: Platform, { given, kid, version }: Change): Promise<string> {
  const row = await lockKeys(tx, name);
  await ensureCurrent(tx, { name, row }, version);
  const public_key = given.public_key || row.config.public_key;
  const sealed = given.private_key
    ? tx.services.fieldCipher.encrypt(given.private_key, keyPlace(tx.actor.org_id, row.id))
    : row.config.private_key;
  if (public_key === '') throw invalidField('public_key', text.both_keys);
  if (sealed === '') throw invalidField('private_key', text.both_keys);
  const base_url = given.base_url || row.config.base_url;
  if (name === 'FHIR' && !base_url) throw invalidField('base_url', text.base_url_required);
  const config: StoredKeys = {
    public_key,
    private_key: sealed,
    last4: given.private_key ? lastLetters(kid ?? given.private_key) : row.config.last4,
    active: row.config.active,
    ...(base_url && name === 'FHIR' && { base_url }),
  };
  await tx.db
    .updateTable('configurations')
    .set((eb) => ({
      config: JSON.stringify(config),
      version: eb('version', '+', 1),
      updated_at: tx.services.clock.now().toISOString(),
      updated_by: person(tx).user_id,
    }))
    .where(inOrganization(tx, 'configurations'))
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

/** Makes a platform the active EHR, or no longer; @returns the rows that this changed */
async function turn(tx: TxContext, name: Platform, active: boolean | undefined): Promise<string[]> {
  if (active === undefined) return [];
  return active ? activateEhr(tx, name) : deactivateEhr(tx, name);
}

/**
 * Keeps a platform's keys, which are untested then; both must be there in the end. Says too whether it is the active EHR,
 * for which no keys have to be given again. The answer never holds the private key.
 * @throws conflict, with the platform as it is now, for keys that have changed since the version they were seen with
 */
export const setApiKeys = verb(
  { name: 'integrations.set_api_keys', kind: 'write', permission: 'integrations:manage', input: ApiKeysInput },
  async (ctx, { name, active, version, ...given }): Promise<PlatformView[]> => {
    const signing = name === 'FHIR' && given.private_key !== '' ? await readSigningKey(given.private_key) : undefined;
    if (name === 'FHIR' && given.private_key !== '' && !signing) throw invalidField('private_key', text.key_unreadable);
    if (active && !isEhr(name)) throw invalidField('active', text.not_an_ehr);
    return withTransaction(ctx, async (tx) => {
      const saysKeys = active === undefined || Object.values(given).some(Boolean);
      if (!saysKeys) await ensureCurrent(tx, { name, row: await findRow(tx, name) }, version);
      const kept = saysKeys ? [await keepKeys(tx, name, { given, kid: signing?.kid, version })] : [];
      const turned = await turn(tx, name, active);
      const details = { type: CONFIGURATION_TYPE, name, keys: saysKeys, ...(active !== undefined && { active }) };
      await audit(tx, { entity: 'configuration', ids: [...new Set([...kept, ...turned])], details });
      return platformsOf(await keysOfOrganization(tx.db, tx).execute());
    });
  },
);

/**
 * Four letters to set keys apart by, fewer where they would be more than half of it: of a key in a file, whose end is
 * always alike, those of its public name.
 */
function lastLetters(key: string): string {
  const { length } = key.trim();
  return key.trim().slice(length - Math.min(4, Math.floor(length / 2)));
}
