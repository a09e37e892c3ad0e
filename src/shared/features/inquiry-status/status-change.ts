import type { CalendarDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { INQUIRY_STATUS_LABELS, type InquiryStatus } from '../inquiries/inquiries.rules.ts';
import { statusMessages as text } from './inquiry-status.messages.ts';
import { type DropReason, isBackward } from './inquiry-status.rules.ts';
import { changeStay, type Duration, dischargeAfter, type Stay } from './stay.ts';

/** An inquiry as far as a change of its status depends on it. */
export interface StatusSubject extends Stay {
  status: InquiryStatus;
  hasFacility: boolean;
}

/** What is said with a new status; what is left out stays, or takes the status's own default. */
export interface StatusChange {
  status: InquiryStatus;
  description?: string | null;
  drop_reason?: DropReason | null;
  facility?: string | null;
  duration?: Duration;
  scheduled_admit_date?: CalendarDay | null;
  scheduled_discharge_date?: CalendarDay | null;
  admit_date?: CalendarDay | null;
  finalized_discharge_date?: boolean;
  discharge_type?: string | null;
  md?: string | null;
  therapist?: string | null;
  cc?: string | null;
  clinical_coordinator?: string | null;
}

type Detail = Exclude<keyof StatusChange, 'status' | 'description'>;
export type StatusErrors = Partial<Record<keyof StatusChange, string>>;

const PLACE = [
  'facility',
  'duration',
  'scheduled_discharge_date',
  'md',
  'therapist',
  'cc',
  'clinical_coordinator',
] as const;
const DETAILS: readonly Detail[] = [
  ...PLACE,
  'drop_reason',
  'scheduled_admit_date',
  'admit_date',
  'finalized_discharge_date',
  'discharge_type',
];

/** Which details a change to each status takes. */
const TAKES: Record<InquiryStatus, readonly Detail[]> = {
  'PRE-ASSESSMENT': [],
  ASSESSMENT: [],
  'SCHEDULED-ADMIT': [...PLACE, 'scheduled_admit_date'],
  ADMITTED: [...PLACE, 'scheduled_admit_date', 'admit_date', 'finalized_discharge_date'],
  DROPPED: ['drop_reason'],
  DISCHARGED: ['scheduled_discharge_date', 'finalized_discharge_date', 'discharge_type'],
};

export const takesDetail = (to: InquiryStatus, detail: Detail): boolean => TAKES[to].includes(detail);

/** The day an admission is taken to have happened on when nobody says: as scheduled, but never in the future (C-14). */
export const presumedAdmitDate = (scheduled: CalendarDay | null, today: CalendarDay): CalendarDay =>
  scheduled !== null && scheduled <= today ? scheduled : today;

/** The dates a change to a status brings, before they are checked against each other. */
function datesOf(before: StatusSubject, change: StatusChange, today: CalendarDay): Partial<Stay> {
  const { status, duration } = change;
  const scheduled = change.scheduled_admit_date ?? before.scheduled_admit_date;
  const dates: Partial<Stay> = {};
  if (change.scheduled_discharge_date !== undefined) dates.scheduled_discharge_date = change.scheduled_discharge_date;
  if (status === 'SCHEDULED-ADMIT') {
    if (scheduled !== before.scheduled_admit_date) dates.scheduled_admit_date = scheduled;
    if (before.admit_date !== null) dates.admit_date = null;
  }
  if (status === 'ADMITTED') {
    const back = before.status === 'DISCHARGED';
    const admit = change.admit_date ?? (back ? before.admit_date : null) ?? presumedAdmitDate(scheduled, today);
    if (admit !== before.admit_date) dates.admit_date = admit;
    if (scheduled !== before.scheduled_admit_date || scheduled === null)
      dates.scheduled_admit_date = scheduled ?? admit;
    dates.finalized_discharge_date =
      change.finalized_discharge_date ?? (back ? false : before.finalized_discharge_date);
  }
  if (status === 'DISCHARGED') dates.finalized_discharge_date = change.finalized_discharge_date ?? true;
  const start = status === 'ADMITTED' ? (dates.admit_date ?? before.admit_date) : scheduled;
  if (duration !== undefined && dates.scheduled_discharge_date === undefined && start !== null)
    dates.scheduled_discharge_date = dischargeAfter(start, duration);
  return dates;
}

/** What is missing for the status, by field. */
function missing(before: StatusSubject, change: StatusChange, stay: Stay): StatusErrors {
  const { status } = change;
  const hasFacility = change.facility === undefined ? before.hasFacility : change.facility !== null;
  const errors: StatusErrors = {};
  if (isBackward(before.status, status) && !change.description) errors.description = text.description_needed;
  if (status === 'DROPPED' && !change.drop_reason) errors.drop_reason = text.drop_reason_needed;
  if ((status === 'SCHEDULED-ADMIT' || status === 'ADMITTED') && !hasFacility) errors.facility = text.facility_needed;
  // The stay that ended was somewhere.
  if (status === 'DISCHARGED' && change.facility === null) errors.facility = text.change_status_first;
  if (status === 'SCHEDULED-ADMIT' && stay.scheduled_admit_date === null)
    errors.scheduled_admit_date = text.admit_date_needed;
  if (status === 'DISCHARGED' && stay.scheduled_discharge_date === null)
    errors.scheduled_discharge_date = text.discharge_date_needed;
  return errors;
}

/** Details that say nothing about the status they were sent with. */
const misplaced = (change: StatusChange): StatusErrors =>
  Object.fromEntries(
    DETAILS.filter((detail) => change[detail] && !takesDetail(change.status, detail)).map((detail) => [
      detail,
      format(text.field_not_taken, { status: INQUIRY_STATUS_LABELS[change.status] }),
    ]),
  );

export interface PlannedChange extends Stay {
  drop_reason: DropReason | null;
  discharge_type: string | null;
}

/**
 * The dates and reasons an inquiry has after a change of its status, and what stands in its way, by field (C-13, C-14).
 * Whether the change is a transition at all, and whose right it is, is asked before.
 */
export function planStatusChange(
  before: StatusSubject,
  change: StatusChange,
  today: CalendarDay,
): { after: PlannedChange; errors: StatusErrors } {
  const { status } = change;
  const given = datesOf(before, change, today);
  const { stay, errors } = changeStay(before, given, { status, today });
  const said: StatusErrors = { ...errors, ...missing(before, change, stay), ...misplaced(change) };
  if (status === 'ADMITTED' && !change.admit_date && change.scheduled_admit_date && change.scheduled_admit_date > today)
    said.scheduled_admit_date = text.admit_in_future;
  const { scheduled_admit_date, admit_date, scheduled_discharge_date, finalized_discharge_date } = stay;
  return {
    after: {
      scheduled_admit_date,
      admit_date,
      scheduled_discharge_date,
      finalized_discharge_date,
      drop_reason: status === 'DROPPED' ? (change.drop_reason ?? null) : null,
      discharge_type: status === 'DISCHARGED' ? (change.discharge_type ?? null) : null,
    },
    errors: said,
  };
}
