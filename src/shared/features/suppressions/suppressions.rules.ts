import { isMailAddress } from '#shared/platform/mail-address.ts';

export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'manual'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Addresses that one call adds. */
export const MAX_ADDED = 5_000;

/** Whether staff may take somebody off the list: who asked for no more mail stays on it. */
export const isRemovable = (reason: SuppressionReason): boolean => reason === 'manual' || reason === 'bounced';

/** The addresses in a text, whatever stands between them, each once; and what looks like one and is none. */
export function addressesIn(text: string): { emails: string[]; unread: string[] } {
  const words = text.split(/[\s,;"'<>()]+/).filter((word) => word.includes('@'));
  const emails = new Map<string, string>();
  const unread: string[] = [];
  for (const word of words) {
    const email = word.replace(/^mailto:/i, '').replace(/[.:]+$/, '');
    if (isMailAddress(email)) emails.set(email.toLowerCase(), email);
    else unread.push(word);
  }
  return { emails: [...emails.values()], unread };
}
