import { z } from 'zod';
import { mailAddress } from '#shared/platform/mail-address.ts';
import { notificationsMessages as text } from './notifications.messages.ts';

/** Recipients of one event. */
export const MAX_RECIPIENTS = 50;

const recipients = z
  .array(mailAddress(text.address_invalid))
  .max(MAX_RECIPIENTS)
  .superRefine((list, ctx) => {
    const seen = new Set<string>();
    for (const [at, address] of list.entries()) {
      if (seen.has(address.toLowerCase())) ctx.addIssue({ code: 'custom', path: [at], message: text.address_twice });
      seen.add(address.toLowerCase());
    }
  })
  .default([]);

/** Who gets a mail for each event. */
export const RecipientsConfig = z.strictObject({
  version: z.int().min(0).optional(),
  referral_received: recipients,
  referral_sent: recipients,
  admission_status_change: recipients,
});
