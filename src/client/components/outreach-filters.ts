import { OTHER_STATES } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { US_STATES } from '#shared/platform/us-states.ts';
import type { FilterDefinition } from './filters.ts';
import { SET } from './list/list-filters.ts';

/** By one of the fifty states, or by any other place. */
export const stateFilter = (title: string, otherStates: string): FilterDefinition => ({
  key: 'state',
  title,
  type: 'select',
  options: [
    ...Object.entries(US_STATES).map(([value, name]) => ({ value, title: name })),
    { value: OTHER_STATES, title: otherStates },
  ],
});

export const archivedFilter = (title: string): FilterDefinition => ({
  key: 'archived',
  title,
  type: 'flag',
  options: [{ value: SET, title }],
});
