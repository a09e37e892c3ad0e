import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { JobDefinition } from '#shared/platform/define-job.ts';
import type { Context, PublicContext, TxContext } from './context.ts';
import { queryBuilder } from './database.ts';
import { inOrganization } from './in-organization.ts';
import { lookup, withTransaction } from './transaction.ts';

/**
 * Writes a job in the caller's transaction: it runs if, and only if, the change is committed.
 * A job with a dedupe key that already waits is not written twice.
 */
export async function enqueue<Schema extends z.ZodType>(
  tx: TxContext,
  job: JobDefinition<string, Schema>,
  payload: z.input<Schema>,
): Promise<void> {
  const checked = job.payload.parse(payload);
  const row = queryBuilder
    .insertInto('outbox')
    .values({
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      job: job.name,
      payload: JSON.stringify(checked),
      dedupe_key: job.dedupe?.(checked) ?? null,
      available_at: tx.services.clock.now().toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'job', 'dedupe_key'])
        // Literal: with a parameter the generic plan of the prepared statement could not know which index is meant.
        .where('state', '=', sql.lit('pending'))
        .where('dedupe_key', 'is not', null)
        .doNothing(),
    );
  tx.atCommit.push(row.compile());
}

export interface ClaimedJob {
  id: string;
  org_id: string;
  /** The job's name. */
  job: string;
}

/** How many jobs the workers together can run of each kind. */
export interface Places {
  /** Of the jobs named `slow`. */
  slow: number;
  /** Of all others. */
  others: number;
}

/**
 * Takes due rows for the relay, of each organization as many as its part of the places has room for; none while another
 * relay takes some. No payload is read.
 */
export const claimOutbox = (ctx: PublicContext, slow: readonly string[], places: Places) =>
  lookup(ctx, (db) =>
    db.selectFrom(sql<ClaimedJob>`claim_outbox(${slow}, ${places.slow}, ${places.others})`.as('claimed')).selectAll(),
  );

/** Rows handed to Redis long ago and never finished; the relay asks Redis whether it still knows them. */
export const staleOutbox = (ctx: PublicContext, olderThanSeconds: number, take: number) =>
  lookup(ctx, (db) =>
    db
      .selectFrom(sql<ClaimedJob>`stale_outbox(make_interval(secs => ${olderThanSeconds}), ${take})`.as('stale'))
      .selectAll(),
  );

/** How many due rows wait, and for how many seconds the oldest has. */
export const outboxLag = (ctx: PublicContext) =>
  lookup(ctx, (db) =>
    db.selectFrom(sql<{ pending: number; oldest_seconds: number }>`outbox_lag()`.as('lag')).selectAll(),
  );

export interface StartedJob {
  job: string;
  payload: unknown;
  /** This attempt's number: 1 for the first. */
  attempt: number;
}

/**
 * Counts one more attempt of a job of record, before it is made: one that takes its process with it is counted too, and
 * a Redis that was flushed forgets none. @returns undefined when the job has ended, or is not this organization's
 */
export const beginOutboxJob = (ctx: Context, id: string): Promise<StartedJob | undefined> =>
  withTransaction(ctx, (tx) =>
    tx.db
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), backing_off: false }))
      .where(inOrganization(tx, 'outbox'))
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'relayed'])
      .returning(['job', 'payload', 'attempts as attempt'])
      .executeTakeFirst(),
  );

/** Takes an attempt back that was not the job's to lose: its worker had to stop, or Postgres went away. */
export async function refundAttempt(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, (tx) =>
    tx.db
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
      .where(inOrganization(tx, 'outbox'))
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'relayed'])
      .where('attempts', '>', 0)
      .execute(),
  );
}

/** Gives the place of a job back that failed and waits for its next attempt. */
export async function backOffOutboxJob(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, (tx) =>
    tx.db
      .updateTable('outbox')
      .set({ backing_off: true })
      .where(inOrganization(tx, 'outbox'))
      .where('id', '=', id)
      .where('state', '=', 'relayed')
      .execute(),
  );
}

/** Records how a job of record ended. */
export async function settleOutboxJob(
  ctx: Context,
  id: string,
  settled: { state: 'done' | 'dead'; attempts: number; error_code?: string },
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('outbox')
      .set({
        state: settled.state,
        attempts: settled.attempts,
        error_code: settled.error_code ?? null,
        finished_at: tx.services.clock.now().toISOString(),
      })
      .where(inOrganization(tx, 'outbox'))
      .where('id', '=', id)
      .execute();
  });
}

/** Lets a row that was handed on wait for the relay again. */
export async function releaseOutboxJob(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('outbox')
      .set({ state: 'pending', relayed_at: null, dedupe_key: null })
      .where(inOrganization(tx, 'outbox'))
      .where('id', '=', id)
      .where('state', '=', 'relayed')
      .execute();
  });
}

/**
 * Records that no job waits for or works on any more, as a condition on the record's own table.
 * @param about the field of the job's payload that names the record; not the dedupe key, which a job loses that is handed
 *   back while Redis is away
 */
export const withoutJob = (job: { name: string }, table: string, about: RawBuilder<string>) =>
  sql<SqlBool>`not exists (select 1 from outbox where outbox.org_id = ${sql.ref(`${table}.org_id`)}
    and outbox.job = ${job.name} and outbox.state in ('pending', 'relayed')
    and ${about} = ${sql.ref(`${table}.id`)}::text)`;
