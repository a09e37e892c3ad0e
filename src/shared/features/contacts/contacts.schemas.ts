import { z } from 'zod';
import { CalendarDate } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';
import { optionalText, optionalUrl } from '../../platform/input-text.ts';
import { contactsMessages } from './contacts.messages.ts';

/** Contacts that one call may create. */
const MOST_AT_ONCE = 100;

/** A source's contacts, or those that a text finds. */
export const ContactsOfInput = z
  .strictObject({
    referral_id: Id.optional(),
    referral_name: z.string().trim().max(200).optional(),
    query: z.string().trim().max(200).optional(),
  })
  .refine(({ referral_id, referral_name, query }) => referral_id !== undefined || referral_name || query, {
    error: contactsMessages.nothing_named,
    path: ['referral_id'],
  });

/** The duplicate check: everyone of exactly this full name, letter case and accents aside. */
export const ContactNameInput = z.strictObject({
  firstname: z.string().trim().max(100),
  lastname: z.string().trim().max(100),
});

/** One contact as it is created. */
export const Contact = z.strictObject({
  firstname: z.string().trim().min(1, contactsMessages.firstname_required).max(100),
  lastname: z.string().trim().min(1, contactsMessages.lastname_required).max(100),
  /** The source by its id, or by its name where only one has it. */
  referral_id: Id.optional(),
  organization_name: z.string().trim().max(200).optional(),
  prefix: optionalText(20),
  title: optionalText(100),
  credential: optionalText(100),
  email: z
    .union([z.literal('').transform(() => null), z.email().max(254)])
    .nullable()
    .optional()
    .default(null),
  phone_number: optionalText(40),
  dob: CalendarDate.nullable().optional().default(null),
  linkedin_url: optionalUrl(500),
  address: optionalText(300),
  city: optionalText(100),
  state: optionalText(40),
  zipcode: optionalText(20),
  additional_info: optionalText(5_000),
  special_notes: optionalText(5_000),
});
export type ContactFields = z.output<typeof Contact>;

/** One contact, or a list of them that is created as a whole. */
export const ContactCreateInput = z.union([Contact, z.array(Contact).min(1).max(MOST_AT_ONCE)]);
