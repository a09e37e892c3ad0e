import { failAsAsked } from '#server/platform/llm/demo-failure.ts';
import type { LanguageModel } from '#server/platform/llm/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { Email } from '#shared/features/assistant/referral-email.ts';
import { emailFromTemplate } from '#shared/features/referral-email/email-templates.ts';
import { buildEmailPrompt, type EmailBrief, readEmailOutput, WRITTEN_EMAIL } from './email-prompt.ts';

interface EmailRequest extends EmailBrief {
  /** Ends its time. */
  signal: AbortSignal;
}

/** Whatever writes e-mails to referral sources; throws `ModelError` for failures it knows. */
export type EmailWriter = (request: EmailRequest) => Promise<Email>;

/** The default: one of three templates; nothing is sent anywhere. */
const offlineWriter: EmailWriter = async ({ prompt, facts, signal }) => {
  signal.throwIfAborted();
  return emailFromTemplate(prompt, facts);
};

/** A language model as a writer. */
export const modelWriter =
  (model: LanguageModel): EmailWriter =>
  ({ signal, ...brief }) =>
    model.ask({ structure: WRITTEN_EMAIL, prompt: buildEmailPrompt(brief), read: readEmailOutput, signal });

/** Who writes: the installation's language model where the organization agreed, else a template. */
export function emailWriter(
  { model, demo }: Services,
  agreed: boolean,
): { write: EmailWriter; from_template: boolean } {
  const from_template = !agreed || !model;
  const writer = agreed && model ? modelWriter(model) : offlineWriter;
  return {
    from_template,
    write: async (request) => {
      if (demo) await failAsAsked(request.prompt, request.signal);
      return writer(request);
    },
  };
}
