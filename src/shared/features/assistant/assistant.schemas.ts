import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { assistantMessages } from './assistant.messages.ts';

/** The longest prompt, and the longest e-mail that can be given back for another try. */
export const MAX_PROMPT = 2_000;
export const MAX_EMAIL = 6_000;

/** The details of a referral source that its name says. */
export const AutofillInput = z.strictObject({
  respond: z.literal('autofill_org'),
  name: z.string().trim().min(1).max(200),
});

/**
 * An e-mail to a referral source; `response` is what was written before, to be written again, and `contact_id` who at the
 * source it is for.
 */
export const EmailInput = z.strictObject({
  respond: z.literal('referral_email'),
  prompt: z.string().trim().min(1, assistantMessages.prompt_required).max(MAX_PROMPT),
  response: z.string().trim().max(MAX_EMAIL).nullable().optional().default(null),
  referral_id: Id,
  contact_id: Id.nullable().optional().default(null),
});

/** What the assistant is asked for; `respond` says which. */
export const AssistantInput = z.discriminatedUnion('respond', [AutofillInput, EmailInput]);
