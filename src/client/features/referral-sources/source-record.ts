import type {
  FieldState,
  RecordField,
  RecordValue,
  RecordValues,
} from '#client/components/record-section/record-field.ts';
import { valueIn } from '#client/components/record-section/record-field.ts';
import { STATE_OPTIONS, withCurrentValue } from '#client/components/state-options.ts';
import { choicesOf } from '#client/platform/options.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { GENDERS_SERVED, PAYMENT_TYPES } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { SourceUpdateInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import type { Source } from './referral-sources.data.ts';

const MAX_DAYS = 3_650;
const RHYTHM = SourceUpdateInput.shape.referral.shape.rhythm_days;

interface SourceSection {
  title: string;
  fields: readonly RecordField[];
}

/** What the organization offers for a source; `staff` are those it may belong to. */
export interface SourceOptions {
  staff: readonly string[];
  types: readonly string[];
  specializations: readonly string[];
  levels: readonly string[];
  populations: readonly string[];
}

type Held = Pick<Source, 'type' | 'owner' | 'state' | 'specializations' | 'levels_of_care' | 'population_served'>;

/** A source's record in parts, with what can be chosen and what it holds beyond that. */
export function sourceSections(offered: SourceOptions, held: Held): readonly SourceSection[] {
  return [
    {
      title: text.profile,
      fields: [
        { name: 'referral_name', label: text.name, kind: 'text', required: true },
        {
          name: 'type',
          label: text.type,
          kind: 'select',
          required: true,
          options: choicesOf(offered.types, held.type),
        },
        { name: 'owner', label: text.owner, kind: 'select', options: choicesOf(offered.staff, held.owner) },
        { name: 'rhythm_days', label: text.rhythm_days, kind: 'number' },
      ],
    },
    {
      title: text.program,
      fields: [
        { name: 'payment_type', label: text.payment_type, kind: 'multi', options: choicesOf(PAYMENT_TYPES) },
        {
          name: 'specializations',
          label: text.specializations,
          kind: 'multi',
          options: choicesOf(offered.specializations, held.specializations),
        },
        {
          name: 'levels_of_care',
          label: text.levels_of_care,
          kind: 'multi',
          options: choicesOf(offered.levels, held.levels_of_care),
        },
        {
          name: 'population_served',
          label: text.population_served,
          kind: 'multi',
          options: choicesOf(offered.populations, held.population_served),
        },
        { name: 'gender_served', label: text.gender_served, kind: 'select', options: choicesOf(GENDERS_SERVED) },
        { name: 'average_length_of_stay', label: text.average_length_of_stay, kind: 'number' },
        { name: 'rule_out', label: text.rule_out, kind: 'long' },
      ],
    },
    {
      title: text.place_and_web,
      fields: [
        { name: 'address', label: text.address, kind: 'text' },
        { name: 'state', label: text.state, kind: 'select', options: withCurrentValue(STATE_OPTIONS, held.state) },
        { name: 'zipcode', label: text.zipcode, kind: 'text' },
        { name: 'website_url', label: text.website_url, kind: 'url' },
        { name: 'linkedin_url', label: text.linkedin_url, kind: 'url' },
      ],
    },
  ];
}

const isDays = (value: RecordValue): boolean =>
  value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DAYS);

/** What is wrong with a draft, by field. */
export function faultsOf(draft: RecordValues): Record<string, FieldState> {
  const missing = (name: string, error: string) =>
    String(valueIn(draft, name) ?? '').trim() === '' ? { [name]: { error } } : {};
  return {
    ...missing('referral_name', text.name_required),
    ...missing('type', text.type_required),
    ...(isDays(valueIn(draft, 'average_length_of_stay')) ? {} : { average_length_of_stay: { error: text.whole_days } }),
    ...(RHYTHM.safeParse(valueIn(draft, 'rhythm_days')).success
      ? {}
      : { rhythm_days: { error: text.rhythm_days_shape } }),
  };
}
