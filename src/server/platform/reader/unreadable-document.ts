import { TaskFault } from '../child/task-errors.ts';

export const UNREADABLE_REASONS = [
  'not_a_pdf',
  'empty',
  'encrypted',
  'damaged',
  'too_many_pages',
  'too_complex',
] as const;

/**
 * Why a document cannot be read. `empty`: no bytes, or no pages. `too_complex`: it went over the limit of memory or
 * time. None of them gets better by trying again.
 */
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/** The document, or the `page` it names, cannot be read; `page` is null when the document as a whole is meant. */
export class UnreadableDocument extends TaskFault<UnreadableReason> {
  constructor(
    reason: UnreadableReason,
    readonly page: number | null = null,
  ) {
    super(reason, page === null ? `Unreadable document: ${reason}` : `Unreadable document: ${reason} (page ${page})`);
    this.name = 'UnreadableDocument';
  }

  get reason(): UnreadableReason {
    return this.fault;
  }
}
