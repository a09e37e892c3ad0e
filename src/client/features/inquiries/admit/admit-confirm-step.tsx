import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { CLINICIAN_FIELDS, CLINICIAN_LABELS } from '#shared/features/capacity/capacity.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { type CalendarDay, dayInWords } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type AdmitPlan, CLINICIAN_NAMES, dischargeOf } from './admit-plan.ts';

interface AdmitConfirmStepProps {
  plan: AdmitPlan;
  reasoned: boolean;
  /** The day of an admission that this takes back. */
  undoneAdmit: CalendarDay | null;
  /** The day of a discharge that is confirmed so far. */
  confirmedEnd: CalendarDay | null;
}

/** Step 4: everything once more, and why, where the inquiry goes back. */
export function AdmitConfirmStep({ plan, reasoned, undoneAdmit, confirmedEnd }: AdmitConfirmStepProps) {
  const discharge = dischargeOf(plan);
  return (
    <>
      {undoneAdmit && <Notice tone="warning">{format(text.admit_goes, { day: dayInWords(undoneAdmit) })}</Notice>}
      {confirmedEnd && confirmedEnd !== discharge && (
        <Notice tone="warning">
          {format(discharge ? text.confirmed_end_moves : text.confirmed_end_goes, { day: dayInWords(confirmedEnd) })}
        </Notice>
      )}
      <Facts
        facts={[
          [text.facility, plan.facility ?? '-'],
          [
            text.duration,
            plan.duration === 'N/A' ? text.duration_open : format(text.duration_days, { n: plan.duration }),
          ],
          [text.admit_date, plan.admit_date ? dayInWords(plan.admit_date) : '-'],
          [text.discharge_date, discharge ? dayInWords(discharge) : '-'],
          ...CLINICIAN_NAMES.map((field) => [CLINICIAN_LABELS[CLINICIAN_FIELDS[field]], plan[field] ?? '-'] as const),
        ]}
      />
      <FormTextarea name="description" label={text.description} required={reasoned} rows={3} />
    </>
  );
}
