import { useQuery } from '@tanstack/react-query';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { addDays, type CalendarDay, dayInWords } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AdmitPlan, dischargeOf } from './admit-plan.ts';
import type { AdmitStepProps } from './admit-steps.tsx';
import classes from './create-inquiry.module.css';
import { FreeBeds } from './free-beds.tsx';
import type { Facility } from './inquiry-types.ts';
import { freeBedsOptions } from './status.data.ts';

interface AdmitDateStepProps extends AdmitStepProps {
  facility: Facility;
  today: CalendarDay;
  /** A client who has come can't have come later. */
  latest?: CalendarDay;
  inquiryId: string;
}

/** Step 2: the first day, with the beds free on each, and the last day that follows from it. */
export function AdmitDateStep({ plan, errors, facility, today, latest, inquiryId, onChange }: AdmitDateStepProps) {
  const { admit } = plan;
  const discharge = dischargeOf(plan);
  return (
    <div className={classes.stack}>
      <div className={classes.grid}>
        <DatePicker
          label={text.admit_date}
          required
          error={errors.scheduled_admit_date ?? errors.admit_date ?? errors.scheduled_discharge_date}
          today={today}
          max={latest}
          yearsBack={5}
          yearsAhead={4}
          value={admit}
          onChange={(day) => onChange({ admit: day })}
        />
        <Facts facts={[[text.discharge_date, discharge ? dayInWords(discharge) : '-']]} />
      </div>
      {admit !== null && admit < today && <Notice tone="warning">{text.admit_in_past}</Notice>}
      {admit !== null && facility.size !== null && (
        <FullDays plan={plan} admit={admit} facility={facility} inquiryId={inquiryId} />
      )}
      <FreeBeds
        facility={facility}
        value={admit}
        today={today}
        latest={latest}
        inquiryId={inquiryId}
        onPick={(day) => onChange({ admit: day })}
      />
    </div>
  );
}

/** Warns of the days of a stay on which nobody more has a bed. */
function FullDays({
  plan,
  admit,
  facility,
  inquiryId,
}: {
  plan: AdmitPlan;
  admit: CalendarDay;
  facility: Facility;
  inquiryId: string;
}) {
  const discharge = dischargeOf(plan);
  const { data } = useQuery(freeBedsOptions(facility.id, admit, discharge ? addDays(discharge, -1) : admit, inquiryId));
  const full = data?.days.filter(({ free }) => free !== null && free <= 0).length ?? 0;
  return full > 0 && <Notice tone="warning">{format(text.over_capacity, { n: full })}</Notice>;
}
