import { ModelError } from '#server/platform/llm/language-model.ts';
import { verb } from '#server/platform/verb.ts';
import { assistantMessages } from '#shared/features/assistant/assistant.messages.ts';
import { EmailInput } from '#shared/features/assistant/assistant.schemas.ts';
import { emailText } from '#shared/features/assistant/referral-email.ts';
import { AppError } from '#shared/platform/errors.ts';
import { emailFacts } from './email-facts.ts';
import { emailWriter } from './email-writer.ts';
import { takeLimits } from './take-limits.ts';

/** Milliseconds an e-mail may take in all. */
const TIME_LIMIT = 30_000;

export interface EmailView {
  /** The e-mail as text: its subject on the first line, its body in markdown. */
  answer: string;
  /** No model wrote it: it is one of three templates, with what the person typed. */
  from_template: boolean;
}

/**
 * Writes an e-mail to a referral source, for a person to correct and send. Nothing is kept or sent. Without a model, or
 * where the organization has not agreed to one, it is written from a template in this process.
 */
export const writeEmail = verb(
  { name: 'assistant.referral_email', kind: 'write', permission: 'assistant:use', input: EmailInput },
  async (ctx, { prompt, response, referral_id, contact_id }): Promise<EmailView> => {
    await takeLimits(ctx);
    const { mayLeave, ...request } = await emailFacts(ctx, referral_id, { prompt, before: response, contact_id });
    const { write, from_template } = emailWriter(ctx.services, mayLeave);
    try {
      const email = await write({ ...request, signal: AbortSignal.timeout(TIME_LIMIT) });
      return { answer: emailText(email), from_template };
    } catch (error) {
      if (error instanceof ModelError) throw new AppError('service_unavailable', assistantMessages.failed_to_generate);
      throw error;
    }
  },
);
