import { CLINICIAN_FIELDS, type ClinicianField } from '#shared/features/capacity/capacity.rules.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type { StatusChange } from '#shared/features/inquiry-status/status-change.ts';
import { DEFAULT_DURATION, DURATIONS, type Duration, dischargeAfter } from '#shared/features/inquiry-status/stay.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import type { InquiryDetail } from '../inquiry-types.ts';

export const CLINICIAN_NAMES = Object.keys(CLINICIAN_FIELDS) as ClinicianField[];

/** What the wizard's fields hold. */
export type AdmitPlan = Record<ClinicianField, string | null> & {
  /** The facility's name. */
  facility: string | null;
  duration: Duration;
  /** The first day, planned or come already. */
  admit_date: CalendarDay | null;
  description: string;
  /** The answer to the question about another active inquiry. */
  confirm_active: boolean | null;
};

/** How long a stay that is planned already was to be, where it is one of the durations offered. */
function plannedDuration({ scheduled_admit_date: admit, scheduled_discharge_date: discharge }: InquiryDetail) {
  return admit ? DURATIONS.find((each) => dischargeAfter(admit, each) === (discharge ?? null)) : undefined;
}

/** The day on which a stay of another length was to end: the durations offered all move it. */
export const otherEnd = (inquiry: InquiryDetail): CalendarDay | null =>
  inquiry.scheduled_discharge_date && plannedDuration(inquiry) === undefined ? inquiry.scheduled_discharge_date : null;

/** A walk-in begins today; a new date begins at the one there is, and the stay is as long as it was to be. */
export const newAdmitPlan = (inquiry: InquiryDetail, to: InquiryStatus, today: CalendarDay): AdmitPlan => ({
  facility: inquiry.facility ?? null,
  duration: plannedDuration(inquiry) ?? DEFAULT_DURATION,
  admit_date: to === 'ADMITTED' ? today : (inquiry.scheduled_admit_date ?? null),
  md: inquiry.md ?? null,
  therapist: inquiry.therapist ?? null,
  cc: inquiry.cc ?? null,
  clinical_coordinator: inquiry.clinical_coordinator ?? null,
  description: '',
  confirm_active: null,
});

export const dischargeOf = ({ admit_date, duration }: AdmitPlan): CalendarDay | null =>
  admit_date === null ? null : dischargeAfter(admit_date, duration);

/** The wizard's answers as the change they ask for. */
export const admitChange = (plan: AdmitPlan, to: InquiryStatus): StatusChange => ({
  status: to,
  facility: plan.facility,
  duration: plan.duration,
  ...(to === 'ADMITTED' ? { admit_date: plan.admit_date } : { scheduled_admit_date: plan.admit_date }),
  md: plan.md,
  therapist: plan.therapist,
  cc: plan.cc,
  clinical_coordinator: plan.clinical_coordinator,
  description: plan.description.trim() || null,
});

/** Which of the fields the server means by names of its own. */
export const PLAN_ALIASES = {
  scheduled_admit_date: 'admit_date',
  scheduled_discharge_date: 'admit_date',
  status: 'description',
};
