import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { SCREENING_ANSWERS } from './screening.rules.ts';

export const ScreeningListInput = z.strictObject({ opportunity_id: Id });

/** An answer on the version of the one before it: 0 where there was none. */
export const ScreeningAnswerInput = z
  .strictObject({
    opportunity_id: Id,
    question: z.string().trim().min(1).max(500),
    answer: z.enum(SCREENING_ANSWERS),
    evidence: z
      .string()
      .max(2_000)
      .transform((value) => value.trim() || null)
      .nullable()
      .optional()
      .default(null),
    document_id: Id.nullable().optional().default(null),
    page: z.int().min(1).max(10_000).nullable().optional().default(null),
    version: z.int().min(0).max(1_000_000),
  })
  .refine(({ document_id, page }) => (document_id === null) === (page === null), {
    path: ['page'],
    message: 'A document goes with its page',
  });
