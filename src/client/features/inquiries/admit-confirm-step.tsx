import { CLINICIAN_FIELDS, CLINICIAN_LABELS } from '../../../shared/features/capacity/capacity.rules.ts';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { dayInWords } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { Facts } from '../../ui/facts.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { CLINICIAN_NAMES, dischargeOf } from './admit-plan.ts';
import type { AdmitStepProps } from './admit-steps.tsx';

/** Step 4: everything once more, and why, where the inquiry goes back. */
export function AdmitConfirmStep({ plan, errors, reasoned, onChange }: AdmitStepProps & { reasoned: boolean }) {
  const discharge = dischargeOf(plan);
  return (
    <>
      <Facts
        facts={[
          [text.facility, plan.facility ?? '-'],
          [
            text.duration,
            plan.duration === 'N/A' ? text.duration_open : format(text.duration_days, { n: plan.duration }),
          ],
          [text.admit_date, plan.admit ? dayInWords(plan.admit) : '-'],
          [text.discharge_date, discharge ? dayInWords(discharge) : '-'],
          ...CLINICIAN_NAMES.map((field) => [CLINICIAN_LABELS[CLINICIAN_FIELDS[field]], plan[field] ?? '-'] as const),
        ]}
      />
      <TextareaField
        label={text.description}
        required={reasoned}
        error={errors.description ?? errors.status}
        rows={3}
        maxLength={10_000}
        value={plan.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
}
