import { sendForm } from '#client/platform/rest.ts';
import type { UploadForm } from '#shared/features/documents/documents.schemas.ts';

interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

/** One of the files of an upload. */
export type OneUpload = Omit<UploadForm, 'files'> & { file: File };

/** Sends a record to an inquiry: the file last, so that what is wrong with the rest shows before it travels. */
export function uploadDocument(upload: OneUpload, sending: Sending): Promise<{ document_id: string; status: string }> {
  const form = new FormData();
  form.set('opportunity_id', upload.opportunity_id);
  form.set('file_name', upload.file_name || upload.file.name);
  form.set('file_type', 'application/pdf');
  form.set('file_description', upload.file_description ?? '');
  form.set('autofill', String(upload.autofill));
  form.set('file', upload.file);
  return sendForm('/api/file_upload', form, sending);
}
