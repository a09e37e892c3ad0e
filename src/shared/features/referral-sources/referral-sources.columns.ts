import { referralSourcesMessages as text } from './referral-sources.messages.ts';

/** What the list shows at first. */
const FIRST_COLUMNS = {
  referral_name: text.column_source,
  payment_type: text.payment_type,
  specializations: text.specializations,
  status: text.column_status,
  created_at: text.column_created,
  last_activity_date: text.column_activity,
} as const;

/** The columns of the list before anyone has chosen others. */
export const DEFAULT_SOURCE_COLUMNS = Object.keys(FIRST_COLUMNS) as (keyof typeof FIRST_COLUMNS)[];

/** What the list of referral sources can show, with each column's name. */
export const SOURCE_COLUMN_LABELS = {
  ...FIRST_COLUMNS,
  type: text.type,
  state: text.state,
  owner: text.owner,
  due_on: text.column_due,
} as const;

export type SourceColumn = keyof typeof SOURCE_COLUMN_LABELS;

export const SOURCE_COLUMNS = Object.keys(SOURCE_COLUMN_LABELS) as [SourceColumn, ...SourceColumn[]];

/** Always shown: it leads to the source. */
export const REQUIRED_SOURCE_COLUMN = 'referral_name' satisfies SourceColumn;

/** Every column of an export: what the list shows, and the rest of a source's own fields. */
export const SOURCE_EXPORT_LABELS = {
  ...FIRST_COLUMNS,
  type: text.type,
  rule_out: text.rule_out,
  website_url: text.website_url,
  linkedin_url: text.linkedin_url,
  address: text.address,
  state: text.state,
  zipcode: text.zipcode,
  average_length_of_stay: text.average_length_of_stay,
  gender_served: text.gender_served,
  levels_of_care: text.levels_of_care,
  population_served: text.population_served,
  owner: text.staff,
  due_on: text.column_due,
} as const;

export type SourceExportColumn = keyof typeof SOURCE_EXPORT_LABELS;
export const SOURCE_EXPORT_COLUMNS = Object.keys(SOURCE_EXPORT_LABELS) as SourceExportColumn[];
