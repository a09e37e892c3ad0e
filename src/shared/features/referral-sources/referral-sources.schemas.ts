import { z } from 'zod';
import { bulkIds } from '../../platform/bulk.ts';
import { Instant } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';
import { optionalText, optionalUrl, someOf } from '../../platform/input-text.ts';
import { manyNames, pageInput, withPageAliases } from '../../platform/pagination.ts';
import { stateCode } from '../../platform/us-states.ts';
import { LEVELS_OF_CARE } from '../capacity/levels-of-care.ts';
import { referralSourcesMessages } from './referral-sources.messages.ts';
import {
  GENDERS_SERVED,
  PAYMENT_TYPES,
  POPULATIONS_SERVED,
  SOURCE_SORTS,
  SOURCE_STATUSES,
  SOURCE_TYPES,
  SPECIALIZATIONS,
  STATE_FILTERS,
} from './referral-sources.rules.ts';

const MOST_NAME = 200;
/** Sources that one call may create. */
const MOST_AT_ONCE = 100;

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
  referral_name: z.string().trim().max(MOST_NAME).optional(),
  status: statusFilter.optional().default([]),
  payment_type: z.enum(PAYMENT_TYPES).optional(),
  type: z.enum(SOURCE_TYPES).optional(),
  state: stateFilter.optional(),
  /** Who owns a source, or has performed one of its activities. */
  staff: manyNames.optional().default([]),
  /** Shows archived sources too. */
  archived: flag.optional().default(false),
  sort: z.enum(SOURCE_SORTS).default('last_activity_date'),
};

/** One page of sources: all of them, those a text finds, or those whose name holds a text, as they are filtered. */
export const SourceListInput = z.preprocess(withPageAliases, z.strictObject({ ...pageInput, ...listed }));
export type SourceListQuery = z.output<typeof SourceListInput>;

/** The whole of a list as it is filtered and ordered. */
export const SourceExportInput = z.strictObject({ ...listed, order: pageInput.order });

/** The sources to be archived or brought back: up to a hundred. */
export const SourcesInput = z.strictObject({ ids: bulkIds });

export const SourceOfInput = z.strictObject({ referral_id: Id });

/** The duplicate check: everyone of exactly this name, letter case, accents and inner blanks aside. */
export const SourceNameInput = z.strictObject({ referral_name: z.string().trim().max(MOST_NAME) });

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (value === '' ? null : value), schema.nullable())
    .optional()
    .default(null);

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
  referral_name: z.string().trim().min(1, referralSourcesMessages.name_required).max(MOST_NAME),
  type: z.enum(SOURCE_TYPES, referralSourcesMessages.type_required),
  payment_type: someOf(PAYMENT_TYPES),
  specializations: someOf(SPECIALIZATIONS),
  rule_out: optionalText(5_000),
  website_url: optionalUrl(500),
  linkedin_url: optionalUrl(500),
  address: optionalText(300),
  state,
  zipcode: optionalText(20),
  average_length_of_stay: orNull(z.int().min(0).max(3_650)),
  gender_served: orNull(z.enum(GENDERS_SERVED)),
  levels_of_care: someOf(LEVELS_OF_CARE),
  population_served: someOf(POPULATIONS_SERVED),
  owner: optionalText(80),
});
export type SourceFields = z.output<typeof Source>;

/** One source, or a list of them that is created as a whole. */
export const SourceCreateInput = z.union([Source, z.array(Source).min(1).max(MOST_AT_ONCE)]);

const edited = Source.shape;

/** A field left out stays as it is. */
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
  }),
});
export type SourceEdit = z.output<typeof SourceUpdateInput>['referral'];
