/** What is counted of a referral source: the referrals that came from it, and those that went to it (C-74). */
export const REFERRAL_METRICS = ['referred_in', 'referred_out'] as const;
export type ReferralMetric = (typeof REFERRAL_METRICS)[number];

/** Which way a counted referral went. */
export const DIRECTION_OF = {
  referred_in: 'referral_received',
  referred_out: 'referral_sent',
} as const satisfies Record<ReferralMetric, string>;

/** Referrals of one answer: the most that a list without pages holds (P2 §9). */
export const MAX_DETAILS = 10_000;
