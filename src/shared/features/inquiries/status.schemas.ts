import { z } from 'zod';
import { CalendarDate } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';
import { INQUIRY_STATUSES, toInquiryStatus } from './inquiries.rules.ts';
import { statusMessages as text } from './status.messages.ts';
import { DISCHARGE_TYPES, DROP_REASONS } from './status.rules.ts';

const StatusToken = z.preprocess(
  (value) => (typeof value === 'string' ? (toInquiryStatus(value) ?? value) : value),
  z.enum(INQUIRY_STATUSES, text.unknown_status),
);

const optionalText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => value.trim() || null)
    .nullable()
    .optional();

const Duration = z.union([
  z.literal([10, 28, 'N/A']),
  z.literal('10').transform(() => 10 as const),
  z.literal('28').transform(() => 28 as const),
]);

/** Where and with whom a client stays; a facility is named by its id or its name. */
export const placeInput = {
  facility: z.string().trim().min(1).max(200).nullable().optional(),
  md: optionalText(161),
  therapist: optionalText(161),
  cc: optionalText(161),
  clinical_coordinator: optionalText(161),
};

export const StatusChangeInput = z.strictObject({
  opportunity_id: Id,
  status: StatusToken,
  description: optionalText(10_000),
  drop_reason: z.enum(DROP_REASONS, text.drop_reason_needed).nullable().optional(),
  ...placeInput,
  duration: Duration.optional(),
  scheduled_admit_date: CalendarDate.nullable().optional(),
  scheduled_discharge_date: CalendarDate.nullable().optional(),
  admit_date: CalendarDate.nullable().optional(),
  finalized_discharge_date: z.boolean().optional(),
  discharge_type: z.enum(DISCHARGE_TYPES).nullable().optional(),
  /** The answer to the active-inquiry question when a dropped inquiry is reopened. */
  confirm_active: z.boolean().optional(),
  version: z.int().min(1).optional(),
});
export type StatusChangeRequest = z.output<typeof StatusChangeInput>;
