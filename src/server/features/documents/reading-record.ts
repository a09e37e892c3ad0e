import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { extractDocument, understandDocument } from '#shared/features/documents/documents.jobs.ts';
import type { FailureReason, PageMethod, PageQuality } from '#shared/features/documents/documents.rules.ts';
import type { StoredLayout } from '#shared/features/documents/page-words.ts';
import { autofillDocument } from '#shared/features/suggestions/suggestions.jobs.ts';
import { existing } from './documents.access.ts';

/** Postgres keeps at most 1 MB of words a page for its search; this many characters are always less. */
const MAX_PAGE_TEXT = 200_000;

/** One page as it was read. */
export interface PageText {
  /** Counted from 1. */
  page: number;
  text: string;
  method: PageMethod;
  quality: PageQuality;
  /** 0 to 100 for text read from a picture; null otherwise. */
  confidence: number | null;
  /** Its size and its words with their places; null where nothing could be read. */
  layout: StoredLayout | null;
}

/** A document that is to be read, and what of it has been. */
export interface DocumentToRead {
  id: string;
  opportunity_id: string;
  storage_key: string;
  /** The pages stored by an earlier attempt. */
  read: number[];
}

/** The document to read, or null when it was deleted or has come to its end already. */
export async function findDocumentToRead(ctx: Context, id: string): Promise<DocumentToRead | null> {
  const [documents, pages] = await read(ctx, (db) => [
    db
      .selectFrom('documents')
      .select(['id', 'opportunity_id', 'storage_key'])
      .where(existing(ctx))
      .where('id', '=', id)
      .where('status', '=', 'Processing'),
    db
      .selectFrom('document_pages')
      .select('page')
      .where(inOrganization(ctx, 'document_pages'))
      .where('document_id', '=', id),
  ]);
  const document = documents[0];
  return document ? { ...document, read: pages.map(({ page }) => page) } : null;
}

/** Changes a document that is still being read. @returns false when it was deleted or has ended meanwhile */
async function change(
  tx: TxContext,
  id: string,
  set: { pages_total?: number; pages_done?: number; status?: 'Completed' | 'Failed'; failure_reason?: FailureReason },
): Promise<boolean> {
  const now = tx.services.clock.now().toISOString();
  const changed = await tx.db
    .updateTable('documents')
    .set({ ...set, heartbeat_at: now, ...(set.status ? { completed_at: now } : {}) })
    .where(existing(tx))
    .where('id', '=', id)
    .where('status', '=', 'Processing')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Records how many pages there are to read. @returns false when there is nothing to read any more */
export const recordPageCount = (ctx: Context, id: string, pages_total: number): Promise<boolean> =>
  withTransaction(ctx, (tx) => change(tx, id, { pages_total }));

/**
 * Stores pages and shows that the reading goes on; a page stored before is left as it is. Without pages it is a sign
 * of life only. @returns false when there is nothing to read any more, and then nothing was stored
 */
export const savePages = (ctx: Context, document: DocumentToRead, pages: readonly PageText[]): Promise<boolean> =>
  withTransaction(ctx, async (tx) => {
    // First, as it locks the row: a deletion comes either before the pages or after them.
    if (!(await change(tx, document.id, {}))) return false;
    if (pages.length === 0) return true;
    await tx.db
      .insertInto('document_pages')
      .values(
        pages.map(({ text, layout, ...page }) => ({
          ...page,
          ...layout,
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          document_id: document.id,
          opportunity_id: document.opportunity_id,
          text: text.slice(0, MAX_PAGE_TEXT).replace(/[\uD800-\uDBFF]$/, ''),
        })),
      )
      .onConflict((conflict) => conflict.constraint('document_pages_once').doNothing())
      .execute();
    const { stored } = await tx.db
      .selectFrom('document_pages')
      .select((eb) => eb.fn.countAll<number>().as('stored'))
      .where(inOrganization(tx, 'document_pages'))
      .where('document_id', '=', document.id)
      .executeTakeFirstOrThrow();
    return change(tx, document.id, { pages_done: stored });
  });

/** Has a completed record read for suggestions, where its upload asked for them. */
async function suggestFrom(tx: TxContext, document_id: string): Promise<void> {
  const asked = await tx.db
    .selectFrom('documents')
    .select('id')
    .where(existing(tx))
    .where('id', '=', document_id)
    .where('autofill', '=', true)
    .executeTakeFirst();
  if (asked) await enqueue(tx, autofillDocument, { document_id });
}

/** Ends the reading, once, with its audit row. A document that was deleted or has ended meanwhile is left alone. */
const end = (ctx: Context, id: string, failure_reason: FailureReason | null): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const ended = await change(
      tx,
      id,
      failure_reason === null ? { status: 'Completed' } : { status: 'Failed', failure_reason },
    );
    if (!ended) return;
    if (failure_reason === null) {
      await enqueue(tx, understandDocument, { document_id: id });
      await suggestFrom(tx, id);
    }
    await audit(tx, {
      entity: 'document',
      ids: [id],
      outcome: failure_reason === null ? 'done' : 'failed',
      ...(failure_reason === null ? {} : { details: { reason: failure_reason } }),
    });
  });

export const completeReading = (ctx: Context, id: string): Promise<void> => end(ctx, id, null);
export const failReading = (ctx: Context, id: string, reason: FailureReason): Promise<void> => end(ctx, id, reason);

/** Leaves the rest of a document to a job of its own, when this worker has to stop. */
export const releaseReading = (ctx: Context, document_id: string): Promise<void> =>
  withTransaction(ctx, (tx) => enqueue(tx, extractDocument, { document_id }));
