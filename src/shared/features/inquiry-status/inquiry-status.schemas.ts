import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { Id } from '#shared/platform/ids.ts';
import { changedText, emptyOr } from '#shared/platform/input-text.ts';
import { INQUIRY_STATUSES, toInquiryStatus } from '../inquiries/inquiries.rules.ts';
import { statusMessages as text } from './inquiry-status.messages.ts';
import { DROP_REASONS, isAmount } from './inquiry-status.rules.ts';
import { planStatusChange, type StatusSubject } from './status-change.ts';

const StatusToken = z.preprocess(
  (value) => (typeof value === 'string' ? (toInquiryStatus(value) ?? value) : value),
  z.enum(INQUIRY_STATUSES, text.unknown_status),
);

const Duration = z.union([
  z.literal([10, 28, 'N/A']),
  z.literal('10').transform(() => 10 as const),
  z.literal('28').transform(() => 28 as const),
]);

/** Where and with whom a client stays; a facility is named by its id or its name. */
const placeInput = {
  facility: emptyOr(z.string().trim().max(200)).optional(),
  md: changedText(161),
  therapist: changedText(161),
  cc: changedText(161),
  clinical_coordinator: changedText(161),
};

/** What is said with a change of the status and kept nowhere but with it. */
const reasonInput = {
  description: changedText(10_000),
  drop_reason: emptyOr(z.enum(DROP_REASONS, text.drop_reason_needed)).optional(),
  duration: Duration.optional(),
  /** The answer to the active-inquiry question when a dropped inquiry is reopened. */
  confirm_active: z.boolean().optional(),
};

/** The days of the stay, and how it ended. */
const stayInput = {
  scheduled_admit_date: emptyOr(CalendarDate).optional(),
  scheduled_discharge_date: emptyOr(CalendarDate).optional(),
  admit_date: emptyOr(CalendarDate).optional(),
  finalized_discharge_date: z
    .boolean()
    .nullable()
    .transform((value) => value ?? false)
    .optional(),
  discharge_type: changedText(100),
};

export const StatusChangeInput = z.strictObject({
  opportunity_id: Id,
  status: StatusToken,
  ...reasonInput,
  ...placeInput,
  ...stayInput,
  version: z.int().min(1).optional(),
});
export type StatusChangeRequest = z.output<typeof StatusChangeInput>;

/** A change of the status that an inquiry has now, with what its rules say against it. */
export const statusChangeFrom = (before: StatusSubject, today: CalendarDay) =>
  StatusChangeInput.superRefine((change, check) => {
    const { errors } = planStatusChange(before, change, today);
    for (const [field, message] of Object.entries(errors)) check.addIssue({ code: 'custom', path: [field], message });
  });

/** The treatment plan's fields in an inquiry's update, and those with which a `status` among them is changed. */
export const planInput = {
  status: StatusToken.optional(),
  ...reasonInput,
  ...placeInput,
  ...stayInput,
  level_of_care: changedText(100),
  opportunity_total_amount: emptyOr(z.number(text.amount_wrong).refine(isAmount, text.amount_wrong)).optional(),
};
