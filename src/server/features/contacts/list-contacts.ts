import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ContactListInput, type ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import { auditSlots } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import {
  type ListOrder,
  type Place,
  pageIds,
  pageStatement,
  placeOf,
  placeSlots,
  type ServedPage,
  type Stream,
  servedPage,
} from '../../platform/keyset.ts';
import { prepared, slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
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
  return {
    name: `${sort} ${descending ? 'desc' : 'asc'}`,
    type: sort === 'created_at' ? 'timestamptz' : 'text',
    descending,
  };
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
  // Each id is looked up by itself: a planner that can't know how few there are would join them with the whole index.
  if (query.query)
    return sql<{ id: string; key: unknown }>`(select found.id, sought.key
      from search_contacts(${SOUGHT}, ${slot('sort')}, ${slot('descending')}, ${slot('cursor_key')}, ${slot('cursor_id')},
        ${slot('backwards')}, ${slot('skip')}, ${sql.lit(place.take)}) found(id),
        lateral (select ${key} as key from referral_contacts where referral_contacts.id = found.id offset 0) sought)`;
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

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: ContactListQuery, order: ListOrder, place: Place, db: Db) {
  const { title: titles, state, referral_id, archived, sort } = query;
  const placed = placeSlots(place);
  const filters = `${titles.length} ${state !== undefined} ${referral_id !== undefined} ${archived}`;
  const shape = `contacts ${order.name} ${filters} ${Boolean(query.query)} ${placed.shape}`;
  const source = referral_id === undefined ? null : isUuid(referral_id) ? referral_id : NO_ID;
  const values = {
    ...auditSlots.values(ctx, 'contact'),
    ...placed.values,
    ...titleValues(titles),
    ...{ term: query.query && searchTerm(query.query), titles, state: state ?? null, source, archived, sort },
    ...{ descending: order.descending, backwards: place.backwards },
  };
  const page = () => pageStatement(db, idsOf(query, order, place), selectContact(db), order, place);
  const total = () => ({ compile: () => totalOf(query).compile(db) });
  return {
    page: prepared(`${shape} page`, page, values),
    total: prepared(`${shape} total`, total, values),
  };
}

/** One page of the organisation's contacts, the newest first; archived ones where they are asked for. */
export const listContacts = verb(
  { name: 'contacts.list', kind: 'read', permission: 'outreach:read', input: ContactListInput },
  async (ctx, query): Promise<ServedPage<ContactView>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [pages, totals] = await read(ctx, (db) => {
      const { page, total } = listStatements(ctx, query, order, place, db);
      return [page, total] as const;
    });
    const capped = Boolean(query.query) || isFiltered(query);
    return servedPage<ContactView>(pages[0], totals[0], { order, place, limit: query.limit, capped });
  },
);

/** The rows of a list from a place on, without its total, and the place after them; shown means logged here too. */
export async function readContactsAfter(
  ctx: Context,
  query: Omit<ContactListQuery, 'page'>,
): Promise<{ rows: ContactView[]; next: string | null }> {
  const asked = { ...query, page: 1 };
  const order = orderOf(asked);
  const place = placeOf(asked, order);
  const [pages] = await read(ctx, (db) => [listStatements(ctx, asked, order, place, db).page] as const);
  const { list, next } = servedPage<ContactView>(pages[0], undefined, {
    order,
    place,
    limit: query.limit,
    capped: false,
  });
  return { rows: list.read(), next };
}
