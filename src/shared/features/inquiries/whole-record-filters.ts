import type { InquirySort } from './inquiries.schemas.ts';

/** Filters that ask what only somebody who reads an inquiry whole sees of it: whoever is found by them has it (C-5). */
export const WHOLE_RECORD_FILTERS = [
  'quiet_days',
  'missing',
  'amount_from',
  'facility_filter',
  'condition_filter',
] as const;

/** Orders that say the same: each shows where a row stands among the others, and a place in the list holds its value. */
export const WHOLE_RECORD_SORTS = [
  'priority',
  'referral_org',
  'scheduled_admit_date',
] as const satisfies readonly InquirySort[];
