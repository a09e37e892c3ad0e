import { sql } from 'kysely';
import {
  type ActivityEvent,
  DEFAULT_ENGAGEMENT_PERIOD,
  engagementOf,
} from '../../../shared/features/activities/activities.rules.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { type TxContext, userId } from '../../platform/context.ts';
import { lockSource } from '../referral-sources/find-sources.ts';
import { ofOrganisation as ofOrganisationSources } from '../referral-sources/referral-sources.access.ts';
import { ofOrganisation } from './activities.access.ts';

interface NewActivity {
  referral_id: string;
  opportunity_id: string | null;
  event: ActivityEvent;
  event_date: CalendarDay;
  performed_by: string | null;
  contact_name: string | null;
  description: string | null;
}

/** The organisation's engagement window in days. */
async function engagementPeriod(tx: TxContext): Promise<number> {
  const row = await tx.db
    .selectFrom('configurations')
    .select(sql<unknown>`config->'period'`.as('period'))
    .where('org_id', '=', tx.actor.org_id)
    .where('type', '=', 'ENGAGEMENT_STATUS_PERIOD')
    .executeTakeFirst();
  return typeof row?.period === 'number' ? row.period : DEFAULT_ENGAGEMENT_PERIOD;
}

/** Works out a held source's engagement from its activities; the newest of each kind tells as much as all of them. */
async function refreshEngagement(tx: TxContext, referral_id: string, today: CalendarDay): Promise<void> {
  const newest = await tx.db
    .selectFrom('referral_activities')
    .select(['event', sql<CalendarDay>`max(event_date)`.as('event_date')])
    .where(ofOrganisation(tx))
    .where('referral_id', '=', referral_id)
    .where('event_date', '<=', today)
    .groupBy('event')
    .execute();
  await tx.db
    .updateTable('referral_sources')
    .set(engagementOf(newest, today, await engagementPeriod(tx)))
    .where(ofOrganisationSources(tx))
    .where('id', '=', referral_id)
    .execute();
}

/** Writes an activity of a referral source, and the source's status and last activity with it (C-30). */
export async function recordActivity(tx: TxContext, activity: NewActivity, today: CalendarDay): Promise<void> {
  await lockSource(tx, activity.referral_id);
  await tx.db
    .insertInto('referral_activities')
    .values({ ...activity, id: tx.services.newId(), org_id: tx.actor.org_id, created_by: userId(tx) })
    .execute();
  await refreshEngagement(tx, activity.referral_id, today);
}
