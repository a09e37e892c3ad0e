import { setTimeout as wait } from 'node:timers/promises';
import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { claimOutbox, releaseOutboxJob, staleOutbox } from '#server/platform/outbox.ts';
import type { JobQueues } from './bullmq.ts';

const BATCH = 100;
const SWEEP_BATCH = 1_000;
const IDLE_MS = 200;
const AWAY_MS = 1_000;
/** Seconds after which a row that was handed on and never finished is asked after. */
export const STALE_SECONDS = 30;

export interface Relay {
  /** Finishes the batch in hand and stops. */
  close(): Promise<void>;
}

/** Hands one batch of due rows to Redis. @returns how many */
export async function relayOnce(ctx: PublicContext, queues: JobQueues): Promise<number> {
  const claimed = await claimOutbox(ctx, BATCH);
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

/** Relays until closed. Errors are logged and waited out: Postgres or Redis may be away for a while. */
export function startRelay(ctx: PublicContext, queues: JobQueues): Relay {
  const stop = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stop.signal }).catch(() => undefined);
  const loop = (async () => {
    while (!stop.signal.aborted) {
      try {
        if ((await relayOnce(ctx, queues)) < BATCH) await pause(IDLE_MS);
      } catch (err) {
        ctx.services.logger.warn('relay waits', { err });
        await pause(AWAY_MS);
      }
    }
  })();
  return {
    close: async () => {
      stop.abort();
      await loop;
    },
  };
}
