import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { QUESTION_LENGTH } from './question-length.ts';
import { questionsMessages } from './questions.messages.ts';

export const QuestionListInput = z.strictObject({ opportunity_id: Id });

export const QuestionAskInput = z.strictObject({
  opportunity_id: Id,
  question: z.string().trim().min(QUESTION_LENGTH.least, questionsMessages.ask_whole).max(QUESTION_LENGTH.most),
});

export const ExternalModelInput = z.strictObject({ allowed: z.boolean() });
