import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { REFERRAL_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { RecordAddInput, type RecordInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { performerNamed } from '../activities/activity-people.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { notify } from '../notifications/notify.ts';
import { checkReferences, type References } from './check-record.ts';

/**
 * Logs a referral of an inquiry, and with it what follows: the source's activity, its engagement, the inquiry's referral
 * columns and the notices. An incoming referral is logged once for each level and never changes afterward.
 * @throws conflict when an incoming referral of that level is there already
 */
export const addRecord = verb(
  { name: 'referral_flow.add_record', kind: 'write', permission: 'referral_flow:write', input: RecordAddInput },
  (ctx, input): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const { patient_id } = await lockInquiry(tx, input.opportunity_id);
      const references = await checkReferences(tx, input, patient_id);
      const today = dayInZone(tx.services.clock.now(), person(tx).time_zone);
      const referred_at = input.referred_at ?? input.event_date ?? today;
      const id = await insertRecord(tx, input, references, referred_at);
      await feedInquiry(tx, input, references);
      if (references.referral_id !== null) {
        const activity = {
          referral_id: references.referral_id,
          opportunity_id: input.opportunity_id,
          event: REFERRAL_EVENTS[input.referral_direction],
          event_name: null,
          event_date: referred_at,
          contacts:
            references.contact_name === null ? [] : [{ id: references.contact_id, name: references.contact_name }],
          description: input.notes,
          ...(input.marketing_contact === null
            ? { performed_by: fullName(person(tx)), performed_by_id: person(tx).user_id }
            : await performerNamed(tx, input.marketing_contact)),
        };
        await recordActivity(tx, activity);
      }
      if (input.send_notification)
        await notify(tx, { event: input.referral_direction, opportunity_id: input.opportunity_id, subject_id: id });
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

async function insertRecord(
  tx: TxContext,
  input: RecordInput,
  { referral_id, contact_id, contact_name }: References,
  referred_at: CalendarDay,
): Promise<string> {
  const inserted = await tx.db
    .insertInto('referral_records')
    .values({
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      opportunity_id: input.opportunity_id,
      referral_direction: input.referral_direction,
      priority_level: input.priority_level,
      source_type: input.source_type,
      online_sources: input.online_sources,
      alumni_patient_id: input.alumni_patient_id,
      referral_id,
      contact_id,
      contact_name,
      marketing_contact: input.marketing_contact,
      referred_at,
      notes: input.notes,
      send_notification: input.send_notification,
      created_by: person(tx).user_id,
      created_at: tx.services.clock.now().toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['opportunity_id', 'priority_level'])
        // Literal: with a parameter the generic plan of the prepared statement could not know which index is meant.
        .where('referral_direction', '=', sql.lit('referral_received'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  ensure(inserted, 'conflict', text.locked, { fields: { priority_level: text.locked } });
  return inserted.id;
}

/** The inquiry's columns: who referred its client (the primary alone counts), and where it was referred to. */
async function feedInquiry(tx: TxContext, input: RecordInput, { shown }: References): Promise<void> {
  if (input.priority_level === 'secondary') return;
  const fields =
    input.referral_direction === 'referral_received'
      ? { referral_org: shown }
      : { referred_out_org: await destinationsOf(tx, input.opportunity_id) };
  await tx.db
    .updateTable('inquiries')
    .set(fields)
    .where(inOrganization(tx, 'inquiries'))
    .where('inquiries.id', '=', input.opportunity_id)
    .execute();
}

/** Where the inquiry's client was referred to, each name once, in the order it happened. */
async function destinationsOf(tx: TxContext, opportunity_id: string): Promise<string> {
  const rows = await tx.db
    .selectFrom('referral_records')
    .innerJoin('referral_sources', 'referral_sources.id', 'referral_records.referral_id')
    .select('referral_sources.referral_name')
    .where(inOrganization(tx, 'referral_records'))
    .where('referral_records.opportunity_id', '=', opportunity_id)
    .where('referral_direction', '=', 'referral_sent')
    .orderBy('referral_records.created_at')
    .orderBy('referral_records.id')
    .execute();
  return [...new Set(rows.map(({ referral_name }) => referral_name))].join(', ');
}
