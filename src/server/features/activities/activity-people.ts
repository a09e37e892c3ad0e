import { sql } from 'kysely';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { MAX_CONTACTS } from '#shared/features/activities/activities.rules.ts';
import type { ContactsGiven } from '#shared/features/activities/activities.schemas.ts';
import { AppError, invalidField } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';

/** A contact of an activity; one without an id is known by name alone. */
export interface NamedContact {
  id: string | null;
  name: string;
}

/** Who performed an activity; nobody, a name of the staff list, or a person who signs in. */
export interface Performer {
  performed_by: string | null;
  performed_by_id: string | null;
}

/** Contacts as the row keeps them, side by side. */
export const contactColumns = (contacts: readonly NamedContact[]) => ({
  contact_ids: contacts.map(({ id }) => id),
  contact_names: contacts.map(({ name }) => name),
});

/** Letter case, accents and spaces aside, as the database's own fold. */
const nameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();

/** An id of nobody is answered like another organization's; a name or an address nobody has is a wrong input. */
const unknownPerson = (given: string, field: string, message: string) =>
  new AppError(isUuid(given) ? 'not_found' : 'bad_request', message, { fields: { [field]: message } });

const theirContact = (tx: TxContext, referral_id: string) =>
  tx.db
    .selectFrom('referral_contacts')
    .select(['referral_contacts.id', sql<string>`firstname || ' ' || lastname`.as('name')])
    .where(inOrganization(tx, 'referral_contacts'))
    .where('referral_id', '=', referral_id);

/** The contacts of a source that each of the texts means: any of its contacts by id, active ones by name. */
async function contactsMeant(tx: TxContext, referral_id: string, texts: readonly string[]) {
  const meant = new Map<string, NamedContact[]>(texts.map((text) => [text, []]));
  const ids = texts.filter(isUuid);
  const byId = ids.length === 0 ? [] : await theirContact(tx, referral_id).where('id', 'in', ids).execute();
  for (const contact of byId)
    for (const id of ids.filter((each) => each.toLowerCase() === contact.id)) meant.get(id)?.push(contact);
  const byName = await theirContact(tx, referral_id)
    .innerJoin(sql<{ given: string }>`unnest(${sql.val(texts)}::text[])`.as<'named'>(sql`named(given)`), (join) =>
      join.on(sql<boolean>`referral_contacts.name_key = fold(collapse(named.given))`),
    )
    .select('named.given')
    .where('is_active', '=', true)
    .orderBy('referral_contacts.id')
    .execute();
  for (const { given, ...contact } of byName) meant.get(given)?.push(contact);
  return meant;
}

/** A name may itself hold a comma: every run of pieces could be one. */
const runsOf = (pieces: readonly string[]): string[] => [
  ...new Set(pieces.flatMap((_, from) => pieces.slice(from).map((_, more) => runOf(pieces, from, from + more + 1)))),
];
const runOf = (pieces: readonly string[], from: number, to: number): string => pieces.slice(from, to).join(', ');

/** Names joined by commas, set apart by those that mean somebody, the longest first. */
function splitNames(pieces: readonly string[], isKnown: (name: string) => boolean): string[] {
  const names: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let end = pieces.length;
    while (end > at + 1 && !isKnown(runOf(pieces, at, end))) end--;
    const name = runOf(pieces, at, end);
    if (name !== '') names.push(name);
    at = end;
  }
  return names;
}

/**
 * The contacts of a source that names or ids mean, each once, in their order (C-44a). `kept` are those the activity
 * names already: they stay, though one is archived or known by name alone.
 * @throws not_found for an id that is not the source's; bad_request for a name that none or several of its contacts have
 */
export async function findActivityContacts(
  tx: TxContext,
  referral_id: string,
  given: ContactsGiven | null,
  kept: readonly NamedContact[] = [],
): Promise<NamedContact[]> {
  if (given === null || given.length === 0) return [];
  const refuse = (message: string) => invalidField('contact_name', message);
  const pieces = typeof given === 'string' ? given.split(',').map((piece) => piece.trim()) : given;
  if (pieces.length > 2 * MAX_CONTACTS) throw refuse(text.contacts_most);
  const meant = await contactsMeant(tx, referral_id, typeof given === 'string' ? runsOf(pieces) : pieces);
  const namedBy = (name: string): NamedContact[] => {
    const before = kept.filter((contact) => nameKey(contact.name) === nameKey(name));
    return before.length > 0 ? before : (meant.get(name) ?? []);
  };
  const names = typeof given === 'string' ? splitNames(pieces, (name) => namedBy(name).length > 0) : pieces;
  if (names.length > MAX_CONTACTS) throw refuse(text.contacts_most);
  const found = names.map((name) => {
    const [contact, another] = namedBy(name);
    if (!contact) throw unknownPerson(name, 'contact_name', text.contact_unknown);
    if (another) throw refuse(text.contact_ambiguous);
    return contact;
  });
  const is = (one: NamedContact, other: NamedContact) =>
    one.id === other.id && (one.id !== null || one.name === other.name);
  return found.filter((contact, at) => found.findIndex((each) => is(each, contact)) === at);
}

async function staffNamed(tx: TxContext, name: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('configurations')
    .select('config')
    .where(inOrganization(tx, 'configurations'))
    .where('type', '=', 'OUTREACH_STAFF')
    .executeTakeFirst();
  const { staff = [] } = (row?.config ?? {}) as { staff?: string[] };
  return staff.find((each) => nameKey(each) === nameKey(name));
}

/** Active people whose id, e-mail or name this is; two are enough to know that there are several. */
const peopleMeant = (tx: TxContext, given: string) =>
  tx.db
    .selectFrom('users')
    .select(['users.id', 'firstname', 'lastname'])
    .where(inOrganization(tx, 'users'))
    .where('is_active', '=', true)
    .where((eb) =>
      isUuid(given)
        ? eb('users.id', '=', given)
        : given.includes('@')
          ? eb('email_id', '=', given)
          : eb(sql`fold(collapse(firstname || ' ' || lastname))`, '=', sql<string>`fold(collapse(${given}))`),
    )
    .limit(2)
    .execute();

/**
 * Who a name of the outreach staff, or a person's name, id or e-mail, means (C-44a).
 * @throws not_found for an id of nobody here; bad_request for a name or an e-mail that nobody or several people have
 */
export async function findPerformer(tx: TxContext, given: string | null): Promise<Performer> {
  if (!given) return { performed_by: null, performed_by_id: null };
  const [someone, another] = await peopleMeant(tx, given);
  if (another) throw invalidField('performed_by', text.performer_ambiguous);
  if (someone) return { performed_by: fullName(someone), performed_by_id: someone.id };
  const performed_by = await staffNamed(tx, given);
  if (!performed_by) throw unknownPerson(given, 'performed_by', text.performer_unknown);
  return { performed_by, performed_by_id: null };
}

/** A name known to be of the outreach staff, tied to the one person who has it, where one alone does. */
export async function performerNamed(tx: TxContext, performed_by: string): Promise<Performer> {
  const [someone, another] = await peopleMeant(tx, performed_by);
  return { performed_by, performed_by_id: someone && !another ? someone.id : null };
}
