import { useQuery } from '@tanstack/react-query';
import { FormField, FormSelect } from '#client/components/form/fields.tsx';
import type { FormModel } from '#client/components/form/use-form.ts';
import type { ChosenContact, ChosenSource, ReferralPickers } from '#client/components/referral-pickers.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { RecordInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import type { ReferralDraft, Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

interface SourceStepProps {
  form: FormModel<ReferralDraft, RecordInput>;
  task: Task;
  pickers: ReferralPickers;
}

/** Who referred the client, or where the client goes: a source, one of its contacts, and who of ours looks after it. */
export function SourceStep({ form, task, pickers: { Source, Contact } }: SourceStepProps) {
  const staff = useQuery(outreachStaffOptions());
  const outgoing = task === 'outgoing';
  return (
    <div className={classes.stack}>
      <FormField<ChosenSource | null> name="referral_id">
        {({ onChange, ...field }) => (
          <Source
            {...field}
            label={outgoing ? text.destination : text.referral_source}
            required
            autoFocus={outgoing}
            onChange={(source) => {
              onChange(source);
              form.set('contact_id', null);
            }}
          />
        )}
      </FormField>
      <FormField<ChosenContact | null> name="contact_id">
        {(field) => <Contact {...field} label={text.contact} required={outgoing} source={form.values.referral_id} />}
      </FormField>
      <FormSelect
        name="marketing_contact"
        label={text.marketing_contact}
        hint={text.marketing_contact_hint}
        options={(staff.data ?? []).map((name) => ({ value: name, label: name }))}
        searchable
      />
    </div>
  );
}
