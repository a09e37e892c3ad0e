import { sql } from 'kysely';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { REFERRAL_EVENTS } from '#shared/features/activities/activities.rules.ts';
import type { RecordInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { performerNamed } from '../activities/activity-people.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { notify } from '../notifications/notify.ts';
import type { References } from './check-record.ts';

/**
 * Writes a referral and what follows from it: the source's activity, its engagement, the inquiry's referral columns and
 * the notices. Its inquiry is locked already. Answers its id; null where an incoming one of that level is there.
 */
export async function logReferral(tx: TxContext, input: RecordInput, references: References): Promise<string | null> {
  const today = dayInZone(tx.services.clock.now(), person(tx).time_zone);
  const referred_at = input.referred_at ?? input.event_date ?? today;
  const id = await insertRecord(tx, input, references, referred_at);
  if (id === null) return null;
  await feedInquiry(tx, input, references);
  if (references.referral_id !== null)
    await recordActivity(tx, {
      referral_id: references.referral_id,
      opportunity_id: input.opportunity_id,
      event: REFERRAL_EVENTS[input.referral_direction],
      event_name: null,
      event_date: referred_at,
      contacts: references.contact_name === null ? [] : [{ id: references.contact_id, name: references.contact_name }],
      description: input.notes,
      ...(input.marketing_contact === null
        ? { performed_by: fullName(person(tx)), performed_by_id: person(tx).user_id }
        : await performerNamed(tx, input.marketing_contact)),
    });
  if (input.send_notification)
    await notify(tx, { event: input.referral_direction, opportunity_id: input.opportunity_id, subject_id: id });
  return id;
}

async function insertRecord(
  tx: TxContext,
  input: RecordInput,
  { referral_id, contact_id, contact_name }: References,
  referred_at: CalendarDay,
): Promise<string | null> {
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
  return inserted?.id ?? null;
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
