import { z } from 'zod';
import { censusBoosterMessages as text } from './census-booster.messages.ts';
import { mixSum } from './census-booster.rules.ts';

const MAX_CAPACITY = 100_000;
const MAX_STAY = 3_650;

/** A number, or one as an address writes it; nothing is not 0. */
const number = (message: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d+(\.\d+)?$/)
        .max(20)
        .transform(Number),
    ],
    message,
  );

/** At most two decimals, between two bounds. */
const decimal = (min: number, max: number, message: string) =>
  number(message).pipe(
    z
      .number()
      .min(min, message)
      .max(max, message)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, message),
  );

const share = decimal(0, 100, text.mix_invalid).default(0);
const MixInput = z
  .strictObject({ 'Professional Referral': share, Online: share, 'Alumni Referral': share }, text.mix_invalid)
  .refine((mix) => mixSum(mix) <= 100, text.mix_too_much);

/** JSON where it stands in an address; what is no JSON is refused as a mix. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
};

/** What a person may say in place of what is presumed; each on its own. */
export const CensusBoosterInput = z.strictObject({
  total_capacity: number(text.capacity_invalid)
    .pipe(z.int(text.capacity_invalid).min(1, text.capacity_invalid).max(MAX_CAPACITY, text.capacity_invalid))
    .optional(),
  target_occupancy: decimal(0, 100, text.occupancy_invalid).optional(),
  avg_los: decimal(1, MAX_STAY, text.stay_invalid).optional(),
  referral_mix: z.preprocess(parsed, MixInput.optional()),
});

/** The whole of it, as its form asks for it. */
export const CensusBoosterForm = CensusBoosterInput.required();
