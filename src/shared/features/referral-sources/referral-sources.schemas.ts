import { z } from 'zod';
import { bulkIds } from '#shared/platform/bulk-ids.ts';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { emptyOr, manyListed, manyOf, optionalText, optionalUrl } from '#shared/platform/input-text.ts';
import { nameText } from '#shared/platform/name-text.ts';
import { listInput, nameList, pageInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { stateCode } from '#shared/platform/us-states.ts';
import { LEVELS_OF_CARE } from '../capacity/levels-of-care.ts';
import { referralSourcesMessages as messages } from './referral-sources.messages.ts';
import {
  GENDERS_SERVED,
  PAYMENT_TYPES,
  POPULATIONS_SERVED,
  SOURCE_SORTS,
  SOURCE_STATUSES,
  SPECIALIZATIONS,
  STATE_FILTERS,
} from './referral-sources.rules.ts';
import { OVERDUE_DAYS, RHYTHM_DAYS } from './source-rhythm.ts';

const MAX_NAME = 200;
/** Letters of one entry of a list that the organization extends. */
const MAX_OPTION = 100;
/** Days. */
const MAX_STAY = 3_650;
/** Sources that one call may create. */
const MAX_AT_ONCE = 100;

const statusFilter = z.preprocess(
  (value) =>
    [value ?? []]
      .flat()
      .flatMap((item: unknown) => (typeof item === 'string' ? item.split(',') : [item]))
      .filter((item) => item !== ''),
  z
    .array(z.enum(SOURCE_STATUSES))
    .max(SOURCE_STATUSES.length * 2)
    .transform((chosen) => SOURCE_STATUSES.filter((status) => chosen.includes(status))),
);

/** A state by its code or its name; whatever is none of the fifty counts as 'others' (C-42). */
const stateFilter = z.preprocess(
  (value) => (typeof value === 'string' ? (stateCode(value) ?? value.toLowerCase()) : value),
  z.enum(STATE_FILTERS),
);

const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** What narrows and orders the list, wherever it is shown. */
const listed = {
  query: z.string().trim().max(200).optional(),
  referral_name: z.string().trim().max(MAX_NAME).optional(),
  status: statusFilter.optional().default([]),
  payment_type: z.enum(PAYMENT_TYPES).optional(),
  type: z.string().trim().max(MAX_OPTION).optional(),
  state: stateFilter.optional(),
  /** Who owns a source, or has performed one of its activities. */
  staff: nameList.optional().default([]),
  /** Due for so many days: '0' by today. */
  overdue: z.enum(OVERDUE_DAYS).optional(),
  /** Days of the organization, both of them counted in. */
  heard_from: CalendarDate.optional(),
  heard_to: CalendarDate.optional(),
  created_from: CalendarDate.optional(),
  created_to: CalendarDate.optional(),
  /** Shows archived sources too. */
  archived: flag.optional().default(false),
  sort: z.enum(SOURCE_SORTS).default('last_activity_date'),
};

/** One page of sources: all of them, those a text finds, or those whose name holds a text, as they are filtered. */
export const SourceListInput = listInput({ ...listed });
export type SourceListQuery = z.output<typeof SourceListInput>;

/** The whole of a list as it is filtered and ordered. */
export const SourceExportInput = z.strictObject({ ...listed, order: pageInput.order });

/** The sources to be archived or brought back: up to a hundred. */
export const SourcesInput = z.strictObject({ ids: bulkIds });

/** The sources that are due by a day, of one owner or of all, in one state or in all. */
export const VisitsInput = z.strictObject({
  day: CalendarDate,
  owner: z.string().trim().min(1).max(80).optional(),
  state: stateFilter.optional(),
});

export const SourceOfInput = z.strictObject({ referral_id: Id });

/** The duplicate check: everyone of exactly this name, letter case, accents and inner blanks aside. */
export const SourceNameInput = z.strictObject({ referral_name: nameText().max(MAX_NAME) });

const orNull = <Schema extends z.ZodType>(schema: Schema) => emptyOr(schema).optional().default(null);

/** A state by its code where it is one, however it was written. */
const state = z
  .string()
  .max(40)
  .transform((value) => (value.trim() === '' ? null : (stateCode(value.trim()) ?? value.trim())))
  .nullable()
  .optional()
  .default(null);

/** One source as it is created. */
export const Source = z.strictObject({
  referral_name: nameText().min(1, messages.name_required).max(MAX_NAME),
  type: z.string(messages.type_required).trim().min(1, messages.type_required).max(MAX_OPTION),
  payment_type: manyOf(PAYMENT_TYPES),
  specializations: manyListed(SPECIALIZATIONS, MAX_OPTION),
  rule_out: optionalText(5_000),
  website_url: optionalUrl(500),
  linkedin_url: optionalUrl(500),
  address: optionalText(300),
  state,
  zipcode: optionalText(20),
  average_length_of_stay: orNull(
    z.int(messages.whole_days).min(0, messages.whole_days).max(MAX_STAY, messages.whole_days),
  ),
  gender_served: orNull(z.enum(GENDERS_SERVED)),
  levels_of_care: manyListed(LEVELS_OF_CARE, MAX_OPTION),
  population_served: manyListed(POPULATIONS_SERVED, MAX_OPTION),
  owner: optionalText(80),
  /** Its own rhythm; null for its type's. */
  rhythm_days: orNull(
    z
      .int(messages.rhythm_days_shape)
      .min(RHYTHM_DAYS.least, messages.rhythm_days_shape)
      .max(RHYTHM_DAYS.most, messages.rhythm_days_shape),
  ),
});
export type SourceFields = z.output<typeof Source>;

/** One source, or a list of them that is created as a whole. */
export const SourceCreateInput = z.union([Source, z.array(Source).min(1).max(MAX_AT_ONCE)]);

const edited = Source.shape;

/** What a source answers and an edit does not change. */
export const SOURCE_READ_ONLY = ['id', 'status', 'last_activity_date', 'due_on', 'created_at'] as const;

/** A field left out stays as it is; `is_active` archives or brings back. */
export const SourceUpdateInput = z.strictObject({
  referral_id: Id,
  referral: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    referral_name: edited.referral_name.optional(),
    type: edited.type.optional(),
    payment_type: edited.payment_type.removeDefault(),
    specializations: edited.specializations.removeDefault(),
    rule_out: edited.rule_out.removeDefault(),
    website_url: edited.website_url.removeDefault(),
    linkedin_url: edited.linkedin_url.removeDefault(),
    address: edited.address.removeDefault(),
    state: edited.state.removeDefault(),
    zipcode: edited.zipcode.removeDefault(),
    average_length_of_stay: edited.average_length_of_stay.removeDefault(),
    gender_served: edited.gender_served.removeDefault(),
    levels_of_care: edited.levels_of_care.removeDefault(),
    population_served: edited.population_served.removeDefault(),
    owner: edited.owner.removeDefault(),
    rhythm_days: edited.rhythm_days.removeDefault(),
    is_active: z.boolean().optional(),
    ...readOnly(SOURCE_READ_ONLY),
  }),
});
