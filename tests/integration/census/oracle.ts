import type { CensusMetric } from '#shared/features/census/census.rules.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

/** What the census reads of an inquiry. */
export interface Stay {
  status: InquiryStatus;
  facility_id: string | null;
  admit_date: CalendarDay | null;
  scheduled_admit_date: CalendarDay | null;
  scheduled_discharge_date: CalendarDay | null;
  finalized_discharge_date: boolean;
}

/** C-58 as it is written: whether the client is in the house at the end of a day. */
export function inHouse(stay: Stay, day: CalendarDay, today: CalendarDay): boolean {
  const end = stay.finalized_discharge_date ? stay.scheduled_discharge_date : null;
  const start = stay.status === 'SCHEDULED-ADMIT' ? stay.scheduled_admit_date : stay.admit_date;
  if (start === null || day < start || (end !== null && day >= end)) return false;
  if (stay.status === 'SCHEDULED-ADMIT') return day >= today && start >= today;
  return stay.status === 'ADMITTED' || stay.status === 'DISCHARGED';
}

/** Whether the census can count the inquiry on any day at all. */
const countable = ({ status, admit_date, scheduled_admit_date }: Stay, today: CalendarDay): boolean =>
  ((status === 'ADMITTED' || status === 'DISCHARGED') && admit_date !== null) ||
  (status === 'SCHEDULED-ADMIT' && scheduled_admit_date !== null && scheduled_admit_date >= today);

/** The inquiries a row of the census counts on a day, one by one from C-59. */
export function behind(
  metric: CensusMetric,
  stays: readonly Stay[],
  day: CalendarDay,
  today: CalendarDay,
): readonly Stay[] {
  switch (metric) {
    case 'Scheduled Admits':
      return stays.filter((stay) => stay.status === 'SCHEDULED-ADMIT' && stay.scheduled_admit_date === day);
    case 'Admits':
      return stays.filter(
        (stay) => (stay.status === 'ADMITTED' || stay.status === 'DISCHARGED') && stay.admit_date === day,
      );
    case 'Scheduled Discharges':
      return stays.filter(
        (stay) => stay.status === 'ADMITTED' && !stay.finalized_discharge_date && stay.scheduled_discharge_date === day,
      );
    case 'Discharges':
      return stays.filter(
        (stay) => stay.finalized_discharge_date && stay.scheduled_discharge_date === day && countable(stay, today),
      );
    default:
      return stays.filter((stay) => inHouse(stay, day, today));
  }
}
