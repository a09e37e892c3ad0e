import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { chosenId, Id } from '#shared/platform/ids.ts';
import { emptyOr } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { callsMessages as messages } from './calls.messages.ts';
import {
  HANDLED_HOW,
  MAX_HANDLED_NOTE,
  MAX_LINE_LENGTH,
  MAX_TRANSCRIPT_LINES,
  placeLine,
  toSpeaker,
} from './calls.rules.ts';

export const CALL_ORDERS = { timestamp: 'desc' } as const satisfies Orders;

const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

export const CallListInput = listInput({
  query: z.string().trim().max(200).optional(),
  /** Only those that nobody has handled. */
  unhandled: flag.optional().default(false),
  sort: z.enum(sortsOf(CALL_ORDERS)).default('timestamp'),
});
export type CallListQuery = z.output<typeof CallListInput>;

export const CallOfInput = z.strictObject({ call_id: Id });

/** What a call came to; what belongs to another way of handling it may be left out. */
export const CallHandleInput = z.strictObject({
  call_id: Id,
  how: z.enum(HANDLED_HOW),
  /** The inquiry it became, or is about. */
  opportunity_id: Id.nullable().optional().default(null),
  /** What to do. */
  title: z.string().trim().max(300).nullable().optional().default(null),
  due_date: emptyOr(CalendarDate).optional().default(null),
  assigned_to_email_id: z.string().trim().max(254).nullable().optional().default(null),
  /** What was noted, or why there is nothing to do. */
  note: z
    .string()
    .trim()
    .max(MAX_HANDLED_NOTE)
    .transform((written) => written || null)
    .nullable()
    .optional()
    .default(null),
});
export type CallHandling = z.output<typeof CallHandleInput>;

const chosenHandling = CallHandleInput.omit({ opportunity_id: true, title: true, note: true, due_date: true });
const written = (missing: string) => z.string().trim().min(1, missing).max(MAX_HANDLED_NOTE);

/** The forms that a person handles a call by, each with what it asks for. */
export const CallTaskForm = chosenHandling.extend({
  title: z.string().trim().min(1, messages.title_required).max(300),
  due_date: CallHandleInput.shape.due_date,
});
export const CallNoteForm = chosenHandling.omit({ assigned_to_email_id: true }).extend({
  note: written(messages.note_required),
});
export const CallNothingForm = chosenHandling.omit({ assigned_to_email_id: true }).extend({
  note: written(messages.reason_required),
});
export const CallInquiryForm = chosenHandling.omit({ assigned_to_email_id: true }).extend({
  opportunity_id: chosenId(messages.inquiry_required),
});

/** Keys are 64 hexadecimal digits; anything else names no recording. */
export const RecordingOfInput = z.strictObject({ key: z.string().max(100) });

const MAX_SECONDS = 253_402_300_799;

/** A moment as voice platforms say it: seconds since the epoch, with or without a fraction, or ISO 8601. */
const Moment = z.union([
  z.number().min(0).max(MAX_SECONDS),
  z.iso.datetime({ offset: true }).transform((text) => Date.parse(text) / 1000),
]);

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => value.trim() || null)
    .nullable()
    .optional()
    .default(null);

const Line = z.strictObject({
  type: z.string().max(40),
  message: z.string().max(MAX_LINE_LENGTH),
  timestamp: Moment,
});

/** What the voice agent says of a call, in either of its two events. */
export const CallEventInput = z
  .strictObject({
    event: z.enum(['call.started', 'call.ended']),
    sid: z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/),
    caller: z.string().trim().min(1).max(40),
    timestamp: Moment,
    to: text(40),
    duration: emptyOr(z.number().min(0).max(86_400).transform(Math.round)).optional().default(null),
    status: text(40),
    recording_url: z.string().max(2_000).nullable().optional().default(null),
    transcript: z.array(Line).max(MAX_TRANSCRIPT_LINES).nullable().optional().default(null),
    summary: text(10_000),
  })
  .transform(({ transcript, timestamp, ...said }) => ({
    ...said,
    timestamp: Math.floor(timestamp),
    transcript: (transcript ?? [])
      .map(({ type, message, timestamp: at }) => ({
        type: toSpeaker(type),
        message: message.trim(),
        ...placeLine(at, timestamp),
      }))
      .filter(({ message }) => message !== '')
      .sort((one, other) => one.offset_ms - other.offset_ms),
  }));
export type CallEvent = z.output<typeof CallEventInput>;
