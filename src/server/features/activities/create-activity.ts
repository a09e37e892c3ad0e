import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { DEFAULT_OUTREACH_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { ActivityCreateInput } from '#shared/features/activities/activities.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { findActivityContacts, findPerformer } from './activity-people.ts';
import { recordActivity } from './record-activity.ts';

/** Logs what passed between the organization and a referral source; the source's engagement follows from it. */
export const createActivity = verb(
  { name: 'activities.create', kind: 'write', permission: 'outreach:write', input: ActivityCreateInput },
  (ctx, { referral_id, event, event_name, contact_name, description, ...input }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      await ensureSource(tx, referral_id);
      await ensureOutreachEvent(tx, event_name);
      const contacts = await findActivityContacts(tx, referral_id, contact_name);
      const performer = await findPerformer(tx, input.performed_by);
      const event_date = input.event_date ?? dayInZone(tx.services.clock.now(), person(tx).time_zone);
      const id = await recordActivity(tx, {
        ...{ referral_id, opportunity_id: null, event, event_name, event_date, description, contacts },
        ...performer,
      });
      await audit(tx, { entity: 'activity', ids: [id], details: { referral_id } });
      return { id };
    }),
);

async function ensureSource(tx: TxContext, referral_id: string): Promise<void> {
  const source = await tx.db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(inOrganization(tx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id)
    .executeTakeFirst();
  ensure(source, 'not_found', text.source_not_found, { fields: { referral_id: text.source_not_found } });
}

/** A conference or an event names one of the configured outreach events, or none. */
async function ensureOutreachEvent(tx: TxContext, event_name: string | null): Promise<void> {
  if (event_name === null) return;
  const row = await tx.db
    .selectFrom('configurations')
    .select('config')
    .where(inOrganization(tx, 'configurations'))
    .where('type', '=', 'OUTREACH_EVENTS')
    .executeTakeFirst();
  const { events = DEFAULT_OUTREACH_EVENTS } = (row?.config ?? {}) as { events?: readonly string[] };
  if (!events.includes(event_name)) throw invalidField('event_name', text.event_unknown);
}
