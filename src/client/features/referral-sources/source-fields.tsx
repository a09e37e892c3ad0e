import type { ReactNode } from 'react';
import type { FillableField } from '../../../shared/features/assistant/autofill-source.ts';
import { LEVELS_OF_CARE } from '../../../shared/features/capacity/levels-of-care.ts';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import {
  GENDERS_SERVED,
  PAYMENT_TYPES,
  POPULATIONS_SERVED,
  SOURCE_TYPES,
  SPECIALIZATIONS,
} from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import { STATE_OPTIONS } from '../../components/state-options.ts';
import { MultiSelectField } from '../../ui/multi-select-field.tsx';
import { type Option, SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import classes from './referral-sources.module.css';
import { daysFault, type SourceDraft } from './source-draft.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import type { Autofill } from './use-autofill.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const TYPES = options(SOURCE_TYPES);
const GENDERS = options(GENDERS_SERVED);
const MANY = {
  payment_type: options(PAYMENT_TYPES),
  specializations: options(SPECIALIZATIONS),
  levels_of_care: options(LEVELS_OF_CARE),
  population_served: options(POPULATIONS_SERVED),
} as const;
const MOST = { website_url: 500, linkedin_url: 500, address: 300, zipcode: 20, average_length_of_stay: 4 } as const;

interface SourceFieldsProps {
  draft: SourceDraft;
  errors: Readonly<Record<string, string>>;
  autofill: Autofill;
  onChange: (part: Partial<SourceDraft>) => void;
}

/** Everything of a source but its name, each field with its suggestion beneath. */
export function SourceFields({ draft, errors, autofill, onChange }: SourceFieldsProps) {
  const cell = (field: FillableField, control: ReactNode) => (
    <div key={field} className={classes.cell}>
      {control}
      <SuggestionLine field={field} draft={draft} autofill={autofill} />
    </div>
  );
  const line = (field: keyof typeof MOST, error = errors[field]) =>
    cell(
      field,
      <TextField
        label={text[field]}
        error={error}
        maxLength={MOST[field]}
        inputMode={field === 'average_length_of_stay' ? 'numeric' : undefined}
        autoComplete="off"
        value={draft[field]}
        onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      />,
    );
  const choice = (field: 'type' | 'gender_served' | 'state', values: readonly Option[], required = false) =>
    cell(
      field,
      <SelectField
        label={text[field]}
        error={errors[field]}
        options={values}
        required={required}
        clearable={!required}
        searchable
        value={draft[field] || null}
        onChange={(value) => onChange({ [field]: value ?? '' })}
      />,
    );
  const several = (field: keyof typeof MANY) =>
    cell(
      field,
      <MultiSelectField
        label={text[field]}
        error={errors[field]}
        options={MANY[field]}
        value={draft[field]}
        onChange={(values) => onChange({ [field]: values })}
      />,
    );
  return (
    <>
      <div className={classes.grid}>
        {choice('type', TYPES, true)}
        {choice('state', STATE_OPTIONS)}
        {line('address')}
        {line('zipcode')}
        {line('website_url')}
        {line('linkedin_url')}
        {several('payment_type')}
        {several('specializations')}
        {several('levels_of_care')}
        {several('population_served')}
        {choice('gender_served', GENDERS)}
        {line('average_length_of_stay', daysFault(draft) ?? errors.average_length_of_stay)}
      </div>
      {cell(
        'rule_out',
        <TextareaField
          label={text.rule_out}
          error={errors.rule_out}
          rows={2}
          maxLength={5_000}
          value={draft.rule_out}
          onChange={(event) => onChange({ rule_out: event.currentTarget.value })}
        />,
      )}
    </>
  );
}
