import { mutation, query, router } from '#server/platform/trpc.ts';
import { askQuestion } from './ask-question.ts';
import { getExternalModel, setExternalModel } from './external-model.ts';
import { listQuestions } from './questions.queries.ts';

export const questionsRouter = router({
  list: query(listQuestions),
  ask: mutation(askQuestion),
  externalModel: query(getExternalModel),
  setExternalModel: mutation(setExternalModel),
});
