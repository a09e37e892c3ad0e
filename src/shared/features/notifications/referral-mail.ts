import { REFERRAL_EVENTS } from '../activities/activities.rules.ts';
import type { ReferralDirection } from '../referral-flow/referral-flow.rules.ts';

interface ReferralNotice {
  direction: ReferralDirection;
  /** The four characters behind the client's name in the inquiry's. */
  suffix: string;
  /** Who logged it. */
  staff: string;
  link: string;
}

/** Tells that a referral was logged: the event, the inquiry's suffix, who logged it and a link, and no word more (C-76). */
export const referralMail = ({
  direction,
  suffix,
  staff,
  link,
}: ReferralNotice): { subject: string; text: string } => ({
  subject: `${REFERRAL_EVENTS[direction]}: inquiry ${suffix}`,
  text: `${REFERRAL_EVENTS[direction]} for the inquiry ${suffix}, logged by ${staff}.

Open it here:

${link}`,
});
