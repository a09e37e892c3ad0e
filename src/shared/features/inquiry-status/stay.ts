import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import type { InquiryStatus } from '../inquiries/inquiries.rules.ts';
import { statusMessages as text } from './inquiry-status.messages.ts';

/** Days a stay is planned for; N/A leaves its end open (C-21). */
export const DURATIONS = [10, 28, 'N/A'] as const;
export type Duration = (typeof DURATIONS)[number];
export const DEFAULT_DURATION: Duration = 28;

/** The discharge date is the admit date plus the duration in calendar days. */
export const dischargeAfter = (admit: CalendarDay, duration: Duration): CalendarDay | null =>
  duration === 'N/A' ? null : addDays(admit, duration);

/** The dates of one stay. */
export interface Stay {
  scheduled_admit_date: CalendarDay | null;
  /** The day the client came; null before. */
  admit_date: CalendarDay | null;
  scheduled_discharge_date: CalendarDay | null;
  /** Discharge Date Confirmed: from that day on the client is out of the census. */
  finalized_discharge_date: boolean;
}

export type StayErrors = Partial<Record<keyof Stay, string>>;

/** The day the stay begins: the real one once the client has come. */
export const stayStart = (stay: Stay): CalendarDay | null => stay.admit_date ?? stay.scheduled_admit_date;

/**
 * What becomes of a stay when some of its dates are changed. Emptying the admit date clears the discharge date and its
 * confirmation, emptying the discharge date clears the confirmation; an order that cannot be is refused at the field
 * that was changed.
 */
export function changeStay(
  before: Stay,
  change: Partial<Stay>,
  { status, today }: { status: InquiryStatus; today: CalendarDay },
): { stay: Stay; errors: StayErrors } {
  const stay = { ...before, ...change };
  const errors: StayErrors = {};
  const start = stayStart(stay);
  if (start === null) {
    if (change.scheduled_discharge_date) errors.scheduled_discharge_date = text.discharge_needs_admit;
    stay.scheduled_discharge_date = null;
  }
  const end = stay.scheduled_discharge_date;
  if (end === null) {
    if (change.finalized_discharge_date && !errors.scheduled_discharge_date)
      errors.finalized_discharge_date = text.confirmed_needs_discharge;
    stay.finalized_discharge_date = false;
  } else if (start !== null && end < start) {
    const admit = stay.admit_date === null ? 'scheduled_admit_date' : 'admit_date';
    if (change.scheduled_discharge_date === undefined && change[admit] !== undefined)
      errors[admit] = text.admit_after_discharge;
    else errors.scheduled_discharge_date = text.discharge_before_admit;
  }
  const admitted = status === 'ADMITTED' || status === 'DISCHARGED';
  if (admitted && change.admit_date === null) errors.admit_date = text.change_status_first;
  if (status === 'SCHEDULED-ADMIT' && change.scheduled_admit_date === null)
    errors.scheduled_admit_date = text.change_status_first;
  if (stay.admit_date !== null && change.admit_date !== undefined) {
    if (!admitted) errors.admit_date = text.not_admitted_yet;
    else if (stay.admit_date > today) errors.admit_date = text.admit_in_future;
  }
  return { stay, errors };
}

/** Whether a status needs a facility, so that it cannot be emptied before the status is another (C-104). */
export const keepsPlace = (status: InquiryStatus): boolean =>
  status === 'SCHEDULED-ADMIT' || status === 'ADMITTED' || status === 'DISCHARGED';

/** Whether a change takes back a confirmed discharge, which is a manager's right. */
export const clearsConfirmation = (before: Stay, after: Stay): boolean =>
  before.finalized_discharge_date && !after.finalized_discharge_date;
