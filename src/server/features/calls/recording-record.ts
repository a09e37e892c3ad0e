import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { discardRecording, type StoredRecording } from './recording-files.ts';

/** Where a call's audio is still to be fetched from; null when there is nothing to fetch any more. */
export async function findRecordingToFetch(ctx: Context, call_id: string): Promise<string | null> {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('calls')
      .select('recording_url')
      .where(inOrganization(ctx, 'calls'))
      .where('id', '=', call_id)
      .where('recording_key', 'is', null),
  ]);
  const sealed = rows[0]?.recording_url;
  if (!sealed) return null;
  const place = { org_id: ctx.actor.org_id, row_id: call_id, column: 'calls.recording_url' };
  return ctx.services.fieldCipher.decrypt(sealed, place);
}

/** Gives a call the audio that was fetched for it. Of two that fetched it at once, one is kept. */
export async function keepRecording(ctx: Context, call_id: string, recording: StoredRecording): Promise<void> {
  const kept = await withTransaction(ctx, async (tx) => {
    const updated = await tx.db
      .updateTable('calls')
      .set({ ...recording, recording_url: null, updated_at: tx.services.clock.now().toISOString() })
      .where(inOrganization(tx, 'calls'))
      .where('id', '=', call_id)
      .where('recording_key', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (updated) await audit(tx, { entity: 'call', ids: [call_id], details: { bytes: recording.recording_size } });
    return updated !== undefined;
  });
  if (!kept) await discardRecording(ctx, recording.recording_key);
}
