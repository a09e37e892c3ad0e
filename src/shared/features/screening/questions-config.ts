import { z } from 'zod';
import { configurationMessages } from '../configuration/configuration.messages.ts';
import { entries } from '../configuration/name-lists.ts';
import { MAX_QUESTION } from './screening.rules.ts';

const MAX_RULE_OUTS = 1_000;

/** The screening questions in their order, and which answer of each rules out; a question without one has none. */
export const QuestionsConfig = z.strictObject({
  version: z.int().min(0).optional(),
  list: entries(configurationMessages.label_question, MAX_QUESTION),
  rules_out: z
    .record(z.string().trim().max(MAX_QUESTION), z.enum(['Yes', 'No']).nullable())
    .refine((each) => Object.keys(each).length <= MAX_RULE_OUTS, configurationMessages.too_many)
    .optional(),
});
