import { z } from 'zod';

/** What the assistant is asked for: the details of a referral source that its name tells. */
export const AssistantInput = z.strictObject({
  respond: z.literal('autofill_org'),
  name: z.string().trim().min(1).max(200),
});
