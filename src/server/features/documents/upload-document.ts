import { pipeline } from 'node:stream/promises';
import { type Context, userId } from '#server/platform/context.ts';
import {
  type IncomingFile,
  receiveFile,
  UploadError,
  type UploadFault,
  type UploadLimits,
  type UploadPace,
} from '#server/platform/receive-file.ts';
import type { StreamRoute } from '#server/platform/rest.ts';
import { StorageError, type StoredObject } from '#server/platform/storage/storage.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import { parseInput } from '#server/platform/verb.ts';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import { isPdfName, MAX_DOCUMENT_BYTES, safeFileName } from '#shared/features/documents/documents.rules.ts';
import { UploadFields } from '#shared/features/documents/documents.schemas.ts';
import { AppError, type ErrorCode } from '#shared/platform/errors.ts';
import { checkUpload } from './documents.queries.ts';
import { NotAPdf, pdfOnly } from './pdf-only.ts';
import { recordDocument } from './record-document.ts';

/** What the other fields and the form's own lines may take beside the file. */
const FORM_BYTES = 256 * 1024;
/** Slower than a bad telephone line is no upload any more. */
const DEFAULT_PACE: UploadPace = { window: 15_000, bytes: 15_000 };

const PDF_TYPES = ['application/pdf', 'application/x-pdf', 'pdf', '.pdf', ''];

const wrongType = () =>
  new AppError('unsupported_media_type', documentsMessages.wrong_type, {
    fields: { file: documentsMessages.wrong_type },
  });
const tooLarge = () =>
  new AppError('payload_too_large', documentsMessages.too_large, { fields: { file: documentsMessages.too_large } });

const FAULTS: Record<Exclude<UploadFault, 'too_large'>, [ErrorCode, string]> = {
  not_a_form: ['unsupported_media_type', documentsMessages.not_a_form],
  no_file: ['bad_request', documentsMessages.file_missing],
  many_files: ['bad_request', documentsMessages.one_file],
  malformed: ['bad_request', documentsMessages.file_upload_failed],
  cut_off: ['bad_request', documentsMessages.upload_incomplete],
  too_slow: ['bad_request', documentsMessages.upload_too_slow],
};

/** What went wrong on the way, in the words of the screen. */
function inWords(error: unknown): unknown {
  if (error instanceof NotAPdf) return wrongType();
  if (error instanceof StorageError && error.code === 'too_large') return tooLarge();
  if (!(error instanceof UploadError)) return error;
  if (error.code === 'too_large') return tooLarge();
  const [code, message] = FAULTS[error.code];
  return new AppError(code, message, { fields: { file: message } });
}

/** Streams a file into storage, whole or not at all; what is no PDF ends with its first 1,024 bytes. */
async function store(ctx: Context, key: string, file: IncomingFile, signal: AbortSignal): Promise<StoredObject> {
  const checked = pdfOnly();
  const [stored] = await Promise.allSettled([
    ctx.services.storage.put(key, checked, { maxBytes: MAX_DOCUMENT_BYTES, signal }),
    pipeline(file.stream, checked, { signal }),
  ]);
  if (stored.status === 'rejected') throw stored.reason;
  return stored.value;
}

/**
 * Whether a failed write may have been committed all the same: then the file is left to the orphan sweep, since a
 * document without its file would be the worse end.
 */
const undecided = (error: unknown) => error instanceof AppError && error.code === 'service_unavailable';

/** Removes a file that became no document; one that can't be removed now is met by the orphan sweep. */
async function discard(ctx: Context, key: string): Promise<void> {
  await ctx.services.storage.remove(key).catch((err: unknown) => {
    ctx.services.logger.warn('file left to the sweep', { err, request_id: ctx.request.request_id });
  });
}

/**
 * Takes one PDF for an inquiry. Permission, limits and (where it is named before the file) the inquiry are checked
 * before any byte is kept; type and size while it streams; nothing stays behind when anything fails.
 */
export function uploadRoute(pace: UploadPace = DEFAULT_PACE): StreamRoute {
  const limits: UploadLimits = { field: 'file', body: MAX_DOCUMENT_BYTES + FORM_BYTES, pace };
  return {
    method: 'POST',
    path: '/api/file_upload',
    summary: 'Uploads a PDF to an inquiry (multipart/form-data) and has its text read',
    verbs: [checkUpload, recordDocument],
    handle: async (ctx, req, res) => {
      await checkUpload(ctx, {});
      await ctx.services.limits.consume('upload_user', userId(ctx) ?? '');
      await ctx.services.limits.consume('upload_org', ctx.actor.org_id);
      const storage_key = newStorageKey(ctx.actor.org_id, 'documents', ctx.services.randomBytes);
      let given = '';
      try {
        const { fields, stored } = await receiveFile(req, limits, async (file, before, signal) => {
          given = safeFileName(file.name);
          if (!isPdfName(given)) throw wrongType();
          if (before.opportunity_id !== undefined) await checkUpload(ctx, { opportunity_id: before.opportunity_id });
          return store(ctx, storage_key, file, signal);
        });
        const { file_name, file_type, ...rest } = parseInput(UploadFields, fields);
        if (!PDF_TYPES.includes(file_type?.toLowerCase() ?? '')) throw wrongType();
        const { uploaded, kept } = await recordDocument(ctx, {
          ...rest,
          file_name: file_name ? safeFileName(file_name) : given,
          file_size: stored.size,
          sha256: stored.sha256,
          storage_key,
        });
        if (!kept) await discard(ctx, storage_key);
        res.status(200).json({ result: uploaded });
      } catch (error) {
        if (!undecided(error)) await discard(ctx, storage_key);
        throw inWords(error);
      }
    },
  };
}
