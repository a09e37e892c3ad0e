import { z } from 'zod';
import { Id } from '../../platform/ids.ts';

export const QuestionListInput = z.strictObject({ opportunity_id: Id });

export const QuestionAskInput = z.strictObject({
  opportunity_id: Id,
  question: z.string().trim().min(3, 'Ask a whole question').max(1_000),
});

export const ExternalModelInput = z.strictObject({ allowed: z.boolean() });
