import type { Orders } from '#shared/platform/list-order.ts';

export const AUDIT_ORDERS = { at: 'desc' } as const satisfies Orders;

/** What the audit log calls its own entries where somebody reads them. */
export const OWN_ENTITY = 'audit_entry';

/** How something ended. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** What can be wrong with the chain of seals, from its beginning to its end. */
export const BREAKS = ['changed', 'backdated', 'chain', 'unknown_key', 'cut'] as const;
export type Break = (typeof BREAKS)[number];

/** How far a check has come, and what it found. */
export interface AuditCheck {
  /** Whether everything looked at so far is as it was sealed. */
  intact: boolean;
  /** The number of the last row that was looked at and holds. */
  checked_to: number;
  /** The number of the first row that does not hold. */
  broken_at: number | null;
  reason: Break | null;
  /** The number of the last sealed row. */
  sealed_to: number;
  /** Where the check goes on; null where it is over. */
  next: number | null;
}
