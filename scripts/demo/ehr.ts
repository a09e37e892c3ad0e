import { fullName, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import { sendToEhrJob } from '#shared/features/ehr/ehr.jobs.ts';

/** Sends the newest admitted inquiry to the outbox; the worker packs it as it packs every other. */
export async function addTransmission(
  tx: TxContext,
  sender: { id: string; firstname: string; lastname: string },
  now: Date,
): Promise<void> {
  const { newId, randomBytes } = tx.services;
  const { org_id } = tx.actor;
  const inquiry = await tx.db
    .selectFrom('inquiries')
    .select('id')
    .where('org_id', '=', org_id)
    .where('status', '=', 'ADMITTED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!inquiry) return;
  const id = newId();
  await tx.db
    .insertInto('ehr_transmissions')
    .values({
      id,
      org_id,
      opportunity_id: inquiry.id,
      version: 1,
      adapter: 'outbox',
      bundle_key: newStorageKey(org_id, 'ehr', randomBytes),
      face_sheet_key: newStorageKey(org_id, 'ehr', randomBytes),
      created_by: sender.id,
      created_by_name: fullName(sender),
      created_at: now.toISOString(),
      touched_at: now.toISOString(),
    })
    .execute();
  await enqueue(tx, sendToEhrJob, { transmission_id: id });
}
