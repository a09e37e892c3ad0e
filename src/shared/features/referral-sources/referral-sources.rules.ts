import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { ORGANIZATION_TYPES } from '#shared/platform/organization-types.ts';
import { US_STATES } from '#shared/platform/us-states.ts';

/** What a referral source can be (C-31), before an organization adds to it: the same ten as an organization. */
export const SOURCE_TYPES = ORGANIZATION_TYPES;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const PAYMENT_TYPES = ['Private pay', 'Insurance', 'Medicare', 'Medicaid', 'Tricare', 'SSI/SSDI'] as const;

/** Program focus areas: the options of `specializations`. */
export const SPECIALIZATIONS = [
  'OCD',
  'SUD',
  'Primary SUD',
  'Dual Diagnosis',
  'Primary Mental Health',
  'Eating disorder',
  'Personality disorder',
  'Trauma',
  'Geriatrics',
  'Thought Disorders',
  'Mood Disorders',
  'Chronic SI/HI',
] as const;

export const GENDERS_SERVED = ['Male', 'Female', 'All genders'] as const;

export const POPULATIONS_SERVED = [
  'Children',
  'Adolescents',
  'Young adults',
  'Adults',
  'Older adults',
  'Pregnant/postpartum women',
  'LGBTQ+',
  'Veterans',
  'Active duty/military families',
  'First responders',
  'Professionals/executives',
  'Justice-involved',
  'DUI/DWI',
  'Co-occurring disorders',
  'Trauma',
  'HIV',
  'Faith-based',
  'Deaf/hard of hearing',
] as const;

/** How close a source is, from nothing heard of it to sending clients (C-30). */
export const SOURCE_STATUSES = ['INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING'] as const;
export type SourceStatus = (typeof SOURCE_STATUSES)[number];

export const SOURCE_STATUS_LABELS: Record<SourceStatus, string> = {
  INACTIVE: 'Inactive',
  COLD: 'Cold',
  WARM: 'Warm',
  HOT: 'Hot',
  REFERRING: 'Referring',
};

export const SOURCE_ORDERS = {
  last_activity_date: 'desc',
  created_at: 'desc',
  referral_name: 'asc',
  status: 'asc',
  due_on: 'asc',
} as const satisfies Orders;
export type SourceSort = keyof typeof SOURCE_ORDERS;
export const SOURCE_SORTS = sortsOf(SOURCE_ORDERS);

/** Everywhere that is none of the fifty states, and nowhere (C-42). */
export const OTHER_STATES = 'others';
export const STATE_FILTERS = [...(Object.keys(US_STATES) as (keyof typeof US_STATES)[]), OTHER_STATES] as const;

/** Results a search shows at a time, and names the duplicate check looks at (P1 §9). */
export const SOURCE_SEARCH_SIZE = 10;
export const DUPLICATE_CHECK_SIZE = 100;
