import { z } from 'zod';
import { bulkIds } from '#shared/platform/bulk-ids.ts';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { chosenId, Id } from '#shared/platform/ids.ts';
import { emptyOr, manyListed, optionalText, optionalUrl } from '#shared/platform/input-text.ts';
import { mailAddressOrNull } from '#shared/platform/mail-address.ts';
import { nameText } from '#shared/platform/name-text.ts';
import { listInput, pageInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { stateCode } from '#shared/platform/us-states.ts';
import { MAX_PHONE } from '../clients/clients.rules.ts';
import { STATE_FILTERS } from '../referral-sources/referral-sources.rules.ts';
import { CONTACT_COLUMNS, DEFAULT_CONTACT_COLUMNS } from './contacts.columns.ts';
import { contactsMessages } from './contacts.messages.ts';
import { CONTACT_SORTS, CONTACT_TITLES } from './contacts.rules.ts';

/** Letters of a title. */
const MAX_TITLE = 100;
/** Contacts that one call may create. */
const MAX_AT_ONCE = 100;

/** A state by its code or its name; whatever is none of the fifty counts as 'others'. */
const stateFilter = z.preprocess(
  (value) => (typeof value === 'string' ? (stateCode(value) ?? value.toLowerCase()) : value),
  z.enum(STATE_FILTERS),
);

const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** What narrows and orders the list, wherever it is shown. */
const listed = {
  query: z.string().trim().max(200).optional(),
  referral_id: Id.optional(),
  title: manyListed(CONTACT_TITLES, MAX_TITLE),
  state: stateFilter.optional(),
  /** Shows archived contacts too. */
  archived: flag.optional().default(false),
  sort: z.enum(CONTACT_SORTS).default('created_at'),
};

/** The list's one contract: route search, procedure input, REST query and what the query builder walks. */
export const ContactListInput = listInput({ ...listed });
export type ContactListQuery = z.output<typeof ContactListInput>;

/** The whole of a list as it is filtered and ordered, with the columns wanted. */
export const ContactExportInput = z.strictObject({
  ...listed,
  order: pageInput.order,
  columns: z
    .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(z.enum(CONTACT_COLUMNS)))
    .pipe(z.array(z.enum(CONTACT_COLUMNS)).min(1).max(CONTACT_COLUMNS.length))
    .optional()
    .default([...DEFAULT_CONTACT_COLUMNS]),
});

export const ContactOfInput = z.strictObject({ contact_id: Id });

/** The contacts to be archived or brought back: up to a hundred. */
export const ContactsInput = z.strictObject({ ids: bulkIds });

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
  firstname: nameText().max(100),
  lastname: nameText().max(100),
});

const names = {
  firstname: nameText().min(1, contactsMessages.firstname_required).max(100),
  lastname: nameText().min(1, contactsMessages.lastname_required).max(100),
};

/** The source by its id, or by its name where only one has it. */
const source = {
  referral_id: Id.optional(),
  organization_name: z.string().trim().max(200).optional(),
};

/** What may be empty; left out of a new contact, it is. */
const details = {
  prefix: optionalText(20),
  title: optionalText(MAX_TITLE),
  credential: optionalText(100),
  email: mailAddressOrNull(contactsMessages.email_wrong).nullable().optional().default(null),
  phone_number: optionalText(MAX_PHONE),
  dob: emptyOr(CalendarDate).optional().default(null),
  linkedin_url: optionalUrl(500),
  address: optionalText(300),
  city: optionalText(100),
  state: z
    .string()
    .max(40)
    .transform((value) => (value.trim() === '' ? null : (stateCode(value) ?? value.trim())))
    .nullable()
    .optional()
    .default(null),
  zipcode: optionalText(20),
  additional_info: optionalText(5_000),
  special_notes: optionalText(5_000),
};

/** One contact as it is created. */
export const Contact = z.strictObject({ ...names, ...source, ...details });
export type ContactFields = z.output<typeof Contact>;

const chosenSource = chosenId(contactsMessages.source_required);

/** A contact as a person writes them: the source is chosen, not named. */
export const ContactForm = Contact.extend({ referral_id: chosenSource });

/** Where a contact goes on. */
export const ContactMoveForm = z.strictObject({ referral_id: chosenSource });

/** One contact, or a list of them that is created as a whole. */
export const ContactCreateInput = z.union([Contact, z.array(Contact).min(1).max(MAX_AT_ONCE)]);

/** The same fields, each of which may be left out to stay as it is. */
const changes = z.strictObject({
  firstname: names.firstname.optional(),
  lastname: names.lastname.optional(),
  prefix: details.prefix.unwrap(),
  title: details.title.unwrap(),
  credential: details.credential.unwrap(),
  email: details.email.unwrap(),
  phone_number: details.phone_number.unwrap(),
  dob: details.dob.unwrap(),
  linkedin_url: details.linkedin_url.unwrap(),
  address: details.address.unwrap(),
  city: details.city.unwrap(),
  state: details.state.unwrap(),
  zipcode: details.zipcode.unwrap(),
  additional_info: details.additional_info.unwrap(),
  special_notes: details.special_notes.unwrap(),
});

const basis = { version: z.int().min(1).optional(), updated_at: Instant.optional() };

/** What a contact answers and an edit does not change. */
export const CONTACT_READ_ONLY = ['id', 'created_at', 'updated_by_name', 'moved_from', 'moved_to'] as const;

/** An edit. The source may be named, but not another one. */
export const ContactUpdateInput = z.strictObject({
  contact_id: Id,
  contact: changes.extend({ ...source, ...basis, is_active: z.boolean().optional(), ...readOnly(CONTACT_READ_ONLY) }),
});
export type ContactEdit = z.output<typeof ContactUpdateInput>['contact'];

/** A contact who goes on at another source: as they are, but for what is given. */
export const ContactMoveInput = z.strictObject({
  contact_id: Id,
  contact: changes.extend({ ...source, ...basis }),
});
