import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';

/** The priorities that one press gives; the inquiry's own page takes any other. */
export const PRIORITY_CHOICES = [1, 2, 3, 4, 5, 10, null] as const;

export const priorityName = (priority: number | null): string =>
  priority === null ? text.no_priority : String(priority);
