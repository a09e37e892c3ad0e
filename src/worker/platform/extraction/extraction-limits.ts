import { MAX_DOCUMENT_PAGES } from '../../../shared/features/documents/documents.rules.ts';
export interface ExtractionLimits {
  /** Milliseconds a document may take to open, and each page to be read. */
  step_ms: number;
  /** Bytes of resident memory at which a child is killed. */
  memory_bytes: number;
  /** Bytes of writable memory the system lets a child have at all (Linux); stops a burst between two samples. */
  data_bytes: number;
  /** A child that still holds more bytes than this is replaced before it reads text, so that text has room. */
  text_start_bytes: number;
  /** The same before it reads a picture; higher, as the reader with its language data stays loaded. */
  ocr_start_bytes: number;
  /** Documents with more pages are refused. */
  pages: number;
}

const MIB = 1024 * 1024;

/** No child passes 512 MiB: it is killed below, as memory is only looked at every few milliseconds. */
export const DEFAULT_LIMITS: ExtractionLimits = {
  step_ms: 60_000,
  memory_bytes: 448 * MIB,
  data_bytes: 768 * MIB,
  text_start_bytes: 200 * MIB,
  ocr_start_bytes: 336 * MIB,
  pages: MAX_DOCUMENT_PAGES,
};
