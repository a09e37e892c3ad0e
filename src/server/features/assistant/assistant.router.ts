import { mutation, router } from '#server/platform/trpc.ts';
import { answerRequest } from './answer-request.ts';
import { autofillSource } from './autofill-source.ts';
import { writeEmail } from './write-email.ts';

export const assistantRouter = router({
  answer: mutation(answerRequest),
  autofillSource: mutation(autofillSource),
  referralEmail: mutation(writeEmail),
});
