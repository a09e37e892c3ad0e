import { setTimeout as wait } from 'node:timers/promises';
import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { claimOutbox, type Places, releaseOutboxJob, staleOutbox } from '#server/platform/outbox.ts';
import { type JobQueues, SLOW_JOBS } from './bullmq.ts';

const SWEEP_BATCH = 1_000;
const IDLE_MS = 200;
const AWAY_MS = 1_000;
/** Milliseconds for which the number of workers is believed. */
const COUNTED_MS = 5_000;
/** Seconds after which a row that was handed on and never finished is asked after. */
export const STALE_SECONDS = 30;

export interface Relay {
  /** Looks at once whether a job waits: a place is free again. */
  wake(): void;
  /** Finishes the batch in hand and stops. */
  close(): Promise<void>;
}

/** Hands to Redis what of each organization has a place. @returns how many */
export async function relayOnce(ctx: PublicContext, queues: JobQueues, places: Places): Promise<number> {
  const claimed = await claimOutbox(ctx, SLOW_JOBS, places);
  if (claimed.length === 0) return 0;
  try {
    await queues.add(claimed);
  } catch (error) {
    // Redis is away: the rows wait on, and nothing is lost but time.
    for (const row of claimed) await releaseOutboxJob(asOrganization(ctx, row.org_id), row.id);
    throw error;
  }
  return claimed.length;
}

/**
 * Puts rows back that Redis has forgotten: a flushed or restored Redis, or a relay that died between claiming and adding.
 * @returns how many
 */
export async function sweepOnce(ctx: PublicContext, queues: JobQueues, olderThan = STALE_SECONDS): Promise<number> {
  let put = 0;
  for (;;) {
    const stale = await staleOutbox(ctx, olderThan, SWEEP_BATCH);
    const before = put;
    for (const row of stale) {
      if (await queues.knows(row)) continue;
      await queues.forget(row);
      await releaseOutboxJob(asOrganization(ctx, row.org_id), row.id);
      put += 1;
    }
    // Rows that Redis knows stand in the way of the ones behind them, so a batch of those ends it.
    if (stale.length < SWEEP_BATCH || put === before) return put;
  }
}

/**
 * Relays until closed. Errors are logged and waited out: Postgres or Redis may be away for a while.
 * @param each the places of one worker
 */
export function startRelay(ctx: PublicContext, queues: JobQueues, each: Places): Relay {
  const stop = new AbortController();
  // It fails for no other reason than that it was ended early, which is no error.
  const pause = (ms: number, { signal } = stop) => wait(ms, undefined, { signal }).catch(() => undefined);
  // One a look, which ends its pause also when all ends: a signal joined of two would be kept with the longer-lived.
  let woken = new AbortController();
  let workers = { count: 1, at: Number.NEGATIVE_INFINITY };
  const places = async (): Promise<Places> => {
    const now = performance.now();
    if (now - workers.at > COUNTED_MS) workers = { count: await queues.workers(), at: now };
    return { slow: each.slow * workers.count, others: each.others * workers.count };
  };
  const loop = (async () => {
    while (!stop.signal.aborted) {
      try {
        woken = new AbortController();
        if ((await relayOnce(ctx, queues, await places())) === 0) await pause(IDLE_MS, woken);
      } catch (err) {
        ctx.services.logger.warn('relay waits', { err });
        await pause(AWAY_MS);
      }
    }
  })();
  return {
    wake: () => woken.abort(),
    close: async () => {
      stop.abort();
      woken.abort();
      await loop;
    },
  };
}
