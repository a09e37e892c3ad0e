import { z } from 'zod';
import { mailAddress } from '#shared/platform/mail-address.ts';
import { suppressionsMessages as text } from './suppressions.messages.ts';
import { MAX_ADDED, SUPPRESSION_REASONS } from './suppressions.rules.ts';

const asked = {
  query: z.string().trim().max(200).optional(),
  reason: z.enum(SUPPRESSION_REASONS).optional(),
};

export const SuppressionListInput = z.strictObject(asked);
export const SuppressionExportInput = z.strictObject(asked);

export const SuppressionAddInput = z.strictObject({
  emails: z.array(mailAddress(text.not_an_address)).min(1, text.no_addresses).max(MAX_ADDED, text.too_many),
  reason: z.enum(SUPPRESSION_REASONS).default('manual'),
});

export const SuppressionRemoveInput = z.strictObject({ email: mailAddress(text.not_an_address) });
