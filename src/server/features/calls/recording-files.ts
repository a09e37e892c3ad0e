import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { newStorageKey, orgPrefix } from '#server/platform/storage/storage-key.ts';
import { sweepUnknown } from '#server/platform/storage/sweep-unknown.ts';
import { read } from '#server/platform/transaction.ts';
import { MAX_RECORDING_BYTES } from '#shared/features/calls/calls.rules.ts';
import { audioOnly } from './audio-only.ts';

/** Audio in the object store that a call may come to own. */
export interface StoredRecording {
  recording_key: string;
  recording_size: number;
  recording_type: string;
}

const folderOf = (ctx: Context): string => `${orgPrefix(ctx.actor.org_id)}recordings/`;

/** Where the audio lies. The organization comes from the caller, so another one's key leads nowhere. */
export const storageKeyOf = (ctx: Context, recording_key: string): string => `${folderOf(ctx)}${recording_key}`;

/** Streams audio into the object store under a new key, whole or not at all. @throws NotAudio, StorageError */
export async function storeRecording(ctx: Context, stream: Readable, signal: AbortSignal): Promise<StoredRecording> {
  const storage_key = newStorageKey(ctx.actor.org_id, 'recordings', ctx.services.randomBytes);
  const checked = audioOnly();
  const [stored, piped] = await Promise.allSettled([
    ctx.services.storage.put(storage_key, checked.stream, { maxBytes: MAX_RECORDING_BYTES, signal }),
    pipeline(stream, checked.stream, { signal }),
  ]);
  if (stored.status === 'rejected') throw stored.reason;
  if (piped.status === 'rejected') throw piped.reason;
  return {
    recording_key: storage_key.slice(folderOf(ctx).length),
    recording_size: stored.value.size,
    recording_type: checked.type(),
  };
}

/** Removes audio that no call came to own; what can't be removed now is met by the orphan sweep. */
export async function discardRecording(ctx: Context, recording_key: string): Promise<void> {
  await ctx.services.storage.remove(storageKeyOf(ctx, recording_key)).catch((err: unknown) => {
    ctx.services.logger.warn('recording left to the sweep', { err, request_id: ctx.request.request_id });
  });
}

/** Removes the organization's stored recordings that belong to no call. @returns how many */
export const sweepOrphanRecordings = (ctx: Context, before: Date): Promise<number> =>
  sweepUnknown(ctx.services.storage, folderOf(ctx), before, async (keys) => {
    const names = keys.map((key) => key.slice(folderOf(ctx).length));
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('calls')
        .select('recording_key')
        .where(inOrganization(ctx, 'calls'))
        .where('recording_key', 'in', names),
    ]);
    return new Set(rows.map(({ recording_key }) => storageKeyOf(ctx, recording_key ?? '')));
  });
