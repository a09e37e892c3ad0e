import { z } from 'zod';
import { inquiriesMessages as text } from '../inquiries/inquiries.messages.ts';
import { INQUIRY_STATUSES, type InquiryStatus, USUAL_WEIGHTS, type WeighedStep } from '../inquiries/inquiries.rules.ts';

const percent = z.int(text.weight_shape).min(0, text.weight_shape).max(100, text.weight_shape);

/** Which part of an expected amount counts in each step of the board, in percent. */
export const BoardWeightsConfig = z.strictObject({
  version: z.int().min(0).optional(),
  pre_assessment: percent,
  assessment: percent,
  scheduled_admit: percent,
  admitted: percent,
} satisfies Record<WeighedStep | 'version', z.ZodType>);
export type BoardWeights = Record<WeighedStep, number>;

const STEPS: Partial<Record<InquiryStatus, WeighedStep>> = {
  'PRE-ASSESSMENT': 'pre_assessment',
  ASSESSMENT: 'assessment',
  'SCHEDULED-ADMIT': 'scheduled_admit',
  ADMITTED: 'admitted',
};

/** The weight of a status in percent: what was dropped counts for nothing, what was discharged was had. */
export function weightOf(status: InquiryStatus, weights: BoardWeights = USUAL_WEIGHTS): number {
  const step = STEPS[status];
  return step ? weights[step] : status === 'DISCHARGED' ? 100 : 0;
}

/** US dollars of a status by its weight, to the cent. */
export const weighted = (amount: number, weight: number): number => Math.round(amount * weight) / 100;

/** The steps that are weighed, in the order of the board. */
export const WEIGHED_STEPS = INQUIRY_STATUSES.flatMap((status) => STEPS[status] ?? []);
