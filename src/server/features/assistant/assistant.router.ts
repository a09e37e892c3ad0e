import { mutation, router } from '../../platform/trpc.ts';
import { askAssistant } from './ask-assistant.ts';
import { autofillSource } from './autofill-source.ts';
import { writeEmail } from './write-email.ts';

export const assistantRouter = router({
  ask: mutation(askAssistant),
  autofillSource: mutation(autofillSource),
  referralEmail: mutation(writeEmail),
});
