import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { MAX_LINE_LENGTH, MAX_TRANSCRIPT_LINES, placeLine, toSpeaker } from './calls.rules.ts';

export const CALL_ORDERS = { timestamp: 'desc' } as const satisfies Orders;

export const CallListInput = listInput({
  query: z.string().trim().max(200).optional(),
  sort: z.enum(sortsOf(CALL_ORDERS)).default('timestamp'),
});
export type CallListQuery = z.output<typeof CallListInput>;

export const CallOfInput = z.strictObject({ call_id: Id });

/** Keys are 64 hexadecimal digits; anything else names no recording. */
export const RecordingOfInput = z.strictObject({ key: z.string().max(100) });

const MAX_SECONDS = 253_402_300_799;

/** A moment as voice platforms tell it: seconds since the epoch, with or without a fraction, or ISO 8601. */
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

/** What the voice agent tells of a call, in either of its two events. */
export const CallEventInput = z
  .strictObject({
    event: z.enum(['call.started', 'call.ended']),
    sid: z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/),
    caller: z.string().trim().min(1).max(40),
    timestamp: Moment,
    to: text(40),
    duration: z.number().min(0).max(86_400).transform(Math.round).nullable().optional().default(null),
    status: text(40),
    recording_url: z.string().max(2_000).nullable().optional().default(null),
    transcript: z.array(Line).max(MAX_TRANSCRIPT_LINES).nullable().optional().default(null),
    summary: text(10_000),
  })
  .transform(({ transcript, timestamp, ...told }) => ({
    ...told,
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
