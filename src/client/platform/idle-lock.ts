import { session } from './session.ts';
import { readStored } from './stored-session.ts';
import { trpcClient } from './trpc.ts';

const CHECK_EVERY = 5_000;
const SAY_EVERY = 2_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const DEFAULT_MINUTES = 30;

let minutes = DEFAULT_MINUTES;
let lastSign = Date.now();
let lastSaid = 0;

/** The organization's own time, once the account is known. */
export const setIdleMinutes = (given: number): void => {
  minutes = given;
};

/** Ends the session of a desk nobody sits at: what is on screen is covered at once, on the server it ends too. */
function endWhenIdle() {
  if (session.state().phase !== 'active' || Date.now() - lastSign < minutes * 60_000) return;
  const refresh_token = readStored()?.refreshToken;
  session.end();
  // Without an answer the server ends it by its own idle time.
  if (refresh_token) void trpcClient.auth.logOut.mutate({ refresh_token }).catch(() => undefined);
}

/** Watches for signs of a person, in every tab together. Call it once. */
export function watchIdle(): void {
  const tabs = new BroadcastChannel('landfall-presence');
  tabs.addEventListener('message', () => {
    lastSign = Date.now();
  });
  const sign = () => {
    // The first movement after a long sleep must not pass for work done meanwhile.
    endWhenIdle();
    lastSign = Date.now();
    if (lastSign - lastSaid < SAY_EVERY) return;
    lastSaid = lastSign;
    tabs.postMessage('here');
  };
  for (const name of SIGNS) window.addEventListener(name, sign, { passive: true, capture: true });
  for (const name of ['focus', 'pageshow']) window.addEventListener(name, endWhenIdle);
  document.addEventListener('visibilitychange', endWhenIdle);
  setInterval(endWhenIdle, CHECK_EVERY);
}
