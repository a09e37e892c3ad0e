import { stateCode } from '#shared/platform/us-states.ts';
import type { OptionList } from '../option-lists/option-lists.ts';
import { GENDERS_SERVED, PAYMENT_TYPES } from '../referral-sources/referral-sources.rules.ts';
import type { SourceFields } from '../referral-sources/referral-sources.schemas.ts';
import { NAME_RULES } from './name-rules.ts';

/** The fields of a source that autofill can fill (C-37). */
export const FILLABLE_FIELDS = [
  'type',
  'payment_type',
  'specializations',
  'rule_out',
  'website_url',
  'linkedin_url',
  'address',
  'average_length_of_stay',
  'gender_served',
  'levels_of_care',
  'population_served',
  'state',
  'zipcode',
] as const;
export type FillableField = (typeof FILLABLE_FIELDS)[number];

/** From so many empty fields on, the hint to add city and state is shown. */
const MOSTLY_EMPTY = 7;

export type FilledFields = { [Field in FillableField]: SourceFields[Field] | null };

/** Where a value came from: words of the name, a source that resembles it, or a model that knows the name. */
export type Origin = { from: 'name'; words: string } | { from: 'similar'; name: string } | { from: 'model' };

export interface FilledSource {
  fields: FilledFields;
  origins: Partial<Record<FillableField, Origin>>;
}

/** An existing source that resembles the name, as far as it can lend its fields. */
export type SimilarSource = { referral_name: string } & Pick<
  FilledFields,
  'type' | 'payment_type' | 'specializations' | 'rule_out' | 'gender_served' | 'levels_of_care' | 'population_served'
> & { average_length_of_stay: number | null };

const LENT_FIELDS = [
  'type',
  'payment_type',
  'specializations',
  'rule_out',
  'average_length_of_stay',
  'gender_served',
  'levels_of_care',
  'population_served',
] as const satisfies readonly (FillableField & keyof SimilarSource)[];

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

export const isMostlyEmpty = (fields: FilledFields): boolean =>
  FILLABLE_FIELDS.filter((field) => isEmpty(fields[field])).length >= MOSTLY_EMPTY;

/** 'MA' of 'Bramble Creek, Gull Haven, MA' or of '… Massachusetts'; the place stands at the end, after a comma. */
function stateIn(name: string): { state: string; words: string } | null {
  const words = /,\s*([a-z][a-z. ]*)$/i.exec(name.trim())?.[1]?.trim();
  if (!words) return null;
  const state = stateCode(words) ?? stateCode(words.split(/\s+/).at(-1) ?? '');
  return state ? { state, words } : null;
}

const nothing = (): FilledSource => ({
  fields: {
    type: null,
    payment_type: [],
    specializations: [],
    rule_out: null,
    website_url: null,
    linkedin_url: null,
    address: null,
    average_length_of_stay: null,
    gender_served: null,
    levels_of_care: [],
    population_served: [],
    state: null,
    zipcode: null,
  },
  origins: {},
});

/** Takes a value for a field that has none, and remembers where it came from. */
function offer<Field extends FillableField>(
  to: FilledSource,
  field: Field,
  value: FilledFields[Field],
  origin: Origin,
) {
  if (isEmpty(value) || !isEmpty(to.fields[field])) return;
  to.fields[field] = value;
  to.origins[field] = origin;
}

const inBoth = (one: readonly string[], other: readonly string[]) => [
  ...one,
  ...other.filter((each) => !one.includes(each)),
];

/**
 * What a source's name says of it, by rules over its words, and what a source of nearly the same name lends it. A web
 * address, a street and a ZIP code are never guessed.
 */
export function fillFromName(name: string, similar: readonly SimilarSource[]): FilledSource {
  const filled = nothing();
  for (const { words, gives } of NAME_RULES) {
    const found = words.exec(name)?.[0];
    if (!found) continue;
    const origin: Origin = { from: 'name', words: found };
    for (const field of ['type', 'gender_served'] as const) {
      const value = gives[field];
      if (value) offer(filled, field, value as never, origin);
    }
    for (const field of ['payment_type', 'specializations', 'levels_of_care', 'population_served'] as const) {
      const values = gives[field];
      if (!values) continue;
      filled.fields[field] = inBoth(filled.fields[field] ?? [], values) as never;
      filled.origins[field] ??= origin;
    }
  }
  const place = stateIn(name);
  if (place) offer(filled, 'state', place.state, { from: 'name', words: place.words });
  for (const source of similar)
    for (const field of LENT_FIELDS)
      offer(filled, field, source[field] as never, { from: 'similar', name: source.referral_name });
  return filled;
}

/** The fields that a model may say of a name; addresses of every kind are not asked for, for it would guess them. */
const MODEL_FIELDS = [
  'type',
  'payment_type',
  'specializations',
  'gender_served',
  'levels_of_care',
  'population_served',
] as const satisfies readonly FillableField[];
export type ModelField = (typeof MODEL_FIELDS)[number];

/** What may be chosen in those fields. */
export type FieldOptions = Readonly<Record<ModelField, readonly string[]>>;

/** The options of the fields, as an organization offers its lists. */
export const fieldOptions = (offered: (list: OptionList) => readonly string[]): FieldOptions => ({
  type: offered('SOURCE_TYPES'),
  payment_type: PAYMENT_TYPES,
  specializations: offered('SPECIALIZATIONS'),
  gender_served: GENDERS_SERVED,
  levels_of_care: offered('LEVELS_OF_CARE'),
  population_served: offered('POPULATIONS_SERVED'),
});

/** What was filled, without what nobody could choose: a field of options keeps those that are offered. */
export function onlyOffered({ fields, origins }: FilledSource, options: FieldOptions): FilledSource {
  const kept = { ...fields };
  for (const field of MODEL_FIELDS) {
    const value = fields[field];
    const left = [value ?? []].flat().filter((each) => options[field].includes(each));
    kept[field] = (Array.isArray(value) ? left : (left[0] ?? null)) as never;
  }
  return { fields: kept, origins };
}

/** Adds what a model said to what the rules left empty; whatever is no option of its field is dropped. */
export function fillFromModel(
  filled: FilledSource,
  said: Readonly<Partial<Record<ModelField, readonly string[]>>>,
  options: FieldOptions,
) {
  const full: FilledSource = { fields: { ...filled.fields }, origins: { ...filled.origins } };
  for (const field of MODEL_FIELDS) {
    const known = options[field].filter((option) => said[field]?.includes(option));
    const value = Array.isArray(filled.fields[field]) ? known : (known[0] ?? null);
    offer(full, field, value as never, { from: 'model' });
  }
  return full;
}
