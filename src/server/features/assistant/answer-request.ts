import { verb } from '#server/platform/verb.ts';
import { AssistantInput } from '#shared/features/assistant/assistant.schemas.ts';
import { type AutofillView, autofillSource } from './autofill-source.ts';
import { type EmailView, writeEmail } from './write-email.ts';

/** Both of the assistant's services at one address: `respond` says which, and its own audit row is left. */
export const answerRequest = verb(
  { name: 'assistant.answer', kind: 'write', permission: 'assistant:use', input: AssistantInput },
  (ctx, input): Promise<AutofillView | EmailView> =>
    input.respond === 'autofill_org' ? autofillSource(ctx, input) : writeEmail(ctx, input),
);
