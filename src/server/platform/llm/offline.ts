import { answerFromPassages } from '../../../shared/features/questions/questions.rules.ts';
import type { AnswerModel } from './llm.ts';

/** The default: answers with the sentences of the pages themselves, in this process, and sends nothing anywhere. */
export const offlineModel: AnswerModel = {
  name: 'offline',
  external: false,
  answer: async ({ question, passages, signal }) => {
    signal.throwIfAborted();
    return answerFromPassages(question, passages);
  },
};
