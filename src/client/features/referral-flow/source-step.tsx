import { useQuery } from '@tanstack/react-query';
import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import type { ReferralPickers } from '../../components/referral-pickers.ts';
import { outreachStaffOptions } from '../../platform/outreach-staff.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { FieldErrors, ReferralDraft, Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

interface SourceStepProps {
  draft: ReferralDraft;
  task: Task;
  errors: FieldErrors;
  pickers: ReferralPickers;
  onChange: (part: Partial<ReferralDraft>) => void;
}

/** Who referred the client, or where the client goes: a source, one of its contacts, and who of ours looks after it. */
export function SourceStep({ draft, task, errors, pickers: { Source, Contact }, onChange }: SourceStepProps) {
  const staff = useQuery(outreachStaffOptions());
  const outgoing = task === 'outgoing';
  return (
    <div className={classes.stack}>
      <Source
        label={outgoing ? text.destination : text.referral_source}
        error={errors.referral_id ?? errors.referral_name}
        required
        autoFocus={outgoing}
        value={draft.source}
        onChange={(source) => onChange({ source, contact: null })}
      />
      <Contact
        label={text.contact}
        error={errors.contact_id ?? errors.contact_name}
        required={outgoing}
        source={draft.source}
        value={draft.contact}
        onChange={(contact) => onChange({ contact })}
      />
      <SelectField
        label={text.marketing_contact}
        hint={text.marketing_contact_hint}
        error={errors.marketing_contact}
        options={(staff.data ?? []).map((name) => ({ value: name, label: name }))}
        clearable
        searchable
        value={draft.marketing_contact}
        onChange={(marketing_contact) => onChange({ marketing_contact })}
      />
    </div>
  );
}
