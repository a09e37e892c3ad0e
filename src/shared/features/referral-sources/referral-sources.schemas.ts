import { z } from 'zod';
import { Id } from '../../platform/ids.ts';
import { optionalText, optionalUrl, someOf } from '../../platform/input-text.ts';
import { pageInput, withPageAliases } from '../../platform/pagination.ts';
import { stateCode } from '../../platform/us-states.ts';
import { referralSourcesMessages } from './referral-sources.messages.ts';
import {
  GENDERS_SERVED,
  LEVELS_OF_CARE,
  PAYMENT_TYPES,
  POPULATIONS_SERVED,
  SOURCE_TYPES,
  SPECIALIZATIONS,
} from './referral-sources.rules.ts';

const MOST_NAME = 200;
/** Sources that one call may create. */
const MOST_AT_ONCE = 100;

/** One page of sources: all of them, those a text finds, or those whose name holds a text. */
export const SourceListInput = z.preprocess(
  withPageAliases,
  z.strictObject({
    ...pageInput,
    query: z.string().trim().max(200).optional(),
    referral_name: z.string().trim().max(MOST_NAME).optional(),
    sort: z.enum(['last_activity_date']).default('last_activity_date'),
  }),
);
export type SourceListQuery = z.output<typeof SourceListInput>;

export const SourceOfInput = z.strictObject({ referral_id: Id });

/** The duplicate check: everyone of exactly this name, letter case, accents and inner blanks aside. */
export const SourceNameInput = z.strictObject({ referral_name: z.string().trim().max(MOST_NAME) });

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional().default(null));

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
  state: optionalText(40).transform((value) => value && (stateCode(value) ?? value)),
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
