import type { EhrDestination } from './ehr.ts';

/** Leaves the packet where it lies, in the store, for a person to import; the receipt names it. */
export const outboxEhr: EhrDestination = {
  deliver: async ({ id }) => ({ reference: id, locations: [] }),
};
