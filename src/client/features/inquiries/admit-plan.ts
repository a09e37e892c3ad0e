import { CLINICIAN_FIELDS, type ClinicianField } from '../../../shared/features/capacity/capacity.rules.ts';
import type { InquiryStatus } from '../../../shared/features/inquiries/inquiries.rules.ts';
import type { StatusChange } from '../../../shared/features/inquiry-status/status-change.ts';
import {
  DEFAULT_DURATION,
  DURATIONS,
  type Duration,
  dischargeAfter,
} from '../../../shared/features/inquiry-status/stay.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import type { InquiryDetail } from './inquiry-types.ts';

export const CLINICIAN_NAMES = Object.keys(CLINICIAN_FIELDS) as ClinicianField[];

/** What the wizard has been told so far. */
export interface AdmitPlan extends Record<ClinicianField, string | null> {
  /** The facility's name. */
  facility: string | null;
  duration: Duration;
  admit: CalendarDay | null;
  description: string;
}

/** How long a stay that is planned already was to be, where it is one of the durations offered. */
function plannedDuration({
  scheduled_admit_date: admit,
  scheduled_discharge_date: discharge,
}: InquiryDetail): Duration {
  if (!admit) return DEFAULT_DURATION;
  return DURATIONS.find((each) => dischargeAfter(admit, each) === (discharge ?? null)) ?? DEFAULT_DURATION;
}

/** A walk-in begins today; a new date begins at the one there is, and the stay is as long as it was to be. */
export const newAdmitPlan = (inquiry: InquiryDetail, to: InquiryStatus, today: CalendarDay): AdmitPlan => ({
  facility: inquiry.facility ?? null,
  duration: plannedDuration(inquiry),
  admit: to === 'ADMITTED' ? today : (inquiry.scheduled_admit_date ?? null),
  md: inquiry.md ?? null,
  therapist: inquiry.therapist ?? null,
  cc: inquiry.cc ?? null,
  clinical_coordinator: inquiry.clinical_coordinator ?? null,
  description: '',
});

export const dischargeOf = ({ admit, duration }: AdmitPlan): CalendarDay | null =>
  admit === null ? null : dischargeAfter(admit, duration);

/** The wizard's answers as the change they ask for. */
export const admitChange = (plan: AdmitPlan, to: InquiryStatus): StatusChange => ({
  status: to,
  facility: plan.facility,
  duration: plan.duration,
  ...(to === 'ADMITTED' ? { admit_date: plan.admit } : { scheduled_admit_date: plan.admit }),
  md: plan.md,
  therapist: plan.therapist,
  cc: plan.cc,
  clinical_coordinator: plan.clinical_coordinator,
  description: plan.description.trim() || null,
});

const FIELDS_OF_STEP = {
  basic: ['facility', 'duration'],
  date: ['scheduled_admit_date', 'admit_date', 'scheduled_discharge_date'],
  clinicians: CLINICIAN_NAMES,
  confirm: ['description', 'status'],
} as const satisfies Record<string, readonly string[]>;
export type AdmitStep = keyof typeof FIELDS_OF_STEP;

/** The first step that holds a refused field. */
export const stepOfRefusal = (errors: Readonly<Record<string, string>>): AdmitStep | undefined =>
  (Object.keys(FIELDS_OF_STEP) as AdmitStep[]).find((step) =>
    FIELDS_OF_STEP[step].some((field) => errors[field] !== undefined),
  );
