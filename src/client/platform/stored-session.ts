import type { Role } from '#shared/platform/permissions.ts';

/** The signed-in person as local storage keeps them: nothing else of them is kept. */
export interface UserData {
  initials: string;
  org_id: string;
  user_id: string;
}

/** What a sign-in and a refresh answer. */
export interface SignedIn {
  token: string;
  refresh_token: string;
  initials: string;
  org_id: string;
}

export interface StoredSession {
  token: string;
  refreshToken: string;
  user: UserData;
}

interface Claims {
  user_id: string;
  role: Role;
  org_type: string;
  iat: number;
  exp: number;
}

/** What decides which parts of a page somebody sees. */
export type Standing = Pick<Claims, 'role' | 'org_type'>;

type Fields<T> = Partial<Record<keyof T, unknown>> | null;

const isUser = (said: Fields<UserData>): said is UserData =>
  typeof said?.initials === 'string' && typeof said.org_id === 'string' && typeof said.user_id === 'string';

const isClaims = (said: Fields<Claims>): said is Claims =>
  typeof said?.user_id === 'string' &&
  typeof said.role === 'string' &&
  typeof said.org_type === 'string' &&
  typeof said.iat === 'number' &&
  typeof said.exp === 'number';

/** The claims of an access token, as its own text says them; the server alone verifies it. Null for any other text. */
export function claimsOf(token: string): Claims | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Fields<Claims>;
    return isClaims(claims) ? claims : null;
  } catch {
    // Somebody else's text under our key is no session.
    return null;
  }
}

function readUser(stored: string | null): UserData | null {
  try {
    const user = stored ? (JSON.parse(stored) as Fields<UserData>) : null;
    return isUser(user) ? user : null;
  } catch {
    // Somebody else's text under our key is no session.
    return null;
  }
}

/** The session of this browser, as every tab of it sees it; null when there is none, or none that is whole. */
export function readStored(): StoredSession | null {
  const token = localStorage.getItem('token');
  const refreshToken = localStorage.getItem('refreshToken');
  const user = readUser(localStorage.getItem('userData'));
  return token && refreshToken && user ? { token, refreshToken, user } : null;
}

/** Keeps a session for every tab. Answers whose it is; null, keeping nothing, where the token does not say. */
export function writeStored({ token, refresh_token, initials, org_id }: SignedIn): UserData | null {
  const claims = claimsOf(token);
  if (!claims) return null;
  const user: UserData = { initials, org_id, user_id: claims.user_id };
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('refreshToken', refresh_token);
  // Last: the other tabs take the new session up when this key changes.
  localStorage.setItem('token', token);
  return user;
}

export const writeInitials = (user: UserData, initials: string): void =>
  localStorage.setItem('userData', JSON.stringify({ ...user, initials }));

/** What is kept on the device besides, for as long as the session lasts: sealed texts, and files of a page. */
export const KEPT_DATABASE = 'landfall-kept';
export const OFFLINE_CACHE = 'landfall-page';

/** Leaves nothing of anybody behind. */
export function clearStored(): void {
  localStorage.clear();
  indexedDB.deleteDatabase(KEPT_DATABASE);
  // Neither is there on plain http.
  void globalThis.caches?.delete(OFFLINE_CACHE);
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())));
}
