import { z } from 'zod';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { emptyOr, optionalText } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { FOLLOW_UP_DAYS } from '../tasks/tasks.rules.ts';
import { activitiesMessages as text } from './activities.messages.ts';
import { ENGAGEMENT_PERIOD, INTERACTION_KINDS, MAX_CONTACTS, takesEventName } from './activities.rules.ts';

/** The activities of one source, the newest first. */
export const ACTIVITY_ORDERS = { event_date: 'desc' } as const satisfies Orders;

export const ActivityListInput = listInput({
  referral_id: Id,
  /** The last day of them: up to today, what has happened and nothing that is to come. */
  until: CalendarDate.optional(),
  sort: z.enum(sortsOf(ACTIVITY_ORDERS)).default('event_date'),
});

export type ActivityListQuery = z.output<typeof ActivityListInput>;

export const InquiryActivitiesInput = z.strictObject({ opportunity_id: Id });

/** What the signed-in person is likely to log. */
export const VisitPlaceInput = z.strictObject({});

export const WhyStatusInput = z.strictObject({ referral_id: Id });

/** Of one source, or of all of them. */
export const ActivityCountsInput = z
  .strictObject({ referral_id: Id.optional(), start_date: CalendarDate, end_date: CalendarDate })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], message: text.range_backwards });

/** Contacts as the wire names them: one text of names joined by commas, or a list of names and ids (C-43, C-44a). */
const Contacts = z.union([
  z.string().max(4_000),
  z.array(z.string().trim().min(1).max(300)).max(MAX_CONTACTS, text.contacts_most),
]);
export type ContactsGiven = z.output<typeof Contacts>;

const description = z.string().max(10_000);
/** A name of the outreach staff, or a person's name, id or e-mail. */
const performer = z.string().trim().max(254);

/** An activity that is logged, but for its day. */
const Logged = z.strictObject({
  referral_id: Id,
  event: z.enum(INTERACTION_KINDS, text.event_required),
  event_name: optionalText(200),
  performed_by: performer.nullable().optional().default(null),
  contact_name: Contacts.nullable().optional().default(null),
  description: optionalText(10_000),
  /** A task of one's own so many days later, to ask after the source again. */
  follow_up_days: emptyOr(z.literal(FOLLOW_UP_DAYS, text.follow_up_unknown)).optional().default(null),
});

/** An activity with its day, as that is given at a door. */
export const loggedOn = <Day extends z.ZodType>(event_date: Day) =>
  Logged.extend({ event_date }).refine(({ event, event_name }) => event_name === null || takesEventName(event), {
    path: ['event_name'],
    message: text.name_not_for_event,
  });

/** An activity as a person logs it: its day is always said. */
export const ActivityForm = loggedOn(CalendarDate);

/** What an activity answers and an edit does not change: what happened, and where, among it. */
export const ACTIVITY_READ_ONLY = [
  'id',
  'referral_id',
  'event',
  'event_name',
  'contacts',
  'opportunity_id',
  'opportunity_name',
  'whole',
  'created_at',
] as const;

/** A field left out stays as it is; what happened, and where, stays what it was. */
export const ActivityUpdateInput = z.strictObject({
  activity_id: Id,
  activity: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    contact_name: Contacts.nullable().optional(),
    description: description.nullable().optional(),
    event_date: CalendarDate.optional(),
    performed_by: performer.nullable().optional(),
    ...readOnly(ACTIVITY_READ_ONLY),
  }),
});
export type ActivityEdit = z.output<typeof ActivityUpdateInput>['activity'];

/** Days that an activity counts for a source's engagement. */
export const EngagementPeriod = z
  .int(text.period_invalid)
  .min(ENGAGEMENT_PERIOD.least, text.period_invalid)
  .max(ENGAGEMENT_PERIOD.most, text.period_invalid);

/** An interval that is thought of, not saved. */
export const EngagementPreviewInput = z.strictObject({ period: EngagementPeriod });
export const EngagementProgressInput = z.strictObject({});
