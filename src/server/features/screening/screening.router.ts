import { mutation, query, router } from '#server/platform/trpc.ts';
import { answerQuestion } from './answer-question.ts';
import { listScreening } from './screening.queries.ts';

export const screeningRouter = router({
  list: query(listScreening),
  answer: mutation(answerQuestion),
});
