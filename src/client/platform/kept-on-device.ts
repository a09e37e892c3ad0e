import { deviceDatabase } from './device-database.ts';
import { session } from './session.ts';
import { KEPT_DATABASE } from './stored-session.ts';

const KEYS = 'keys';
const SEALED = 'sealed';
/** The session's one key: made with the first thing kept, and gone with all of it when the session ends. */
const SESSION_KEY = 'session';

interface Sealed {
  nonce: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

const within = deviceDatabase(KEPT_DATABASE, [KEYS, SEALED]);

/** Asked without opening it: a browser that has kept nothing is left as it is. */
export const isAnythingKept = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === KEPT_DATABASE);

const keyFound = () => within(KEYS, 'readonly', (store) => store.get(SESSION_KEY) as IDBRequest<CryptoKey | undefined>);

/** The session's key. It cannot be read out of the browser, and the first tab that makes one makes it for all. */
async function sessionKey(): Promise<CryptoKey> {
  const found = await keyFound();
  if (found) return found;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Refused where another tab has added one meanwhile: that one counts.
  const refused = await within(KEYS, 'readwrite', (store) => store.add(made, SESSION_KEY)).then(
    () => null,
    (error: unknown) => error,
  );
  const kept = await keyFound();
  // What is sealed under a key that is not kept would never open again.
  if (!kept) throw refused;
  return kept;
}

/** What is sealed opens for the person who sealed it. */
const sealFor = (nonce: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(session.user()?.user_id ?? ''),
});

const isSignedIn = () => session.state().phase === 'active';

/**
 * Keeps a value on this device until the session ends, sealed. Answers whether it did: a browser that keeps nothing, as in
 * a private window or on plain http, does not.
 */
export async function keepSealed(name: string, value: unknown): Promise<boolean> {
  try {
    if (!isSignedIn()) return false;
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const text = await crypto.subtle.encrypt(sealFor(nonce), await sessionKey(), plain);
    // The session may have ended meanwhile, and its key with it.
    if (!isSignedIn()) return false;
    await within(SEALED, 'readwrite', (store) => store.put({ nonce, text } satisfies Sealed, name));
    return true;
  } catch {
    return false;
  }
}

async function unseal<Value>(name: string): Promise<Value | null> {
  const sealed = await within(SEALED, 'readonly', (store) => store.get(name) as IDBRequest<Sealed | undefined>);
  const key = sealed && (await keyFound());
  if (!key) return null;
  const plain = await crypto.subtle.decrypt(sealFor(sealed.nonce), key, sealed.text);
  return JSON.parse(new TextDecoder().decode(plain)) as Value;
}

/** What was kept under a name; null where nothing was, or nothing that this person's session opens. */
export const readSealed = <Value>(name: string): Promise<Value | null> =>
  isAnythingKept()
    .then((kept) => (kept ? unseal<Value>(name) : null))
    .catch(() => null);

/** The names under which something is kept. */
export const namesKept = async (): Promise<string[]> => {
  try {
    if (!(await isAnythingKept())) return [];
    return (await within(SEALED, 'readonly', (store) => store.getAllKeys())).map(String);
  } catch {
    return [];
  }
};

/** Forgets it. Where the browser does not, it is found again: whoever sends it has given it a key that counts once. */
export async function dropSealed(name: string): Promise<void> {
  if (!(await isAnythingKept().catch(() => false))) return;
  await within(SEALED, 'readwrite', (store) => store.delete(name)).catch(() => undefined);
}
