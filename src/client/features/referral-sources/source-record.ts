import { LEVELS_OF_CARE } from '../../../shared/features/capacity/levels-of-care.ts';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import {
  GENDERS_SERVED,
  PAYMENT_TYPES,
  POPULATIONS_SERVED,
  SOURCE_TYPES,
  SPECIALIZATIONS,
} from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import type {
  FieldState,
  RecordField,
  RecordValue,
  RecordValues,
} from '../../components/record-section/record-field.ts';
import { valueIn } from '../../components/record-section/record-field.ts';
import { STATE_OPTIONS, withHeld } from '../../components/state-options.ts';
import type { Option } from '../../ui/select-field.tsx';

const MOST_DAYS = 3_650;

const options = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

interface SourceSection {
  title: string;
  fields: readonly RecordField[];
}

/** A source's record in parts; `staff` are those whom a source may belong to, `held` what it names already. */
export function sourceSections(
  staff: readonly string[],
  held: { owner: string | null; state: string | null },
): readonly SourceSection[] {
  return [
    {
      title: text.profile,
      fields: [
        { name: 'referral_name', label: text.name, kind: 'text', required: true, max: 200 },
        { name: 'type', label: text.type, kind: 'select', required: true, options: options(SOURCE_TYPES) },
        { name: 'owner', label: text.owner, kind: 'select', options: withHeld(options(staff), held.owner) },
      ],
    },
    {
      title: text.programme,
      fields: [
        { name: 'payment_type', label: text.payment_type, kind: 'multi', options: options(PAYMENT_TYPES) },
        { name: 'specializations', label: text.specializations, kind: 'multi', options: options(SPECIALIZATIONS) },
        { name: 'levels_of_care', label: text.levels_of_care, kind: 'multi', options: options(LEVELS_OF_CARE) },
        {
          name: 'population_served',
          label: text.population_served,
          kind: 'multi',
          options: options(POPULATIONS_SERVED),
        },
        { name: 'gender_served', label: text.gender_served, kind: 'select', options: options(GENDERS_SERVED) },
        { name: 'average_length_of_stay', label: text.average_length_of_stay, kind: 'number', max: 4 },
        { name: 'rule_out', label: text.rule_out, kind: 'long', max: 5_000 },
      ],
    },
    {
      title: text.place_and_web,
      fields: [
        { name: 'address', label: text.address, kind: 'text', max: 300 },
        { name: 'state', label: text.state, kind: 'select', options: withHeld(STATE_OPTIONS, held.state) },
        { name: 'zipcode', label: text.zipcode, kind: 'text', max: 20 },
        { name: 'website_url', label: text.website_url, kind: 'url', max: 500 },
        { name: 'linkedin_url', label: text.linkedin_url, kind: 'url', max: 500 },
      ],
    },
  ];
}

const isDays = (value: RecordValue): boolean =>
  value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_DAYS);

/** What is wrong with a draft, by field. */
export function faultsOf(draft: RecordValues): Record<string, FieldState> {
  const missing = (name: string, error: string) =>
    String(valueIn(draft, name) ?? '').trim() === '' ? { [name]: { error } } : {};
  return {
    ...missing('referral_name', text.name_required),
    ...missing('type', text.type_required),
    ...(isDays(valueIn(draft, 'average_length_of_stay')) ? {} : { average_length_of_stay: { error: text.whole_days } }),
  };
}
