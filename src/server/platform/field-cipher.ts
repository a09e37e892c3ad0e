import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { RandomBytes } from './random.ts';
import { systemRandom } from './random.ts';

/** Where a value lives. It is bound into the ciphertext, so a value moved to another place does not open. */
export interface FieldPlace {
  org_id: string;
  row_id: string;
  /** Table and column, as in `clients.ssn`. */
  column: string;
}

export type FieldCipherFault = 'malformed_keys' | 'malformed' | 'unknown_key' | 'refused';

/** A value that could not be opened. It never carries the value, the key or the ciphertext. */
export class FieldCipherError extends Error {
  readonly code: FieldCipherFault;

  constructor(code: FieldCipherFault, message: string) {
    super(message);
    this.name = 'FieldCipherError';
    this.code = code;
  }
}

export interface FieldKey {
  id: string;
  key: Buffer;
}

export interface FieldCipher {
  /** The id of the key new values are sealed with. */
  readonly current: string;
  /** Seals a text: `v1.<key id>.<nonce>.<ciphertext and tag>`, the last two in base64url. */
  encrypt(plain: string, place: FieldPlace): string;
  /** Opens a sealed text. Throws `FieldCipherError` for another place, an altered text or a key no longer held. */
  decrypt(sealed: string, place: FieldPlace): string;
  /** The same value sealed with the current key; the very same text when it already is. */
  reencrypt(sealed: string, place: FieldPlace): string;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,})$/;
const KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/;

/**
 * Reads `k1:<base64>,k0:<base64>`: 32 bytes each, the first one current, the others only open what they sealed.
 * Throws `FieldCipherError` with code `malformed_keys`, naming the key's id at most.
 */
export function parseFieldKeys(text: string): FieldKey[] {
  const keys = text.split(',').map((part): FieldKey => {
    const [, id = '', encoded = ''] = KEY.exec(part.trim()) ?? [];
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== KEY_BYTES) {
      throw new FieldCipherError('malformed_keys', `A field key is <id>:<base64 of 32 bytes>${id && `; see '${id}'`}`);
    }
    return { id, key };
  });
  if (new Set(keys.map((key) => key.id)).size !== keys.length) {
    throw new FieldCipherError('malformed_keys', 'Two field keys have the same id');
  }
  return keys;
}

// A JSON array keeps the parts apart whatever characters they hold.
const bindingOf = (keyId: string, place: FieldPlace): Buffer =>
  Buffer.from(JSON.stringify(['v1', keyId, place.org_id, place.column, place.row_id]));

function seal(key: FieldKey, plain: string, place: FieldPlace, random: RandomBytes): string {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(bindingOf(key.id, place));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${key.id}.${nonce.toString('base64url')}.${body.toString('base64url')}`;
}

function open(key: FieldKey, nonce: Buffer, body: Buffer, place: FieldPlace): string {
  const decipher = createDecipheriv(ALGORITHM, key.key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bindingOf(key.id, place));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // The cause says nothing more, and a second error class would only invite logging it.
    throw new FieldCipherError('refused', 'The value does not belong here, or it was altered');
  }
}

/** A cipher over the given keys, the first one current. AES-256-GCM with a random 96-bit nonce a value. */
export function createFieldCipher(keys: readonly FieldKey[], random: RandomBytes = systemRandom): FieldCipher {
  const current = keys[0];
  if (!current) throw new FieldCipherError('malformed_keys', 'At least one field key is needed');
  const byId = new Map(keys.map((key) => [key.id, key]));

  const parse = (sealed: string) => {
    const [, keyId = '', nonce = '', body = ''] = SEALED.exec(sealed) ?? [];
    if (!keyId) throw new FieldCipherError('malformed', 'Not a sealed value');
    const key = byId.get(keyId);
    if (!key) throw new FieldCipherError('unknown_key', `No field key '${keyId}'`);
    return { key, nonce: Buffer.from(nonce, 'base64url'), body: Buffer.from(body, 'base64url') };
  };

  const decrypt = (sealed: string, place: FieldPlace): string => {
    const { key, nonce, body } = parse(sealed);
    return open(key, nonce, body, place);
  };

  return {
    current: current.id,
    encrypt: (plain, place) => seal(current, plain, place, random),
    decrypt,
    reencrypt: (sealed, place) =>
      parse(sealed).key.id === current.id ? sealed : seal(current, decrypt(sealed, place), place, random),
  };
}
