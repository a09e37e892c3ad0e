import { suppressionsMessages as text } from '#shared/features/suppressions/suppressions.messages.ts';
import { SUPPRESSION_REASONS } from '#shared/features/suppressions/suppressions.rules.ts';

/** Why an address is mailed no more, to choose from. */
export const REASONS = SUPPRESSION_REASONS.map((value) => ({ value, label: text[`reason_${value}`] }));
