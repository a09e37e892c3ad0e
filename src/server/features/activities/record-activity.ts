import { type TxContext, userId } from '#server/platform/context.ts';
import type { ActivityEvent } from '#shared/features/activities/activities.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { lockSource } from '../referral-sources/find-sources.ts';
import { contactColumns, type NamedContact, type Performer } from './activity-people.ts';
import { refreshSources } from './refresh-engagement.ts';

interface NewActivity extends Performer {
  referral_id: string;
  opportunity_id: string | null;
  event: ActivityEvent;
  event_name: string | null;
  event_date: CalendarDay;
  contacts: readonly NamedContact[];
  description: string | null;
}

/** Writes an activity of a referral source, and the source's status and last activity with it (C-30). */
export async function recordActivity(tx: TxContext, { contacts, ...activity }: NewActivity): Promise<string> {
  await lockSource(tx, activity.referral_id);
  const id = tx.services.newId();
  const now = tx.services.clock.now().toISOString();
  await tx.db
    .insertInto('referral_activities')
    .values({
      ...activity,
      ...contactColumns(contacts),
      id,
      org_id: tx.actor.org_id,
      created_by: userId(tx),
      created_at: now,
      updated_at: now,
      updated_by: userId(tx),
    })
    .execute();
  await refreshSources(tx, [activity.referral_id]);
  return id;
}
