import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { DayOrNoon, dayGiven } from '#server/platform/zoned.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { referredOn } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { checkReferences } from './check-record.ts';
import { logReferral } from './log-referral.ts';

/**
 * Logs a referral of an inquiry, and with it what follows: the source's activity, its engagement, the inquiry's referral
 * columns and the notices. An incoming referral is logged once for each level and never changes afterward.
 * @throws conflict when an incoming referral of that level is there already
 */
export const addRecord = verb(
  { name: 'referral_flow.add_record', kind: 'write', permission: 'referral_flow:write', input: referredOn(DayOrNoon) },
  (ctx, { referred_at, event_date, ...said }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const given = referred_at ?? event_date;
      const referred_on = given === null ? null : dayGiven(given, person(tx).time_zone);
      const input = { ...said, event_date: null, referred_at: referred_on };
      const { patient_id } = await lockInquiry(tx, input.opportunity_id);
      const references = await checkReferences(tx, input, patient_id);
      const id = await logReferral(tx, input, references);
      ensure(id, 'conflict', text.locked, { fields: { priority_level: text.locked } });
      const { opportunity_id, referral_direction, priority_level, source_type } = input;
      const details = { opportunity_id, referral_direction, priority_level, source_type };
      await audit(tx, { entity: 'referral_record', ids: [id], details });
      return { id };
    }),
);

/** The inquiry, held until the end: its referrals are logged one after another. */
async function lockInquiry(tx: TxContext, opportunity_id: string) {
  const inquiry = await tx.db
    .selectFrom('inquiries')
    .select(['inquiries.id', 'patient_id'])
    .where(inOrganization(tx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id)
    .forUpdate()
    .executeTakeFirst();
  ensure(inquiry, 'not_found', text.inquiry_not_found);
  return inquiry;
}
