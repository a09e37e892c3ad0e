import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';

/** Readers accept a header that does not stand at the very start, and so do we. */
const HEADER_WINDOW = 1024;
const HEADER = '%PDF-';

/** Whether a file begins as a PDF does. */
function beginsAsPdf(start: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(start.subarray(0, HEADER_WINDOW)).includes(HEADER);
}

/** The message for a file that only calls itself a PDF; undefined for a real one. */
export async function refuseDisguised(file: Blob): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, HEADER_WINDOW).arrayBuffer());
  return beginsAsPdf(start) ? undefined : text.wrong_type;
}
