import {
  completeReading,
  type DocumentToRead,
  failReading,
  findDocumentToRead,
  recordPageCount,
  releaseReading,
  savePages,
} from '#server/features/documents/reading-record.ts';
import type { Context } from '#server/platform/context.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { StorageError } from '#server/platform/storage/storage.ts';
import { belongsToOrg } from '#server/platform/storage/storage-key.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import type { FailureReason } from '#shared/features/documents/documents.rules.ts';
import type { Extractor } from '#worker/platform/extractor.ts';
import { type Handler, type JobRun, PermanentFailure } from '#worker/platform/run-job.ts';
import type { TempFile, TempFiles } from '#worker/platform/temp-files.ts';
import { readPages, untilAborted } from './read-pages.ts';

export interface ReadingTools {
  /** Reads the files of the context's organization. */
  extractorFor(ctx: Context): Extractor;
  tempFiles: TempFiles;
  /** Pages read from pictures at the same time, of one document. */
  lanes: number;
}

/** The document was deleted, or came to its end another way: nothing is left to do. */
class NothingToRead extends Error {}

/**
 * Reads a document's text, from the first page that is not stored yet. Killed at any point it goes on there when run
 * again; run twice it changes nothing; a worker that must stop hands the rest on. A document at fault ends as Failed
 * with its reason and is not tried again.
 */
export function createExtractDocumentJob(tools: ReadingTools): Handler<'documents.extract'> {
  return async (ctx, { document_id }, run) => {
    const document = await findDocumentToRead(ctx, document_id);
    if (!document) return;
    try {
      await readDocument(ctx, tools, document, run.signal);
    } catch (error) {
      await settle(ctx, document_id, run, error);
    }
  };
}

async function readDocument(ctx: Context, tools: ReadingTools, document: DocumentToRead, signal: AbortSignal) {
  const file = await fetchFile(ctx, tools, document, signal);
  try {
    const extractor = tools.extractorFor(ctx);
    const { pages_total } = await untilAborted(signal, extractor.open(file.path));
    ensureStillWanted(await recordPageCount(ctx, document.id, pages_total));
    await readPages({
      extractor,
      path: file.path,
      pages_total,
      read: document.read,
      lanes: tools.lanes,
      signal,
      save: async (pages) => ensureStillWanted(await savePages(ctx, document, pages)),
    });
    await completeReading(ctx, document.id);
  } finally {
    await file.remove();
  }
}

function ensureStillWanted(stillThere: boolean): void {
  if (!stillThere) throw new NothingToRead();
}

async function fetchFile(
  { services, actor }: Context,
  { tempFiles }: ReadingTools,
  { storage_key }: DocumentToRead,
  signal: AbortSignal,
): Promise<TempFile> {
  if (!belongsToOrg(storage_key, actor.org_id)) throw new StorageError('not_found', 'Not of this organization');
  const { stream } = await services.storage.get(storage_key);
  return tempFiles.hold(stream, signal);
}

/** Why the document itself is at fault; null when another try may succeed. */
function reasonOf(error: unknown): FailureReason | null {
  if (error instanceof UnreadableDocument) return error.reason;
  return error instanceof StorageError && error.code === 'not_found' ? 'file_missing' : null;
}

async function settle(ctx: Context, document_id: string, run: JobRun, error: unknown): Promise<void> {
  if (error instanceof NothingToRead) return;
  if (run.signal.aborted) return releaseReading(ctx, document_id);
  // The runner gives this attempt back.
  if (error instanceof DatabaseAway) throw error;
  const reason = reasonOf(error);
  if (reason !== null) return failReading(ctx, document_id, reason);
  if (run.attempt < extractDocument.attempts) throw error;
  await failReading(ctx, document_id, 'interrupted');
  throw new PermanentFailure('interrupted');
}
