import {
  claimsOf,
  clearStored,
  readStored,
  type SignedIn,
  type Standing,
  type UserData,
  writeInitials,
  writeStored,
} from './stored-session.ts';

export type { UserData } from './stored-session.ts';

/**
 * `signed_out`: nobody, and nothing of anybody in memory. `ended`: the session is over, but the page of its owner stays
 * in memory behind the sign-in, for the same person to go on with.
 */
export interface SessionState {
  phase: 'signed_out' | 'active' | 'ended';
  user: UserData | null;
  /** Whose page is in memory. */
  owner: string | null;
}

const listeners = new Set<() => void>();
const farewells = new Set<() => void>();

const stateOf = (user: UserData | null, owner: string | null): SessionState => ({
  phase: user ? 'active' : owner ? 'ended' : 'signed_out',
  user,
  owner,
});

const stored = readStored();
/** The token whose claims were read last: every permission that a page asks for would read them again. */
let read: { token: string; claims: Standing | null } | null = null;
let state = stateOf(stored?.user ?? null, stored?.user.user_id ?? null);

function become(next: SessionState) {
  const left = state.owner !== null && state.owner !== next.owner;
  state = next;
  if (left) for (const farewell of farewells) farewell();
  for (const listener of listeners) listener();
}

/** Takes up what local storage holds now: this tab or another one has changed it. */
function adopt() {
  const user = readStored()?.user ?? null;
  become(stateOf(user, user?.user_id ?? state.owner));
}

/** The session of this browser, in local storage as `token`, `refreshToken` and `userData`. */
export const session = {
  state: (): SessionState => state,
  user: (): UserData | null => state.user,
  /** As what the session was opened or last renewed: known before the account is, which may say otherwise by now. */
  standing: (): Standing | null => {
    const token = readStored()?.token;
    if (token !== read?.token) read = token ? { token, claims: claimsOf(token) } : null;
    return read?.claims ?? null;
  },
  headers: (): Record<string, string> => {
    const token = readStored()?.token;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Said when a person's page must leave the memory: they logged out, or somebody else signed in. */
  onFarewell: (farewell: () => void) => {
    farewells.add(farewell);
  },
  /** Keeps a pair of tokens for every tab; `adoptSession` of keep-session calls it. */
  begin: (signedIn: SignedIn) => {
    const user = writeStored(signedIn);
    if (user) adopt();
  },
  rename: (initials: string) => {
    if (!state.user) return;
    writeInitials(state.user, initials);
    adopt();
  },
  /** The session is over: the tokens go, the page stays for the same person. */
  end: () => {
    if (state.phase !== 'active') return;
    clearStored();
    become(stateOf(null, state.owner));
  },
  /** The person leaves: tokens and page go. */
  leave: () => {
    clearStored();
    sessionStorage.clear();
    become(stateOf(null, null));
  },
};

window.addEventListener('storage', (event) => {
  // A cleared storage names no key; a new session is whole once its token is there.
  if (event.key === null || event.key === 'token' || event.key === 'userData') adopt();
});
