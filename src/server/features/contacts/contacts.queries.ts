import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { contactsMessages } from '#shared/features/contacts/contacts.messages.ts';
import { ContactNameInput, ContactOfInput, ContactsOfInput } from '#shared/features/contacts/contacts.schemas.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { DUPLICATE_CHECK_SIZE } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { ensure } from '#shared/platform/errors.ts';
import { searchTerm } from '#shared/platform/search-term.ts';
import { type ContactDetail, type ContactView, selectContact, selectContactDetail } from './contacts.view.ts';

/** Contacts of one answer. */
const MAX_SHOWN = 500;

/** The source a request names by its id; none where it names no source that way. */
const namedSource = (db: Db, ctx: Context, referral_id: string | undefined) =>
  db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(inOrganization(ctx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id ?? null);

/** Active contacts by name: one source's, by its id or its exact name, or all that a text finds. */
export const listContactsOf = verb(
  { name: 'contacts.view_all', kind: 'read', permission: 'outreach:read', input: ContactsOfInput },
  async (ctx, { referral_id, referral_name, query }): Promise<ContactView[]> => {
    const [rows, sources] = await read(ctx, (db) => {
      let page = selectContact(db)
        .where(inOrganization(ctx, 'referral_contacts'))
        .where('referral_contacts.is_active', '=', true);
      if (referral_id) page = page.where('referral_contacts.referral_id', '=', referral_id);
      if (referral_name)
        page = page.where('referral_contacts.referral_id', 'in', (eb) =>
          eb
            .selectFrom('referral_sources')
            .select('referral_sources.id')
            .where(inOrganization(ctx, 'referral_sources'))
            .where('referral_sources.name_key', '=', sql<string>`fold(collapse(${referral_name}))`),
        );
      if (query)
        page = page.where(
          'referral_contacts.id',
          'in',
          sql<string>`(select search_referral_contacts(${searchTerm(query)}, ${MAX_SHOWN}))`,
        );
      const ordered = page.orderBy('referral_contacts.name_key').orderBy('referral_contacts.id').limit(MAX_SHOWN);
      return [audited(db, ctx, 'contact', ordered), namedSource(db, ctx, referral_id)] as const;
    });
    ensure(referral_id === undefined || sources[0], 'not_found', referralSourcesMessages.source_not_found);
    return rows;
  },
);

/** Every contact of exactly this full name, archived ones too: what a new one is checked against. */
export const listContactsOfName = verb(
  { name: 'contacts.of_name', kind: 'read', permission: 'outreach:read', input: ContactNameInput },
  async (ctx, { firstname, lastname }): Promise<ContactView[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectContact(db)
        .where(inOrganization(ctx, 'referral_contacts'))
        .where('referral_contacts.name_key', '=', sql<string>`fold(collapse(${`${firstname} ${lastname}`}))`)
        .orderBy('referral_contacts.created_at')
        .orderBy('referral_contacts.id')
        .limit(DUPLICATE_CHECK_SIZE);
      return [audited(db, ctx, 'contact', page)] as const;
    });
    return rows;
  },
);

/** One contact, archived or not. */
export const getContact = verb(
  { name: 'contacts.get', kind: 'read', permission: 'outreach:read', input: ContactOfInput },
  async (ctx, { contact_id }): Promise<ContactDetail> => {
    const [rows] = await read(
      ctx,
      (db) => [
        selectContactDetail(db)
          .where(inOrganization(ctx, 'referral_contacts'))
          .where('referral_contacts.id', '=', contact_id),
      ],
      { entity: 'contact', ids: [contact_id] },
    );
    ensure(rows[0], 'not_found', contactsMessages.contact_not_found);
    return rows[0];
  },
);
