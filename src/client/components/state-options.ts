import { OTHER_US_PLACES, US_STATES } from '#shared/platform/us-states.ts';
import type { Option } from '../ui/fields/select-field.tsx';

/** States and other places by their codes. */
export const STATE_OPTIONS: readonly Option[] = Object.entries({ ...US_STATES, ...OTHER_US_PLACES }).map(
  ([value, name]) => ({ value, label: `${name} (${value})` }),
);

/** The options with the value a record holds, where it is none of them. */
export const withCurrentValue = (offered: readonly Option[], held: string | null): readonly Option[] =>
  held === null || offered.some(({ value }) => value === held) ? offered : [...offered, { value: held, label: held }];
