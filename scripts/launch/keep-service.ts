import { setTimeout as delay } from 'node:timers/promises';
import { startedAt } from '../embedded/processes.ts';
import type { Service } from './services.ts';

const LOOK_MS = 250;
/** A server that was killed may hold its files for a moment. */
const AGAIN_MS = 500;

/**
 * Starts an embedded server again whenever its process is gone, where it was: those who use it come back by themselves.
 * Returns what ends the watching and then the server.
 */
export function keepService(first: Service, say: (line: string) => void): () => Promise<void> {
  let current = first;
  let identity = identityOf(first);
  let restarting: Promise<void> | undefined;
  let stopping = false;

  const restart = async () => {
    say(`${first.name} is gone; starting it again.`);
    while (!stopping) {
      try {
        current = await current.again();
        identity = identityOf(current);
        return say(`${first.name} is back.`);
      } catch (error) {
        say(`${first.name} did not start: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        await delay(AGAIN_MS);
      }
    }
  };
  const look = setInterval(() => {
    if (restarting || stopping || current.pid === undefined || identityOf(current) === identity) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  }, LOOK_MS);

  return async () => {
    stopping = true;
    clearInterval(look);
    await restarting;
    await current.stop();
  };
}

const identityOf = ({ pid }: Service): string | null => (pid === undefined ? null : startedAt(pid));
