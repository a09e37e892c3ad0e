import { session } from './session.ts';
import { claimsOf, readStored, type SignedIn } from './stored-session.ts';

/** An access token is exchanged after this part of its life (C-3). */
const REFRESH_AT = 0.8;
const LOCK = 'landfall-refresh';
/** Milliseconds until the next try where the server did not answer. */
const RETRY_AFTER = 15_000;

/** A token just received is not asked for again before, in milliseconds, however wrong the browser's clock is. */
const MIN_GAP = 60_000;

let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The token this page was handed, and when by the page's own pace. */
let received: { token: string; at: number } | undefined;

const sinceReceived = (token: string): number =>
  received?.token === token ? performance.now() - received.at : Number.POSITIVE_INFINITY;

/** Milliseconds since the token was made: by the page's own pace where it has made it here, else by the clock. */
function ageOf(token: string): number {
  const since = sinceReceived(token);
  if (since !== Number.POSITIVE_INFINITY) return since;
  const claims = claimsOf(token);
  return claims ? Date.now() - claims.iat * 1_000 : Number.POSITIVE_INFINITY;
}

/** Milliseconds until the token is due. */
function dueIn(token: string): number {
  const claims = claimsOf(token);
  if (!claims) return 0;
  const share = (claims.exp - claims.iat) * 1_000 * REFRESH_AT;
  const byClock = Math.min(claims.iat * 1_000 + share - Date.now(), share);
  const since = sinceReceived(token);
  return Math.max(Math.min(byClock, since === Number.POSITIVE_INFINITY ? byClock : share - since), MIN_GAP - since);
}

function hasEnded(token: string): boolean {
  const claims = claimsOf(token);
  return !claims || (claims.exp * 1_000 <= Date.now() && sinceReceived(token) > MIN_GAP);
}

/** Takes up what a sign-in or a refresh answered. */
export function adoptSession(signedIn: SignedIn): void {
  received = { token: signedIn.token, at: performance.now() };
  session.begin(signedIn);
}

/** One tab at a time; where the browser has no locks, the server answers two tabs the same for ten seconds. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

async function exchange(refreshToken: string): Promise<void> {
  // Another tab was faster: its pair is in local storage already.
  if (readStored()?.refreshToken !== refreshToken) return;
  const answer = await fetch('/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  const untouched = readStored()?.refreshToken === refreshToken;
  if (answer.status === 401 && untouched) session.end();
  if (!answer.ok || !untouched) return;
  const { result } = (await answer.json()) as { result: SignedIn };
  adoptSession(result);
}

/** Exchanges the pair for a new one, once however many ask. Never throws: an absent server is asked again later. */
export function refresh(): Promise<void> {
  const stored = readStored();
  if (!stored) return Promise.resolve();
  running ??= alone(() => exchange(stored.refreshToken))
    .catch(() => {
      // Offline: the token at hand may still be good, and the timer tries again.
    })
    .finally(() => {
      running = null;
    });
  return running;
}

/** Before each call: a token whose time is over is exchanged first, so that waking up logs nobody out. */
export async function freshHeaders(): Promise<Record<string, string>> {
  const stored = readStored();
  if (stored && hasEnded(stored.token)) await refresh();
  return session.headers();
}

function schedule() {
  clearTimeout(timer);
  const stored = readStored();
  if (!stored || document.visibilityState === 'hidden') return;
  const wait = dueIn(stored.token);
  if (wait > 0) timer = setTimeout(schedule, wait);
  else renew(stored.token);
}

function renew(token: string) {
  clearTimeout(timer);
  void refresh().then(() => {
    // A new pair has scheduled itself; without one the server was away.
    if (readStored()?.token === token) timer = setTimeout(schedule, RETRY_AFTER);
  });
}

/** A tab that is seen again renews its pair at once, due or not: a session that was ended elsewhere is covered then. */
function wake() {
  const stored = readStored();
  const seen = document.visibilityState === 'visible';
  if (seen && stored && ageOf(stored.token) >= MIN_GAP) renew(stored.token);
  else schedule();
}

/** Keeps the session alive while the tab is seen. Call it once. */
export function keepSession(): void {
  session.subscribe(schedule);
  document.addEventListener('visibilitychange', wake);
  schedule();
}
