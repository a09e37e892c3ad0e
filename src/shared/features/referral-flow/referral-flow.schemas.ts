import { z } from 'zod';
import { bulkIds } from '#shared/platform/bulk-ids.ts';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { chosenId, Id } from '#shared/platform/ids.ts';
import { optionalText } from '#shared/platform/input-text.ts';
import { referralFlowMessages as text } from './referral-flow.messages.ts';
import { PRIORITY_LEVELS, REFERRAL_DIRECTIONS, SOURCE_KINDS } from './referral-flow.rules.ts';

export const RecordsOfInput = z.strictObject({ opportunity_id: Id });

/** Former clients who may have referred this inquiry's client. */
export const AlumniInput = z.strictObject({ opportunity_id: Id, query: z.string().trim().max(200) });

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional().default(null);

const Fields = z.strictObject({
  opportunity_id: Id,
  referral_direction: z.enum(REFERRAL_DIRECTIONS),
  priority_level: optional(z.enum(PRIORITY_LEVELS)),
  source_type: optional(z.enum(SOURCE_KINDS)),
  online_sources: z
    .array(z.string().trim().min(1).max(120))
    .max(30)
    .optional()
    .default([])
    .transform((platforms) => [...new Set(platforms)]),
  alumni_patient_id: optional(Id),
  /** A source and a contact by their ids, or by their names where only one has the name (C-44a). */
  referral_id: optional(Id),
  referral_name: optionalText(200),
  contact_id: optional(Id),
  contact_name: optionalText(201),
  marketing_contact: optionalText(80),
  notes: optionalText(10_000),
  send_notification: z.boolean().optional().default(true),
});
type Given = z.output<typeof Fields>;

const namesSource = (given: Given) => given.referral_id !== null || given.referral_name !== null;
const namesContact = (given: Given) => given.contact_id !== null || given.contact_name !== null;

/** What is missing, or there although the kind of referral has no place for it, by field. */
function faultsOf(given: Given): [field: keyof Given, message: string][] {
  const incoming = given.referral_direction === 'referral_received';
  const professional = incoming ? given.source_type === 'professional_referral' : true;
  const faults: [keyof Given, string, boolean][] = [
    ['priority_level', text.level_required, incoming && given.priority_level === null],
    ['source_type', text.source_type_required, incoming && given.source_type === null],
    ['online_sources', text.platforms_required, given.source_type === 'online' && given.online_sources.length === 0],
    ['alumni_patient_id', text.alumni_required, given.source_type === 'alumni_referral' && !given.alumni_patient_id],
    ['referral_id', text.source_required, professional && !namesSource(given)],
    ['contact_name', text.contact_required, !incoming && !namesContact(given)],
    ['priority_level', text.not_for_direction, !incoming && given.priority_level !== null],
    ['source_type', text.not_for_direction, !incoming && given.source_type !== null],
    ['online_sources', text.not_for_direction, given.source_type !== 'online' && given.online_sources.length > 0],
    ['alumni_patient_id', text.not_for_direction, given.source_type !== 'alumni_referral' && !!given.alumni_patient_id],
    ['referral_id', text.not_for_direction, !professional && namesSource(given)],
    ['contact_name', text.not_for_direction, !professional && namesContact(given)],
    ['marketing_contact', text.not_for_direction, !professional && given.marketing_contact !== null],
  ];
  return faults.flatMap(([field, message, wrong]) => (wrong ? [[field, message]] : []));
}

/** A referral of an inquiry, incoming (primary or secondary, of three kinds) or outgoing, with its day as a door takes it. */
export const referredOn = <Day extends z.ZodType>(day: Day) =>
  // The same day under its other name; `referred_at` wins.
  Fields.extend({ referred_at: optional(day), event_date: optional(day) }).superRefine((given: Given, check) => {
    for (const [field, message] of faultsOf(given))
      check.addIssue({ code: 'custom', path: [field], message, input: given[field] });
  });

/** A referral as a person logs it. */
export const RecordAddInput = referredOn(CalendarDate);
export type RecordInput = z.output<typeof RecordAddInput>;

/** One source as the primary incoming referral of many inquiries at once. */
export const RecordAddManyInput = z.strictObject({
  opportunity_ids: bulkIds,
  referral_id: chosenId(text.source_required),
  referred_at: optional(CalendarDate),
  send_notification: z.boolean().optional().default(false),
});

/** The part of it that a person says. */
export const RecordAddManyForm = RecordAddManyInput.omit({ opportunity_ids: true });
