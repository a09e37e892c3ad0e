import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import { UploadInput } from '#shared/features/documents/documents.schemas.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';

/**
 * Makes a stored file a document of an inquiry and has its text read: row, audit row and job in one transaction.
 * `kept` is false when an idempotency key already stood for another file, which then is the document.
 */
export const recordDocument = verb(
  { name: 'documents.upload', kind: 'write', permission: 'documents:write', input: UploadInput },
  async (ctx, { storage_key, sha256, ...fields }) => {
    let kept = false;
    // The key is new with each try, so it is left out of what an idempotency key is compared with.
    const uploaded = await withTransaction({ ...ctx, input: { ...fields, sha256 } }, async (tx) => {
      const user = person(tx);
      const inquiry = await tx.db
        .selectFrom('inquiries')
        .select('id')
        .where(inOrganization(tx, 'inquiries'))
        .where('id', '=', fields.opportunity_id)
        .executeTakeFirst();
      ensure(inquiry, 'not_found', inquiriesMessages.inquiry_not_found);
      const document_id = tx.services.newId();
      const now = tx.services.clock.now().toISOString();
      await tx.db
        .insertInto('documents')
        .values({
          ...fields,
          id: document_id,
          org_id: tx.actor.org_id,
          sha256: Buffer.from(sha256, 'hex'),
          storage_key,
          heartbeat_at: now,
          uploaded_by: user.user_id,
          uploaded_by_name: fullName(user),
          created_at: now,
        })
        .execute();
      await enqueue(tx, extractDocument, { document_id });
      await audit(tx, {
        entity: 'document',
        ids: [document_id],
        details: { opportunity_id: fields.opportunity_id, bytes: fields.file_size },
      });
      kept = true;
      return { document_id, status: 'Processing' as const };
    });
    return { uploaded, kept };
  },
);
