import { type Context, userId } from '#server/platform/context.ts';
import { sheetTypeOf } from '#server/platform/reader/sheet.ts';
import { type SheetFault, UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { receiveFile, UploadError, type UploadFault, type UploadPace } from '#server/platform/receive-file.ts';
import type { StreamRoute } from '#server/platform/rest.ts';
import { parseInput } from '#server/platform/verb.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { UploadImportFields } from '#shared/features/imports/imports.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AppError, type ErrorCode } from '#shared/platform/errors.ts';
import { createImport } from './create-import.ts';
import { checkUpload } from './imports.queries.ts';
import { keptText } from './kept-text.ts';
import { readBeginning, readSheetNames } from './read-list.ts';

const MIB = 1024 * 1024;
/** What the other fields and the form's own lines may take beside the file. */
const FORM_BYTES = 64 * 1024;
/** Slower than a bad telephone line is no upload any more. */
const PACE: UploadPace = { window: 15_000, bytes: 2_000 };

const FAULTS: Record<UploadFault, [ErrorCode, string]> = {
  not_a_form: ['unsupported_media_type', text.not_a_form],
  no_file: ['bad_request', text.file_missing],
  many_files: ['bad_request', text.one_file],
  too_large: ['payload_too_large', text.too_large],
  malformed: ['bad_request', text.upload_malformed],
  cut_off: ['bad_request', text.upload_incomplete],
  too_slow: ['bad_request', text.upload_too_slow],
};

/** The file as a whole is at fault: `Error parsing the file`, with the reason as the field's. */
export const unreadable = (reason: string, code: ErrorCode = 'bad_request'): AppError =>
  new AppError(code, text.error_parsing, { fields: { file: reason } });

const sheetError = (fault: SheetFault): AppError => {
  if (fault === 'wrong_type')
    return new AppError('unsupported_media_type', text.fault_wrong_type, { fields: { file: text.fault_wrong_type } });
  if (fault === 'interrupted') return new AppError('service_unavailable', text.fault_interrupted, { retry_after: 5 });
  return unreadable(text[`fault_${fault}`]);
};

/** What went wrong on the way, in the words of the screen. */
function inWords(error: unknown, most: number): unknown {
  if (error instanceof UnreadableSheet) return sheetError(error.fault);
  if (!(error instanceof UploadError)) return error;
  const [code, pattern] = FAULTS[error.code];
  const message = format(pattern, { size: String(Number((most / MIB).toFixed(1))) });
  return new AppError(code, message, { fields: { file: message } });
}

export interface ReceivedSheet {
  fields: ReturnType<typeof UploadImportFields.parse>;
  name: string;
  type: ReturnType<typeof sheetTypeOf>;
  bytes: Buffer<ArrayBuffer>;
}

/** Does something with an uploaded list, said whole: permission and limits come before any byte is kept. */
export async function withSheet<T>(
  ctx: Context,
  req: Parameters<StreamRoute['handle']>[1],
  work: (sheet: ReceivedSheet) => Promise<T>,
): Promise<T> {
  await checkUpload(ctx, {});
  await ctx.services.limits.consume('import_user', userId(ctx) ?? '');
  await ctx.services.limits.consume('import_org', ctx.actor.org_id);
  const most = ctx.services.importMaxBytes;
  try {
    const { fields, stored } = await receiveFile(
      req,
      { field: 'file', body: most + FORM_BYTES, pace: PACE },
      async (file) => {
        const chunks: Buffer[] = [];
        let size = 0;
        for await (const chunk of file.stream as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > most) throw new UploadError('too_large');
          chunks.push(chunk);
        }
        return { name: file.name, bytes: Buffer.concat(chunks) };
      },
    );
    const name = keptText(stored.name).text.slice(0, 255);
    const parsed = parseInput(UploadImportFields, fields);
    return await work({ fields: parsed, name, type: sheetTypeOf(name, stored.bytes), bytes: stored.bytes });
  } catch (error) {
    throw inWords(error, most);
  }
}

const shownName = (name: string): string => keptText(name).text.replace(/\s+/g, ' ').trim().slice(0, 255);

/** Takes a list of contacts or of referral sources, and reads its beginning. */
export const uploadRoute: StreamRoute = {
  method: 'POST',
  path: '/api/import_file',
  summary: 'Uploads a CSV or XLSX list of contacts or referral sources (multipart/form-data) to be checked',
  verbs: [checkUpload, createImport],
  handle: async (ctx, req, res) => {
    const created = await withSheet(ctx, req, async ({ fields, name, type, bytes }) => {
      const sheets = await readSheetNames(ctx, { type, bytes });
      return createImport(ctx, {
        kind: fields.kind,
        file_name: fields.file_name?.trim() || name,
        file_type: type,
        sheets: sheets.length > 1 ? sheets.map(shownName) : [],
        beginning: await readBeginning(ctx, { type, bytes }),
        content: bytes,
      });
    });
    res.status(200).json({ result: created });
  },
};
