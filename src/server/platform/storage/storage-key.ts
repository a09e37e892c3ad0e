import type { RandomBytes } from '../random.ts';
import { StorageError } from './storage.ts';

const SECRET_BYTES = 32;
const MAX_LENGTH = 300;
const SEGMENT = '[A-Za-z0-9][A-Za-z0-9_-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})+(?:[.]json)?$`);
const PREFIX = new RegExp(`^(?:${SEGMENT}/)*(?:${SEGMENT})?$`);

/** The part of every key of one organization. */
export const orgPrefix = (orgId: string): string => `org/${orgId}/`;

/** Where the heads of an organization's audit chain lie, apart from what people uploaded. */
export const anchorPrefix = (orgId: string): string => `audit-anchors/${orgId}/`;

/** The key of one day's head. */
export const anchorKey = (orgId: string, day: string): string => checkKey(`${anchorPrefix(orgId)}${day}.json`);

type StorageKind = 'documents' | 'recordings' | 'assets' | 'ehr';

/**
 * A new key: `org/<org id>/<kind>/<64 hexadecimal digits>`. The last part is 256 bits of randomness, so knowing an
 * organization's id and other keys helps nobody to guess one.
 */
export function newStorageKey(orgId: string, kind: StorageKind, random: RandomBytes): string {
  return checkKey(`${orgPrefix(orgId)}${kind}/${random(SECRET_BYTES).toString('hex')}`);
}

/** Whether a key belongs to an organization; a job checks it before it opens a file. */
export const belongsToOrg = (key: string, orgId: string): boolean => KEY.test(key) && key.startsWith(orgPrefix(orgId));

/** The key itself, or `invalid_key`: no dots but those of `.json` at its end, no empty part, nothing that a path or an address could read otherwise. */
export function checkKey(key: string): string {
  if (key.length > MAX_LENGTH || !KEY.test(key)) throw new StorageError('invalid_key', 'Not a storage key');
  return key;
}

/** The same for the beginning of keys; the empty prefix means all. */
export function checkPrefix(prefix: string): string {
  if (prefix.length > MAX_LENGTH || !PREFIX.test(prefix)) throw new StorageError('invalid_key', 'Not a key prefix');
  return prefix;
}
