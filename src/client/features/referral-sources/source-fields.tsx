import type { ReactNode } from 'react';
import { FormMultiSelect, FormSelect } from '#client/components/form/fields.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { STATE_OPTIONS } from '#client/components/state-options.ts';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import type { FillableField } from '#shared/features/assistant/autofill-source.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { GENDERS_SERVED, PAYMENT_TYPES } from '#shared/features/referral-sources/referral-sources.rules.ts';
import classes from './referral-sources.module.css';
import type { SourceDraft } from './source-draft.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import type { Autofill } from './use-autofill.ts';

const GENDERS = choicesOf(GENDERS_SERVED);

interface SourceFieldsProps {
  draft: SourceDraft;
  autofill: Autofill;
}

/** Everything of a source but its name, each field with its suggestion beneath. */
export function SourceFields({ draft, autofill }: SourceFieldsProps) {
  const types = useOptions('SOURCE_TYPES');
  const many = {
    payment_type: PAYMENT_TYPES,
    specializations: useOptions('SPECIALIZATIONS'),
    levels_of_care: useOptions('LEVELS_OF_CARE'),
    population_served: useOptions('POPULATIONS_SERVED'),
  };
  const cell = (field: FillableField, control: ReactNode) => (
    <div key={field} className={classes.cell}>
      {control}
      <SuggestionLine field={field} draft={draft} autofill={autofill} />
    </div>
  );
  const line = (field: FillableField) => cell(field, <FormText name={field} label={text[field]} />);
  const choice = (field: FillableField, values: readonly { value: string; label: string }[]) =>
    cell(field, <FormSelect name={field} label={text[field]} options={values} searchable />);
  const several = (field: keyof typeof many) =>
    cell(field, <FormMultiSelect name={field} label={text[field]} options={choicesOf(many[field])} />);
  return (
    <>
      <div className={classes.grid}>
        {choice('type', choicesOf(types))}
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
        {cell(
          'average_length_of_stay',
          <FormText name="average_length_of_stay" label={text.average_length_of_stay} inputMode="numeric" />,
        )}
      </div>
      {cell('rule_out', <FormTextarea name="rule_out" label={text.rule_out} rows={2} />)}
    </>
  );
}
