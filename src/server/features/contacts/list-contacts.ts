import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { verb } from '#server/platform/verb.ts';
import { CONTACT_ORDERS } from '#shared/features/contacts/contacts.rules.ts';
import { ContactListInput, type ContactListQuery } from '#shared/features/contacts/contacts.schemas.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { type ContactView, selectContact } from './contacts.view.ts';

/** Beyond so many index ranges one scan with a filter is cheaper than joining them. */
const MAX_STREAMS = 12;

type AskedContacts = Asked<ContactListQuery>;

const isFiltered = ({ referral_id, title, state }: AskedContacts): boolean =>
  referral_id !== undefined || state !== undefined || title.length > 0;

/** What must hold of every contact listed, but for its title and whether it is archived. */
function wanted({ referral_id, state }: AskedContacts) {
  const held = [inPreparedOrganization('referral_contacts')];
  if (referral_id) held.push(sql`referral_contacts.referral_id = ${parameter('source')}::uuid`);
  if (state) held.push(sql`referral_contacts.state_key = ${state}`);
  return sql.join(held, sql` and `);
}

const ACTIVE = sql<SqlBool>`referral_contacts.is_active`;
const ARCHIVED = sql<SqlBool>`not referral_contacts.is_active`;

/** Each title, and each of active and archived, opens its own index range. */
function rangesOf(asked: AskedContacts): RawBuilder<SqlBool>[] {
  const kinds = asked.archived ? [ACTIVE, ARCHIVED] : [ACTIVE];
  const ofKind = kinds.map((kind) => sql<SqlBool>`${wanted(asked)} and ${kind}`);
  const { title: titles } = asked;
  if (titles.length === 0) return ofKind;
  if (kinds.length * titles.length > MAX_STREAMS)
    return ofKind.map((kind) => sql<SqlBool>`${kind} and referral_contacts.title in (${sql.join(titles)})`);
  return ofKind.flatMap((kind) => titles.map((title) => sql<SqlBool>`${kind} and referral_contacts.title = ${title}`));
}

/** The filters as the two functions of the search take them. */
const SOUGHT = sql`${parameter('term')}, ${parameter('archived')}, ${parameter('title')}, ${parameter('state')}, ${parameter('source')}`;
const SEARCH = { name: 'search_contacts', asked: sql`${SOUGHT}, ${parameter('sort')}, ${parameter('descending')}` };

/** The total a list shows: from the counters where nothing narrows it, else counted up to the cap. */
function total(asked: AskedContacts): RawBuilder<{ total: number }> {
  const cap = sql.lit(COUNT_CAP);
  if (asked.query) return sql`select count_contacts(${SOUGHT}, ${cap}) as total`;
  if (!isFiltered(asked))
    return sql`select active${asked.archived ? sql` + archived` : sql``} as total
      from contact_counters where ${inPreparedOrganization('contact_counters')}`;
  const ranges = rangesOf(asked).map(
    (where) => sql`(select id from referral_contacts where ${where} limit ${cap} + 1)`,
  );
  return sql`select count(*)::integer as total
    from (select 1 from (${sql.join(ranges, sql` union all `)}) ranges limit ${cap} + 1) counted`;
}

const contacts = listReader<typeof ContactListInput, ContactView>({
  table: 'referral_contacts',
  entity: 'contact',
  input: ContactListInput,
  orders: CONTACT_ORDERS,
  sorts: {
    created_at: { type: 'timestamptz', key: sql`referral_contacts.created_at` },
    name: { type: 'text', key: sql`referral_contacts.name_key` },
    organization_name: { type: 'text', key: sql`referral_contacts.organization_key` },
  },
  found: (asked) => (asked.query ? SEARCH : rangesOf(asked).map((where) => ({ where }))),
  rows: selectContact,
  total,
  isCapped: (asked) => asked.query !== undefined || isFiltered(asked),
  values: ({ referral_id }) => ({ source: referral_id ?? null }),
});

/** One page of the organization's contacts, the newest first; archived ones where they are asked for. */
export const listContacts = verb(
  { name: 'contacts.list', kind: 'read', permission: 'outreach:read', input: ContactListInput },
  (ctx, query): Promise<ServedPage<ContactView>> => contacts.page(ctx, query),
);

/** The rows of the list from a place on. */
export const readContactsAfter = contacts.rowsAfter;
