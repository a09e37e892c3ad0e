import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { withoutJob } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import { RECENT_PROCESSING_MS } from '#shared/features/documents/documents.rules.ts';
import { existing } from './documents.access.ts';

/** Milliseconds a document without a job may stand still: its job ended in the dead letters. */
const ABANDONED_MS = 60_000;

/**
 * Fails the documents that nobody reads any more: no sign of life for twenty minutes, or for a minute and no job left.
 * @returns how many
 */
export const failStalledDocuments = (ctx: Context): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const failed = await tx.db
      .updateTable('documents')
      .set({ status: 'Failed', failure_reason: 'stalled', completed_at: now.toISOString() })
      .where(existing(tx))
      // Literal, so that the index of documents in process serves it.
      .where('status', '=', sql.lit('Processing'))
      .where((eb) =>
        eb.or([
          eb('heartbeat_at', '<', before(RECENT_PROCESSING_MS)),
          eb.and([
            eb('heartbeat_at', '<', before(ABANDONED_MS)),
            withoutJob(extractDocument, 'documents', sql`outbox.payload ->> 'document_id'`),
          ]),
        ]),
      )
      .returning('id')
      .execute();
    if (failed.length > 0)
      await audit(tx, {
        entity: 'document',
        ids: failed.map(({ id }) => id),
        outcome: 'failed',
        details: { reason: 'stalled' },
      });
    return failed.length;
  });
