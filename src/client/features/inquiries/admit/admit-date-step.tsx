import { useQuery } from '@tanstack/react-query';
import { FormDate } from '#client/components/form/fields.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { addDays, type CalendarDay, dayInWords } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../create/create-inquiry.module.css';
import type { Facility } from '../inquiry-types.ts';
import { freeBedsOptions } from '../status/status.data.ts';
import { type AdmitPlan, dischargeOf } from './admit-plan.ts';
import { FreeBeds } from './free-beds.tsx';

interface AdmitDateStepProps {
  plan: AdmitPlan;
  facility: Facility;
  today: CalendarDay;
  /** A client who has come can't have come later. */
  latest?: CalendarDay;
  inquiryId: string;
  onPick: (day: CalendarDay) => void;
}

/** Step 2: the first day, with the beds free on each, and the last day that follows from it. */
export function AdmitDateStep({ plan, facility, today, latest, inquiryId, onPick }: AdmitDateStepProps) {
  const { admit_date: admit } = plan;
  const discharge = dischargeOf(plan);
  return (
    <div className={classes.stack}>
      <div className={classes.grid}>
        <FormDate
          name="admit_date"
          label={text.admit_date}
          required
          clearable={false}
          max={latest}
          yearsBack={5}
          yearsAhead={4}
        />
        <Facts facts={[[text.discharge_date, discharge ? dayInWords(discharge) : '-']]} />
      </div>
      {admit !== null && admit < today && <Notice tone="warning">{text.admit_in_past}</Notice>}
      {admit !== null && facility.size !== null && (
        <FullDays plan={plan} admit={admit} facility={facility} inquiryId={inquiryId} />
      )}
      <FreeBeds facility={facility} value={admit} today={today} latest={latest} inquiryId={inquiryId} onPick={onPick} />
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
