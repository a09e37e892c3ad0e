import { clientsMessages as text } from './clients.messages.ts';

/** The fields that are stored sealed and shown masked (C-46). */
export const SSN_FIELDS = ['ssn', 'subscriber_ssn'] as const;
export type SsnField = (typeof SSN_FIELDS)[number];

export const isSsnField = (name: string): name is SsnField => (SSN_FIELDS as readonly string[]).includes(name);

const SSN = /^(\d{3})[-–. ]?(\d{2})[-–. ]?(\d{4})$/;

/** The nine digits of a social security number as people write it; null for anything else. */
export function parseSsn(typed: string): string | null {
  const parts = SSN.exec(typed.trim());
  return parts ? parts.slice(1).join('') : null;
}

/** '123-45-6789'. */
export const formatSsn = (digits: string): string => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

/** '***-**-6789': all that a list, a record or an answer ever shows unasked. */
export const maskSsn = (digits: string): string => `***-**-${digits.slice(-4)}`;

/** A number as it leaves the server, the unreadable one too. */
export const MASKED_SSN = /^\*{3}-\*{2}-(\d{4}|\*{4})$/;

/** Stands for a number that is there and does not open. */
export const UNREADABLE_SSN = '***-**-****';

/** Why a number may be shown whole: a token of a short list, so that the audit log never takes in what people type. */
export const SSN_REASONS = ['insurance', 'authorization', 'identity', 'records', 'correction'] as const;
export type SsnReason = (typeof SSN_REASONS)[number];

export const SSN_REASON_LABELS: Record<SsnReason, string> = {
  insurance: text.reason_insurance,
  authorization: text.reason_authorization,
  identity: text.reason_identity,
  records: text.reason_records,
  correction: text.reason_correction,
};
