import { Readable } from 'node:stream';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import { MAX_DOCUMENT_BYTES } from '#shared/features/documents/documents.rules.ts';
import type { FictionalRecord } from './records/fictional-record.ts';
import { renderRecord } from './records/render-record.ts';

/** Uploads one fictional record to an inquiry; the worker reads it as it reads every other, and suggests fields from it. */
export async function addRecord(
  tx: TxContext,
  record: FictionalRecord,
  opportunity_id: string,
  uploader: { id: string; firstname: string; lastname: string },
  now: Date,
): Promise<void> {
  const { storage, randomBytes, newId } = tx.services;
  const bytes = await renderRecord(record);
  const storage_key = newStorageKey(tx.actor.org_id, 'documents', randomBytes);
  const stored = await storage.put(storage_key, Readable.from([Buffer.from(bytes)]), { maxBytes: MAX_DOCUMENT_BYTES });
  const id = newId();
  await tx.db
    .insertInto('documents')
    .values({
      id,
      org_id: tx.actor.org_id,
      opportunity_id,
      file_name: record.file_name,
      file_description: record.description,
      file_size: stored.size,
      sha256: Buffer.from(stored.sha256, 'hex'),
      storage_key,
      uploaded_by: uploader.id,
      uploaded_by_name: fullName(uploader),
      autofill: true,
      created_at: now.toISOString(),
    })
    .execute();
  await enqueue(tx, extractDocument, { document_id: id });
}
