import { numberOf } from '#client/components/form/number-of.ts';
import { STATE_OPTIONS } from '#client/components/state-options.ts';
import { FILLABLE_FIELDS, type FillableField, type Origin } from '#shared/features/assistant/autofill-source.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { Autofilled, Source } from './referral-sources.data.ts';

type ManyField = 'payment_type' | 'specializations' | 'levels_of_care' | 'population_served';

/** A new source as its form holds it: texts as typed, choices as chosen. */
export type SourceDraft = Record<Exclude<FillableField, ManyField> | 'referral_name', string> &
  Record<ManyField, string[]>;

export const newDraft = (referral_name: string): SourceDraft => ({
  referral_name,
  type: '',
  payment_type: [],
  specializations: [],
  rule_out: '',
  website_url: '',
  linkedin_url: '',
  address: '',
  average_length_of_stay: '',
  gender_served: '',
  levels_of_care: [],
  population_served: [],
  state: '',
  zipcode: '',
});

/** The draft as the schema takes it. */
export const inputOf = ({ average_length_of_stay, ...draft }: SourceDraft) => ({
  ...draft,
  average_length_of_stay: numberOf(average_length_of_stay, false),
});

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value offered for a field: as the form would hold it, as a person reads it, and where it came from. */
export interface Suggestion {
  value: string | string[];
  shown: string;
  origin: string;
}
export type Suggestions = Partial<Record<FillableField, Suggestion>>;

function originText(origin: Origin): string {
  if (origin.from === 'model') return text.from_model;
  if (origin.from === 'name') return format(text.from_name, { words: origin.words });
  return format(text.from_similar, { name: origin.name });
}

/** A value as its field shows it once it is chosen. */
const shownAs = (field: FillableField, values: readonly string[]): string =>
  values
    .map((value) => (field === 'state' && STATE_OPTIONS.find((state) => state.value === value)?.label) || value)
    .join(', ');

/** What autofill answered, by field; fields it knows nothing of are absent. */
export function suggestionsOf({ answer, origins }: Autofilled): Suggestions {
  const found: Suggestions = {};
  for (const field of FILLABLE_FIELDS) {
    const value = answer[field];
    const origin = origins[field];
    if (isEmpty(value) || !origin) continue;
    const held = Array.isArray(value) ? [...value] : String(value);
    found[field] = { value: held, shown: shownAs(field, [held].flat()), origin: originText(origin) };
  }
  return found;
}

/** The fields a suggestion may still fill: those that hold nothing, whoever emptied them. */
export const openSuggestions = (draft: SourceDraft, suggestions: Suggestions): FillableField[] =>
  FILLABLE_FIELDS.filter((field) => suggestions[field] && isEmpty(draft[field]));

/** Whether a field holds what was suggested for it. */
export const isAccepted = (draft: SourceDraft, field: FillableField, { value }: Suggestion): boolean =>
  [draft[field]].flat().join('\n') === [value].flat().join('\n');

/** What sets sources of one name apart: type, state, address. */
export const sourceDetail = (source: Pick<Source, 'type' | 'state' | 'address' | 'is_active'>): string =>
  joined(source.type, source.address, source.state, source.is_active ? null : text.archived);
