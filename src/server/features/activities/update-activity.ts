import { sql } from 'kysely';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { isAutomatic } from '../../../shared/features/activities/activities.rules.ts';
import { type ActivityEdit, ActivityUpdateInput } from '../../../shared/features/activities/activities.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { lockSource } from '../referral-sources/find-sources.ts';
import { ofOrganisation, sightOf } from './activities.access.ts';
import { type ActivityView, selectActivity } from './activities.view.ts';
import { contactColumns, findActivityContacts, findPerformer } from './activity-people.ts';
import { refreshSources } from './refresh-engagement.ts';

/** The activity's source, held first as by whoever logs another one; then the row itself. @throws not_found */
async function lockActivity(tx: TxContext, id: string) {
  const own = (tx: TxContext) =>
    tx.db
      .selectFrom('referral_activities')
      .leftJoin('users as editor', 'editor.id', 'referral_activities.updated_by')
      .where(ofOrganisation(tx))
      .where('referral_activities.id', '=', id);
  const found = isUuid(id) ? await own(tx).select('referral_id').executeTakeFirst() : undefined;
  ensure(found, 'not_found', text.activity_not_found);
  await lockSource(tx, found.referral_id);
  return own(tx)
    .select([
      'referral_activities.id',
      'referral_activities.referral_id',
      'referral_activities.event',
      'referral_activities.version',
      'contact_ids',
      'contact_names',
    ])
    .select([
      sql<number>`epoch(referral_activities.updated_at)`.as('updated_at'),
      sql<string | null>`editor.firstname || ' ' || editor.lastname`.as('editor'),
    ])
    .forUpdate('referral_activities')
    .executeTakeFirstOrThrow();
}

type LockedActivity = Awaited<ReturnType<typeof lockActivity>>;

const currentActivity = (tx: TxContext, id: string): Promise<ActivityView> =>
  selectActivity(tx.db, sightOf(tx), sql.val(person(tx).user_id))
    .where(ofOrganisation(tx))
    .where('referral_activities.id', '=', id)
    .executeTakeFirstOrThrow();

async function refuseStale(tx: TxContext, row: LockedActivity, edit: ActivityEdit): Promise<void> {
  const stale =
    edit.version !== undefined
      ? edit.version !== row.version
      : edit.updated_at !== undefined && edit.updated_at !== row.updated_at;
  if (!stale) return;
  const message = format(text.changed_meanwhile, { name: row.editor ?? '' });
  throw new AppError('conflict', message, { current: await currentActivity(tx, row.id) });
}

async function changedContacts(tx: TxContext, row: LockedActivity, { contact_name }: ActivityEdit) {
  if (contact_name === undefined) return {};
  const kept = row.contact_names.map((name, at) => ({ id: row.contact_ids[at] ?? null, name }));
  return contactColumns(await findActivityContacts(tx, row.referral_id, contact_name, kept));
}

/**
 * Changes an activity that people logged; a field left out stays as it is, and the source's engagement follows.
 * @throws conflict for an automatic one, and when the row has changed since the version, or the second, of the edit
 */
export const updateActivity = verb(
  { name: 'activities.update', kind: 'write', permission: 'outreach:write', input: ActivityUpdateInput },
  (ctx, { activity_id, activity: edit }): Promise<ActivityView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockActivity(tx, activity_id);
      ensure(!isAutomatic(row.event), 'conflict', text.automatic_locked);
      await refuseStale(tx, row, edit);
      const { description, event_date, performed_by } = edit;
      await tx.db
        .updateTable('referral_activities')
        .set({
          event_date,
          ...(description === undefined ? {} : { description: description?.trim() || null }),
          ...(performed_by === undefined ? {} : await findPerformer(tx, performed_by)),
          ...(await changedContacts(tx, row, edit)),
          version: sql`version + 1`,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where(ofOrganisation(tx))
        .where('id', '=', row.id)
        .execute();
      if (event_date !== undefined) await refreshSources(tx, [row.referral_id]);
      const { version: _version, updated_at: _at, ...fields } = edit;
      await audit(tx, { entity: 'activity', ids: [row.id], details: { fields: Object.keys(fields) } });
      return currentActivity(tx, row.id);
    }),
);
