import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { MAX_DOCUMENT_BYTES } from './documents.rules.ts';

/** Letters of a document's name. */
const MAX_FILE_NAME = 255;

export const DocumentsOfInput = z.strictObject({ opportunity_id: Id });
export const DocumentOfInput = z.strictObject({ document_id: Id });
/** Looks for documents by parts of their file names. */
export const DocumentSearchInput = z.strictObject({
  query: z.string().trim().min(1).max(200),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const InProcessInput = z.strictObject({});

/** Asked before the first byte is taken; the inquiry may be named only after the file. */
export const UploadCheckInput = z.strictObject({ opportunity_id: Id.optional() });

const flag = z
  .union([z.boolean(), z.enum(['', 'true', 'false', 'on', 'off', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

/** The fields that travel with an uploaded file; all are text in a form. */
export const UploadFields = z.strictObject({
  opportunity_id: Id,
  file_name: z.string().max(1_000).optional(),
  file_type: z.string().max(200).optional(),
  file_description: z
    .string()
    .max(2_000)
    .transform((text) => text.trim() || null)
    .nullable()
    .optional()
    .default(null),
  autofill: flag.optional().default(false),
});

/** Files that one dialog takes at once. */
export const MAX_UPLOADS = 20;

/** An upload as a person begins it; a file without a name of its own takes that of the file. */
export const UploadForm = UploadFields.omit({ file_type: true }).extend({
  files: z.array(z.instanceof(File)).min(1).max(MAX_UPLOADS),
  file_name: z.string().trim().max(MAX_FILE_NAME),
});
export type UploadForm = z.output<typeof UploadForm>;

/** A stored file that is about to become a document. */
export const UploadInput = z.strictObject({
  opportunity_id: Id,
  file_name: z.string().min(1).max(MAX_FILE_NAME),
  file_description: z.string().max(2_000).nullable(),
  autofill: z.boolean(),
  file_size: z.int().min(1).max(MAX_DOCUMENT_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  storage_key: z.string().max(300),
});
