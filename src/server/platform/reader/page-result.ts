import type { StoredLayout } from '#shared/features/documents/page-words.ts';

/** How a page's text was got: from its text layer, by reading its picture, or not at all. */
export type PageMethod = 'text' | 'ocr' | 'none';

/**
 * How far the text can be relied on. `none`: nothing readable stands on the page. `unreadable`: there is something,
 * but its picture (or the page itself) could not be decoded.
 */
export type PageQuality = 'good' | 'fair' | 'poor' | 'none' | 'unreadable';

/** One page of a document as text. Text is NFC, without NUL and lone surrogates. */
export interface PageResult {
  /** Counted from 1. */
  page: number;
  text: string;
  method: PageMethod;
  quality: PageQuality;
  /** 0 to 100 for text read from a picture; null otherwise. */
  confidence: number | null;
  /** Its size and its words with their places; null where nothing could be read. */
  layout: StoredLayout | null;
}

/** A page as its text layer gives it; `needs_ocr` says that its picture has to be read as well. */
export interface TextLayerPage extends PageResult {
  needs_ocr: boolean;
}

export interface PageRange {
  /** First page, counted from 1. */
  from: number;
  /** Last page, included. */
  to: number;
}

/** A file on this machine; one with more pages than `max_pages` is refused. */
export interface DocumentFile {
  path: string;
  max_pages: number;
}
