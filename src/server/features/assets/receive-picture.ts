import { Readable } from 'node:stream';
import type { Request } from 'express';
import { OverLimit, TaskFault } from '#server/platform/child/task-errors.ts';
import { type Context, userId } from '#server/platform/context.ts';
import { type IncomingFile, receiveFile, UploadError, type UploadLimits } from '#server/platform/receive-file.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import { assetsMessages as text } from '#shared/features/assets/assets.messages.ts';
import { MAX_PICTURE_BYTES } from '#shared/features/assets/assets.schemas.ts';
import { AppError, type ErrorCode } from '#shared/platform/errors.ts';

const LIMITS: UploadLimits = {
  field: 'file',
  body: MAX_PICTURE_BYTES + 64 * 1024,
  pace: { window: 15_000, bytes: 15_000 },
};
const ENDING = /\.(?:jpe?g|png)$/i;

const refusal = (code: ErrorCode, message: string) => new AppError(code, message, { fields: { file: message } });

/** What went wrong, in the words of the screen. */
function inWords(error: unknown): unknown {
  if (error instanceof OverLimit) return refusal('bad_request', text.damaged);
  if (error instanceof TaskFault) {
    if (error.fault === 'wrong_type') return refusal('unsupported_media_type', text.wrong_type);
    return refusal('bad_request', error.fault === 'too_many_pixels' ? text.too_many_pixels : text.damaged);
  }
  if (!(error instanceof UploadError)) return error;
  if (error.code === 'too_large') return refusal('payload_too_large', text.too_large);
  return refusal('bad_request', error.code === 'no_file' ? text.file_missing : text.upload_failed);
}

/** The file's bytes, no more of them than a picture may have. */
async function collect({ name, stream }: IncomingFile): Promise<Uint8Array> {
  if (!ENDING.test(name)) throw refusal('unsupported_media_type', text.wrong_type);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_PICTURE_BYTES) throw refusal('payload_too_large', text.too_large);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Stores a picture as the reader drew it again; what was sent is never kept. */
async function keep(ctx: Context, bytes: Uint8Array) {
  const picture = await ctx.services.reader.of(ctx.actor.org_id).ask('clean_picture', bytes);
  const storage_key = newStorageKey(ctx.actor.org_id, 'assets', ctx.services.randomBytes);
  const stored = await ctx.services.storage.put(storage_key, Readable.from([Buffer.from(picture.bytes)]), {
    maxBytes: 2 * MAX_PICTURE_BYTES,
  });
  const { width, height, extension } = picture;
  const file_name = `${storage_key.slice(storage_key.lastIndexOf('/') + 1)}.${extension}`;
  return { file_name, storage_key, size: stored.size, sha256: stored.sha256, width, height };
}

export type ReceivedPicture = Awaited<ReturnType<typeof keep>>;

interface Sent {
  fields: Readonly<Record<string, string | undefined>>;
  /** The file's name without its ending. */
  given: string;
}

/** What became of a picture: `kept` is false where an idempotency key already stood for another upload of it. */
interface Entered<T> {
  answer: T;
  kept: boolean;
}

/**
 * Takes one picture of an upload, has it drawn again and stores it, then enters it by what is handed in. Nothing stays
 * behind when anything fails, or when it had been entered before.
 */
export async function receivePicture<T>(
  ctx: Context,
  req: Request,
  enter: (picture: ReceivedPicture, sent: Sent) => Promise<Entered<T>>,
): Promise<T> {
  await ctx.services.limits.consume('upload_user', userId(ctx) ?? '');
  await ctx.services.limits.consume('upload_org', ctx.actor.org_id);
  try {
    const { fields, stored } = await receiveFile(req, LIMITS, async (file) => ({
      given: file.name.replace(ENDING, ''),
      bytes: await collect(file),
    }));
    const picture = await keep(ctx, stored.bytes);
    const { answer, kept } = await enter(picture, { fields, given: stored.given }).catch(async (error: unknown) => {
      // One that may have been entered all the same keeps its picture.
      const undecided = error instanceof AppError && error.code === 'service_unavailable';
      if (!undecided) await ctx.services.storage.remove(picture.storage_key);
      throw error;
    });
    if (!kept) await ctx.services.storage.remove(picture.storage_key);
    return answer;
  } catch (error) {
    throw inWords(error);
  }
}
