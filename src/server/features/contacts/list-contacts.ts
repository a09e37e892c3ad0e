import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ContactListInput, type ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import {
  type ListOrder,
  listOrder,
  type Place,
  pageIds,
  type ServedPage,
  type Stream,
  searchedIds,
} from '../../platform/keyset.ts';
import { listReader } from '../../platform/list-reader.ts';
import { slot } from '../../platform/prepared.ts';
import { verb } from '../../platform/verb.ts';
import { type ContactView, selectContact } from './contacts.view.ts';

/** Beyond so many index ranges one scan with a filter is cheaper than joining them. */
const MAX_STREAMS = 12;
/** What no source has for an id: a text that is none finds nothing. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const KEYS = {
  created_at: sql`referral_contacts.created_at`,
  name: sql`referral_contacts.name_key`,
  organization_name: sql`referral_contacts.organization_key`,
};

function orderOf({ sort, order }: ContactListQuery): ListOrder {
  const descending = (order ?? (sort === 'created_at' ? 'desc' : 'asc')) === 'desc';
  return listOrder(sort, sort === 'created_at' ? 'timestamptz' : 'text', descending);
}

const titleSlots = (titles: readonly string[]) => titles.map((_, index) => slot<string>(`title_${index}`));
const titleValues = (titles: readonly string[]) =>
  Object.fromEntries(titles.map((title, index) => [`title_${index}`, title]));

const isFiltered = ({ referral_id, title, state }: ContactListQuery): boolean =>
  referral_id !== undefined || state !== undefined || title.length > 0;

/** What must hold of every contact listed, but for its title and whether it is archived. */
function wanted({ referral_id, state }: ContactListQuery) {
  const held = [sql<SqlBool>`referral_contacts.org_id = ${slot('org_id')}::uuid`];
  if (referral_id !== undefined) held.push(sql`referral_contacts.referral_id = ${slot('source')}::uuid`);
  if (state !== undefined) held.push(sql`referral_contacts.state_key = ${slot('state')}`);
  return sql.join(held, sql` and `);
}

const ACTIVE = sql<SqlBool>`referral_contacts.is_active`;
const ARCHIVED = sql<SqlBool>`not referral_contacts.is_active`;

/** Each title, and each of active and archived, opens its own index range. */
function rangesOf(query: ContactListQuery): RawBuilder<SqlBool>[] {
  const titles = titleSlots(query.title);
  const kinds = query.archived ? [ACTIVE, ARCHIVED] : [ACTIVE];
  const ofKind = kinds.map((kind) => sql<SqlBool>`${wanted(query)} and ${kind}`);
  if (titles.length === 0) return ofKind;
  if (kinds.length * titles.length > MAX_STREAMS)
    return ofKind.map((kind) => sql<SqlBool>`${kind} and referral_contacts.title in (${sql.join(titles)})`);
  return ofKind.flatMap((kind) => titles.map((title) => sql<SqlBool>`${kind} and referral_contacts.title = ${title}`));
}

/** The filters as the two functions of the search take them. */
const SOUGHT = sql`${slot('term')}, ${slot('archived')}, ${slot('titles')}, ${slot('state')}, ${slot('source')}`;

function idsOf(query: ContactListQuery, order: ListOrder, place: Place) {
  const key = KEYS[query.sort];
  if (query.query) {
    const asked = sql`${SOUGHT}, ${slot('sort')}, ${slot('descending')}`;
    return searchedIds({ name: 'search_contacts', asked, table: 'referral_contacts', key }, place);
  }
  const whole = { from: sql`referral_contacts`, key, id: sql<string>`referral_contacts.id` };
  return pageIds(
    rangesOf(query).map((where): Stream => ({ ...whole, where })),
    order,
    place,
  );
}

/** The total a list shows: from the counters where nothing narrows it, else counted up to the cap. */
function totalOf(query: ContactListQuery) {
  const cap = sql.lit(COUNT_CAP);
  if (query.query) return sql<{ total: number }>`select count_contacts(${SOUGHT}, ${cap}) as total`;
  if (!isFiltered(query))
    return sql<{ total: number }>`select active${query.archived ? sql` + archived` : sql``} as total
      from contact_counters where org_id = ${slot('org_id')}`;
  const ranges = rangesOf(query).map(
    (where) => sql`(select id from referral_contacts where ${where} limit ${cap} + 1)`,
  );
  return sql<{ total: number }>`select count(*)::integer as total
    from (select 1 from (${sql.join(ranges, sql` union all `)}) ranges limit ${cap} + 1) counted`;
}

const contacts = listReader<ContactListQuery, ContactView>({
  name: 'referral_contacts',
  entity: 'contact',
  orderOf,
  idsOf,
  rowsOf: selectContact,
  totalOf,
  isCapped: (query) => Boolean(query.query) || isFiltered(query),
  shapeOf: ({ title, state, referral_id, archived, query }) =>
    `${title.length} ${state !== undefined} ${referral_id !== undefined} ${archived} ${Boolean(query)}`,
  valuesOf: ({ query, title: titles, state = null, referral_id, archived, sort }) => ({
    ...titleValues(titles),
    ...{ term: query && searchTerm(query), titles, state, archived, sort },
    source: referral_id === undefined ? null : isUuid(referral_id) ? referral_id : NO_ID,
  }),
});

/** One page of the organisation's contacts, the newest first; archived ones where they are asked for. */
export const listContacts = verb(
  { name: 'contacts.list', kind: 'read', permission: 'outreach:read', input: ContactListInput },
  (ctx, query): Promise<ServedPage<ContactView>> => contacts.page(ctx, query),
);

/** The rows of the list from a place on. */
export const readContactsAfter = contacts.rowsAfter;
