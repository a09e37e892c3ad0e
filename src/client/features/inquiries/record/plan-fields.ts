import type { FieldState, RecordField, RecordValues } from '#client/components/record-section/record-field.ts';
import { choicesOf } from '#client/platform/options.ts';
import { CLINICIAN_FIELDS, CLINICIAN_LABELS } from '#shared/features/capacity/capacity.rules.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { isAmount } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { changeStay, keepsPlace, type Stay, stayStart } from '#shared/features/inquiry-status/stay.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { CLINICIAN_NAMES } from '../admit/admit-plan.ts';
import { clinicianOptions } from '../admit/clinician-options.ts';
import type { Clinician, Facility, InquiryDetail } from '../inquiry-types.ts';

const isIn = ({ status }: InquiryDetail) => status === 'ADMITTED' || status === 'DISCHARGED';
const date = (name: string, label: string): RecordField => ({ name, label, kind: 'date', yearsBack: 5 });

/** What the organization offers for a plan. */
interface PlanOptions {
  facility: readonly Facility[];
  clinicians: readonly Clinician[];
  levels: readonly string[];
  dischargeTypes: readonly string[];
}

/** The fields of the plan that apply to an inquiry, with what can be chosen in them. */
export function planFields(
  inquiry: InquiryDetail,
  { facility, clinicians, levels, dischargeTypes }: PlanOptions,
): RecordField[] {
  const facilities = facility.map(({ name }) => name);
  return [
    { name: 'facility', label: text.facility, kind: 'select', options: choicesOf(facilities, inquiry.facility) },
    {
      name: 'level_of_care',
      label: text.level_of_care,
      kind: 'select',
      options: choicesOf(levels, inquiry.level_of_care),
    },
    { name: 'opportunity_total_amount', label: text.amount, kind: 'money' },
    date('scheduled_admit_date', text.scheduled_admit),
    ...(isIn(inquiry) ? [date('admit_date', text.admit_date)] : []),
    date('scheduled_discharge_date', text.scheduled_discharge),
    { name: 'finalized_discharge_date', label: text.discharge_confirmed, kind: 'boolean' },
    ...(inquiry.status === 'DISCHARGED'
      ? [
          {
            name: 'discharge_type',
            label: text.discharge_type,
            kind: 'select' as const,
            options: choicesOf(dischargeTypes, inquiry.discharge_type),
          },
        ]
      : []),
    ...CLINICIAN_NAMES.map((name) => ({
      name,
      label: CLINICIAN_LABELS[CLINICIAN_FIELDS[name]],
      kind: 'select' as const,
      options: clinicianOptions(clinicians, name, inquiry[name] ?? null),
    })),
    { name: 'additional_instructions', label: inquiriesMessages.additional_instructions, kind: 'long' },
  ];
}

/** An inquiry's plan as the form keeps it. */
export function planRecord({ custom_values: _values, ...inquiry }: InquiryDetail): RecordValues {
  return inquiry;
}

const day = (value: RecordValues[string]): CalendarDay | null => (typeof value === 'string' && value ? value : null);
const stayIn = (draft: RecordValues): Stay => ({
  scheduled_admit_date: day(draft.scheduled_admit_date),
  admit_date: day(draft.admit_date),
  scheduled_discharge_date: day(draft.scheduled_discharge_date),
  finalized_discharge_date: draft.finalized_discharge_date === true,
});

/** Emptying the admit date clears the discharge date and its confirmation; emptying the discharge date the latter. */
export function adjustPlan(draft: RecordValues): RecordValues {
  const stay = stayIn(draft);
  const start = stayStart(stay);
  const end = start === null ? null : stay.scheduled_discharge_date;
  return {
    ...draft,
    scheduled_discharge_date: end,
    finalized_discharge_date: end !== null && stay.finalized_discharge_date,
  };
}

/** What can't be typed yet, or no more, and which dates and amounts can't be. */
export function describePlan(
  inquiry: InquiryDetail,
  draft: RecordValues,
  { today, mayUndo }: { today: CalendarDay; mayUndo: boolean },
): Record<string, FieldState> {
  const before = stayIn(planRecord(inquiry));
  const stay = stayIn(draft);
  const change = Object.fromEntries(
    (Object.keys(stay) as (keyof Stay)[])
      .filter((name) => stay[name] !== before[name])
      .map((name) => [name, stay[name]]),
  );
  const { errors } = changeStay(before, change, { status: inquiry.status, today });
  const kept = before.finalized_discharge_date && !mayUndo ? { disabled: true, hint: text.unconfirm_manager } : {};
  const amount = draft.opportunity_total_amount ?? null;
  const emptied = keepsPlace(inquiry.status) && inquiry.facility && !draft.facility;
  return {
    facility: emptied ? { error: text.change_status_first } : {},
    opportunity_total_amount: amount === null || isAmount(amount) ? {} : { error: text.amount_wrong },
    scheduled_admit_date: { error: errors.scheduled_admit_date },
    admit_date: { error: errors.admit_date },
    scheduled_discharge_date: {
      error: errors.scheduled_discharge_date,
      ...(stayStart(stay) === null ? { disabled: true, hint: text.discharge_needs_admit } : {}),
    },
    finalized_discharge_date: {
      error: errors.finalized_discharge_date,
      ...kept,
      ...(stay.scheduled_discharge_date === null ? { disabled: true, hint: text.confirmed_needs_discharge } : {}),
    },
  };
}
