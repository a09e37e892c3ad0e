import { z } from 'zod';
import { CalendarDate, Instant } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';
import { optionalText } from '../../platform/input-text.ts';
import { pageInput, withPageAliases } from '../../platform/pagination.ts';
import { activitiesMessages as text } from './activities.messages.ts';
import { INTERACTION_KINDS, MOST_CONTACTS, takesEventName } from './activities.rules.ts';

/** The activities of one source, the newest first. */
export const ActivityListInput = z.preprocess(
  withPageAliases,
  z.strictObject({ ...pageInput, referral_id: Id, sort: z.enum(['event_date']).default('event_date') }),
);
export type ActivityListQuery = z.output<typeof ActivityListInput>;

export const InquiryActivitiesInput = z.strictObject({ opportunity_id: Id });

export const WhyStatusInput = z.strictObject({ referral_id: Id });

/** Of one source, or of all of them. */
export const ActivityCountsInput = z
  .strictObject({ referral_id: Id.optional(), start_date: CalendarDate, end_date: CalendarDate })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], message: text.range_backwards });

/** Contacts as the wire names them: one text of names joined by commas, or a list of names and ids (C-43, C-44a). */
const Contacts = z.union([
  z.string().max(4_000),
  z.array(z.string().trim().min(1).max(300)).max(MOST_CONTACTS, text.contacts_most),
]);
export type ContactsGiven = z.output<typeof Contacts>;

const description = z.string().max(10_000);
/** A name of the outreach staff, or a person's name, id or e-mail. */
const performer = z.string().trim().max(254);

export const ActivityCreateInput = z
  .strictObject({
    referral_id: Id,
    event: z.enum(INTERACTION_KINDS, text.event_required),
    event_name: optionalText(200),
    performed_by: performer.nullable().optional().default(null),
    contact_name: Contacts.nullable().optional().default(null),
    description: optionalText(10_000),
    /** Today where none is given. */
    event_date: CalendarDate.nullable().optional().default(null),
  })
  .refine(({ event, event_name }) => event_name === null || takesEventName(event), {
    path: ['event_name'],
    message: text.name_not_for_event,
  });

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
  }),
});
export type ActivityEdit = z.output<typeof ActivityUpdateInput>['activity'];
