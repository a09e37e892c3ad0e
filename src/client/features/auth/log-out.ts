import { session } from '#client/platform/session.ts';
import { readStored } from '#client/platform/stored-session.ts';
import { trpcClient } from '#client/platform/trpc.ts';

/** Leaves: this browser forgets the person at once, and the server ends the session as soon as it hears of it. */
export function logOut(): void {
  const refresh_token = readStored()?.refreshToken;
  session.leave();
  // Offline the session ends by its own idle time; nothing of it is left here.
  if (refresh_token) void trpcClient.auth.logOut.mutate({ refresh_token }).catch(() => undefined);
}
