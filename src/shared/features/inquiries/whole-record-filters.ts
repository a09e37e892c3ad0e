/** Filters that ask what only somebody who reads an inquiry whole sees of it: whoever is found by them has it (C-5). */
export const WHOLE_RECORD_FILTERS = [
  'quiet_days',
  'missing',
  'amount_from',
  'facility_filter',
  'condition_filter',
] as const;
