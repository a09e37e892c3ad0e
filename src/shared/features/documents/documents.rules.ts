export const DOCUMENT_STATUSES = ['Processing', 'Completed', 'Failed'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** How a page's text was got: its own text layer, character recognition, or not at all. */
export const PAGE_METHODS = ['text', 'ocr', 'none'] as const;
export type PageMethod = (typeof PAGE_METHODS)[number];

/** 'none' has nothing readable on it; 'unreadable' holds an image that could not be decoded. */
export const PAGE_QUALITIES = ['good', 'fair', 'poor', 'none', 'unreadable'] as const;
export type PageQuality = (typeof PAGE_QUALITIES)[number];

/** Letters of a page that are read for what they say: no printed page holds more. */
export const LONGEST_READ = 40_000;

/** Why a record could not be read, or was not read to its end. */
export const FAILURE_REASONS = [
  'not_a_pdf',
  'empty',
  'encrypted',
  'damaged',
  'too_many_pages',
  'too_complex',
  'file_missing',
  'interrupted',
  'stalled',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const FIXED_BY_RETRY: readonly FailureReason[] = ['file_missing', 'interrupted', 'stalled'];
/** Whether reading once more may end better: what is wrong with the file itself stays wrong. */
export const canRetry = (reason: FailureReason | null): boolean => reason !== null && FIXED_BY_RETRY.includes(reason);

const NEVER_OPENS: readonly (FailureReason | null)[] = ['not_a_pdf', 'empty', 'damaged'];
/** Whether nobody could open the file, wherever it is sent; one behind a password opens for who knows it. */
export const cannotBeOpened = (reason: FailureReason | null): reason is FailureReason => NEVER_OPENS.includes(reason);

/** Bytes a record may have (20 MB). */
export const MAX_DOCUMENT_BYTES = 20_971_520;
export const MAX_DOCUMENT_PAGES = 1_000;
/** The newest document is asked after this often, in milliseconds, while it may still change. */
export const DOCUMENT_POLL_MS = 3_000;
/** For so long after upload a document counts as recently in process, in milliseconds. */
export const RECENT_PROCESSING_MS = 1_200_000;

/** Percent shown while a document is in process: 360 seconds are the whole scale, 90 the most before it is done. */
export function processingProgress(status: DocumentStatus, createdAtSeconds: number, nowMs: number): number {
  if (status !== 'Processing') return 100;
  const elapsed = Math.max(0, nowMs / 1000 - createdAtSeconds);
  return Math.min(90, (elapsed / 360) * 100);
}

/** Whether the newest document is worth asking after again. */
export const shouldPoll = (newest: { status: string; created_at: number } | undefined, nowMs: number): boolean =>
  newest !== undefined &&
  (newest.status.toLowerCase() === 'processing' || nowMs - newest.created_at * 1000 < RECENT_PROCESSING_MS);

const MAX_FILE_NAME = 255;
const FALLBACK_NAME = 'document.pdf';
/** Controls, and the invisible marks that turn the direction in which a name is read or hide a part of it. */
const HIDDEN = /[\p{Cc}\p{Surrogate}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A file's name as it is kept and shown: no folders, nothing hidden, at most 255 characters with its ending kept. */
export function safeFileName(given: string): string {
  const name = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '').replace(HIDDEN, '').trim().replace(/^\.+/, '');
  if (name === '') return FALLBACK_NAME;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = [...name.slice(0, name.length - ending.length)];
  while (stem.join('').length + ending.length > MAX_FILE_NAME) stem.pop();
  return stem.join('') + ending;
}

export const isPdfName = (name: string): boolean => /.\.pdf$/i.test(name);
