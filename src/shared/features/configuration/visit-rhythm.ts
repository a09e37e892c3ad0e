import { z } from 'zod';
import { referralSourcesMessages as text } from '../referral-sources/referral-sources.messages.ts';
import { RHYTHM_DAYS } from '../referral-sources/source-rhythm.ts';

const MAX_TYPES = 100;

const days = z
  .int(text.rhythm_days_shape)
  .min(RHYTHM_DAYS.least, text.rhythm_days_shape)
  .max(RHYTHM_DAYS.most, text.rhythm_days_shape);

/** In how many days a source is to be heard of again: the organization's number, and those of the types that have their own. */
export const VisitRhythmConfig = z.strictObject({
  version: z.int().min(0).optional(),
  days,
  types: z
    .record(z.string().trim().min(1).max(100), days)
    .refine((types) => Object.keys(types).length <= MAX_TYPES, text.rhythm_too_many)
    .default({}),
});
