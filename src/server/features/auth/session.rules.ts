/** A session ends so long after its sign-in, whatever happens in between (C-3). */
export const SESSION_HOURS = 12;

/** A spent refresh token still answers its successor for so long, in seconds: two tabs may wake at once. */
export const REFRESH_GRACE_SECONDS = 10;

/** An access token lives 15 minutes and the client refreshes before that, so a shorter idle time cannot be known here. */
const SHORTEST_IDLE_MINUTES = 15;

/** Whether nobody has used the session for longer than its organization allows. Both moments in milliseconds. */
export const isIdle = (now: number, lastSeen: number, idleMinutes: number): boolean =>
  now - lastSeen > Math.max(idleMinutes, SHORTEST_IDLE_MINUTES) * 60_000;
