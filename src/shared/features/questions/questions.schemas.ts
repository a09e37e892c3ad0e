import { z } from 'zod';
import { Id } from '../../platform/ids.ts';
import { questionsMessages } from './questions.messages.ts';

/** Characters of a question. */
export const QUESTION_LENGTH = { least: 3, most: 1_000 } as const;

export const QuestionListInput = z.strictObject({ opportunity_id: Id });

export const QuestionAskInput = z.strictObject({
  opportunity_id: Id,
  question: z.string().trim().min(QUESTION_LENGTH.least, questionsMessages.ask_whole).max(QUESTION_LENGTH.most),
});

export const ExternalModelInput = z.strictObject({ allowed: z.boolean() });
