import { type RawBuilder, sql } from 'kysely';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { REFERRAL_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import type { InquiryEvent } from '#shared/features/inquiries/inquiries.rules.ts';
import { InquiryOfInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { alumniName } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { ensure } from '#shared/platform/errors.ts';
import { joined } from '#shared/platform/joined.ts';
import { inquiryOf } from './inquiries.access.ts';

/** Events of one kind that are shown. */
const MAX_SHOWN = 100;

/** When something stands that has a day and no instant: when it was logged on that day, and noon of the day otherwise. */
const onItsDay = (day: RawBuilder<unknown>, loggedAt: RawBuilder<unknown>) =>
  sql<number>`epoch(case
    when (${loggedAt} at time zone organizations.time_zone)::date = ${day} then ${loggedAt}
    else (${day} + time '12:00') at time zone organizations.time_zone
  end)`;

/**
 * What happened to an inquiry beside its notes, the newest first: statuses, calls, documents, tasks, mails, visits and
 * referrals. A referral by or to a source is one of the source's activities; the others are theirs alone.
 */
export const listEvents = verb(
  { name: 'inquiries.events', kind: 'read', permission: 'inquiries:note', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<InquiryEvent[]> => {
    const [inquiries, statuses, calls, documents, tasks, activities, referrals] = await read(
      ctx,
      (db) => [
        inquiryOf(db, ctx, opportunity_id),
        db
          .selectFrom('status_history')
          .leftJoin('users', 'users.id', 'status_history.user_id')
          .select(['status_history.id', 'status_history.from_status', 'status_history.to_status'])
          .select(sql<number>`epoch(status_history.at)`.as('at'))
          .select(sql<string | null>`users.firstname || ' ' || users.lastname`.as('by_name'))
          .where(inOrganization(ctx, 'status_history'))
          .where('status_history.opportunity_id', '=', opportunity_id)
          .orderBy('status_history.at', 'desc')
          .limit(MAX_SHOWN),
        db
          .selectFrom('calls')
          .select(['calls.id', 'calls.summary as words', 'calls.handled_by as by_name'])
          .select(sql<number>`epoch(calls.timestamp)`.as('at'))
          .where(inOrganization(ctx, 'calls'))
          .where('calls.opportunity_id', '=', opportunity_id)
          .orderBy('calls.timestamp', 'desc')
          .limit(MAX_SHOWN),
        db
          .selectFrom('documents')
          .select(['documents.id', 'documents.file_name as words', 'documents.uploaded_by_name as by_name'])
          .select(sql<number>`epoch(documents.created_at)`.as('at'))
          .where(inOrganization(ctx, 'documents'))
          .where('documents.opportunity_id', '=', opportunity_id)
          .orderBy('documents.created_at', 'desc')
          .limit(MAX_SHOWN),
        db
          .selectFrom('tasks')
          .select(['tasks.id', 'tasks.title as words', 'tasks.created_by as by_name', 'tasks.is_complete'])
          .select(sql<number>`epoch(coalesce(tasks.completed_at, tasks.created_at))`.as('at'))
          .where(inOrganization(ctx, 'tasks'))
          .where('tasks.opportunity_id', '=', opportunity_id)
          .orderBy('tasks.created_at', 'desc')
          .limit(MAX_SHOWN),
        db
          .selectFrom('referral_activities')
          .innerJoin('organizations', 'organizations.id', 'referral_activities.org_id')
          .leftJoin('referral_sources', 'referral_sources.id', 'referral_activities.referral_id')
          .select(['referral_activities.id', 'referral_activities.event', 'referral_activities.event_name'])
          .select(['referral_activities.performed_by as by_name', 'referral_sources.referral_name'])
          .select(
            onItsDay(sql.ref('referral_activities.event_date'), sql.ref('referral_activities.created_at')).as('at'),
          )
          .where(inOrganization(ctx, 'referral_activities'))
          .where('referral_activities.opportunity_id', '=', opportunity_id)
          .orderBy('referral_activities.event_date', 'desc')
          .limit(MAX_SHOWN),
        db
          .selectFrom('referral_records')
          .innerJoin('organizations', 'organizations.id', 'referral_records.org_id')
          .leftJoin('clients', 'clients.id', 'referral_records.alumni_patient_id')
          .leftJoin('users', 'users.id', 'referral_records.created_by')
          .select(['referral_records.id', 'referral_records.referral_direction', 'referral_records.online_sources'])
          .select(['clients.firstname', 'clients.lastname'])
          .select(sql<string | null>`users.firstname || ' ' || users.lastname`.as('by_name'))
          .select(onItsDay(sql.ref('referral_records.referred_at'), sql.ref('referral_records.created_at')).as('at'))
          .where(inOrganization(ctx, 'referral_records'))
          .where('referral_records.opportunity_id', '=', opportunity_id)
          .where('referral_records.referral_id', 'is', null)
          .limit(MAX_SHOWN),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    const events: InquiryEvent[] = [
      ...statuses.map((row) => ({ ...row, kind: 'status' as const })),
      ...calls.map((row) => ({ ...row, kind: 'call' as const })),
      ...documents.map((row) => ({ ...row, kind: 'document' as const })),
      ...tasks.map((row) => ({ ...row, kind: 'task' as const })),
      ...activities.map(({ event, event_name, referral_name, ...row }) => ({
        ...row,
        kind: 'activity' as const,
        words: joined(event_name || event, referral_name),
      })),
      ...referrals.map(({ referral_direction, online_sources, firstname, lastname, ...row }) => ({
        ...row,
        kind: 'activity' as const,
        words: joined(
          REFERRAL_EVENTS[referral_direction],
          firstname && lastname ? alumniName({ firstname, lastname }) : online_sources.join(', '),
        ),
      })),
    ];
    return events.sort((a, b) => b.at - a.at);
  },
);
