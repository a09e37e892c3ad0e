import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { fill } from '#shared/platform/define-messages.ts';
import type { ReferralRecord } from './referral-flow.data.ts';

/** A mail to the contact of an outgoing referral, begun in one's own mail program; it holds nothing of the client. */
export function mailToContact(record: ReferralRecord, organization: string | undefined): string | null {
  const { referral_direction, contact_email, contact_name, referral_name } = record;
  if (referral_direction !== 'referral_sent' || !contact_email || !organization) return null;
  const subject = fill(text.mail_subject, { organization });
  const body = fill(text.mail_body, { organization, name: contact_name ?? '', destination: referral_name ?? '' });
  return `mailto:${encodeURIComponent(contact_email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
