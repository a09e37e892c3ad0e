import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale, versionOf } from '#server/platform/versioned.ts';
import { DayOrNoon, dayGiven } from '#server/platform/zoned.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { isAutomatic } from '#shared/features/activities/activities.rules.ts';
import {
  ACTIVITY_READ_ONLY,
  type ActivityEdit,
  ActivityUpdateInput,
} from '#shared/features/activities/activities.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { lockSource } from '../referral-sources/find-sources.ts';
import { visibilityOf } from './activities.access.ts';
import { type ActivityView, selectActivity } from './activities.view.ts';
import { contactColumns, findActivityContacts, findPerformer } from './activity-people.ts';
import { refreshSources } from './refresh-engagement.ts';

const Input = ActivityUpdateInput.extend({
  activity: ActivityUpdateInput.shape.activity.extend({ event_date: DayOrNoon.optional() }),
});

/** The activity's source, held first as by whoever logs another one; then the row itself. @throws not_found */
async function lockActivity(tx: TxContext, id: string) {
  const own = (tx: TxContext) =>
    tx.db
      .selectFrom('referral_activities')
      .where(inOrganization(tx, 'referral_activities'))
      .where('referral_activities.id', '=', id);
  const found = await own(tx).select('referral_id').executeTakeFirst();
  ensure(found, 'not_found', text.activity_not_found);
  await lockSource(tx, found.referral_id);
  return own(tx)
    .select([
      'referral_activities.id',
      'referral_activities.referral_id',
      'referral_activities.event',
      'contact_ids',
      'contact_names',
    ])
    .select(versionOf('referral_activities'))
    .forUpdate('referral_activities')
    .executeTakeFirstOrThrow();
}

type LockedActivity = Awaited<ReturnType<typeof lockActivity>>;

const currentActivity = (tx: TxContext, id: string): Promise<ActivityView> =>
  selectActivity(tx.db, visibilityOf(tx), sql.val(person(tx).user_id))
    .where(inOrganization(tx, 'referral_activities'))
    .where('referral_activities.id', '=', id)
    .executeTakeFirstOrThrow();

async function changedContacts(tx: TxContext, row: LockedActivity, { contact_name }: Partial<ActivityEdit>) {
  if (contact_name === undefined) return {};
  const kept = row.contact_names.map((name, at) => ({ id: row.contact_ids[at] ?? null, name }));
  return contactColumns(await findActivityContacts(tx, row.referral_id, contact_name, kept));
}

/**
 * Changes an activity that people logged; a field left out stays as it is, and the source's engagement follows.
 * @throws conflict for an automatic one, and when the row has changed since the version, or the second, of the edit
 */
export const updateActivity = verb(
  { name: 'activities.update', kind: 'write', permission: 'outreach:write', input: Input },
  (ctx, { activity_id, activity: { event_date: day, ...said } }): Promise<ActivityView> =>
    withTransaction(ctx, async (tx) => {
      const { time_zone } = person(tx);
      const edit: ActivityEdit = { ...said, ...(day !== undefined && { event_date: dayGiven(day, time_zone) }) };
      const row = await lockActivity(tx, activity_id);
      const current = await currentActivity(tx, row.id);
      const read = { ...current, event_date: dayGiven(current.event_date, time_zone) };
      const changes = changesIn(edit, read, { readOnly: ACTIVITY_READ_ONLY, path: 'activity' });
      ensure(!isAutomatic(row.event) || Object.keys(changes).length === 0, 'conflict', text.automatic_locked);
      await refuseStale(tx, row, edit, {
        message: text.changed_meanwhile,
        current: () => current,
      });
      await audit(tx, { entity: 'activity', ids: [row.id], details: { fields: Object.keys(changes) } });
      if (Object.keys(changes).length === 0) return current;
      const { description, event_date, performed_by } = changes;
      await tx.db
        .updateTable('referral_activities')
        .set({
          event_date,
          ...(description === undefined ? {} : { description: description?.trim() || null }),
          ...(performed_by === undefined ? {} : await findPerformer(tx, performed_by)),
          ...(await changedContacts(tx, row, changes)),
          ...nextVersion(tx),
        })
        .where(inOrganization(tx, 'referral_activities'))
        .where('id', '=', row.id)
        .execute();
      if (event_date !== undefined) await refreshSources(tx, [row.referral_id]);
      return currentActivity(tx, row.id);
    }),
);
