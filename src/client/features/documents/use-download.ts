import { useMutation } from '@tanstack/react-query';
import { RestError, saveFile } from '#client/platform/rest.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { isPdfName } from '#shared/features/documents/documents.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { fetchDocumentFile } from './documents.data.ts';

/** Why a document's bytes did not come, in words that end a sentence. */
function fetchCause(error: unknown): string {
  if (!(error instanceof RestError)) return text.cause_unknown;
  if (error.status === 0) return text.cause_offline;
  return error.message || text.cause_unknown;
}

/** What to say of it: a document that is gone has its own words. */
export const fetchErrorText = (error: unknown): string =>
  error instanceof RestError && error.status === 404
    ? text.document_not_found
    : format(text.error_fetching_pdf, { cause: fetchCause(error) });

/** The name a document is saved under: what it is called need not end as a file does. */
export const savedName = (file_name: string): string => (isPdfName(file_name) ? file_name : `${file_name}.pdf`);

/** Fetches a document and hands it to the browser to keep. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ id, file_name }: { id: string; file_name: string }) =>
      saveFile(await fetchDocumentFile(id, new AbortController().signal), savedName(file_name)),
    onError: (error) => toast.error(fetchErrorText(error)),
  });
}
