import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { DayOrNoon, dayGiven } from '#server/platform/zoned.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { DEFAULT_OUTREACH_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { loggedOn } from '#shared/features/activities/activities.schemas.ts';
import { tasksMessages } from '#shared/features/tasks/tasks.messages.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { emptyOr } from '#shared/platform/input-text.ts';
import { insertTask } from '../task-rows/insert-task.ts';
import { findActivityContacts, findPerformer } from './activity-people.ts';
import { recordActivity } from './record-activity.ts';

/** Today where none is given. */
const DayGiven = emptyOr(DayOrNoon).optional().default(null);

/**
 * Logs what passed between the organization and a referral source; the source's engagement follows from it, and a task
 * of one's own to ask after it again, where that is wanted.
 */
export const createActivity = verb(
  { name: 'activities.create', kind: 'write', permission: 'outreach:write', input: loggedOn(DayGiven) },
  (
    ctx,
    { referral_id, event, event_name, contact_name, description, follow_up_days, ...input },
  ): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const source = await sourceNamed(tx, referral_id);
      await ensureOutreachEvent(tx, event_name);
      const contacts = await findActivityContacts(tx, referral_id, contact_name);
      const performer = await findPerformer(tx, input.performed_by);
      const { time_zone } = person(tx);
      const event_date =
        input.event_date === null
          ? dayInZone(tx.services.clock.now(), time_zone)
          : dayGiven(input.event_date, time_zone);
      const id = await recordActivity(tx, {
        ...{ referral_id, opportunity_id: null, event, event_name, event_date, description, contacts },
        ...performer,
      });
      await audit(tx, { entity: 'activity', ids: [id], details: { referral_id } });
      if (follow_up_days !== null) {
        const me = person(tx);
        const task = await insertTask(tx, {
          title: fill(tasksMessages.follow_up_title, { name: source.referral_name }),
          due_date: addDays(event_date, follow_up_days),
          additional_instructions: description,
          assigned_to_id: me.user_id,
          assigned_to: fullName(me),
          referral_id,
          org_associated_with: source.referral_name,
        });
        await audit(tx, { entity: 'task', ids: [task] });
      }
      return { id };
    }),
);

async function sourceNamed(tx: TxContext, referral_id: string): Promise<{ referral_name: string }> {
  const source = await tx.db
    .selectFrom('referral_sources')
    .select('referral_sources.referral_name')
    .where(inOrganization(tx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id)
    .executeTakeFirst();
  ensure(source, 'not_found', text.source_not_found, { fields: { referral_id: text.source_not_found } });
  return source;
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
