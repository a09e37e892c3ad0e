import { z } from 'zod';

const UserData = z.object({ initials: z.string(), org_id: z.string(), user_id: z.string() });

/** The signed-in person as local storage keeps them: nothing else of them is kept. */
export type UserData = z.infer<typeof UserData>;

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

const Claims = z.object({ user_id: z.string(), iat: z.number(), exp: z.number() });

/** The claims of an access token, as its own text says them; the server alone verifies it. Null for any other text. */
export function claimsOf(token: string): z.infer<typeof Claims> | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return Claims.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // Somebody else's text under our key is no session.
    return null;
  }
}

function readUser(stored: string | null): UserData | null {
  try {
    return stored ? UserData.parse(JSON.parse(stored)) : null;
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

/** Leaves nothing of anybody behind. */
export const clearStored = (): void => localStorage.clear();
