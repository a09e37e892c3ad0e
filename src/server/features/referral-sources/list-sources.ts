import { type SqlBool, sql } from 'kysely';
import type { SourceSort } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import {
  SourceListInput,
  type SourceListQuery,
} from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import {
  type ListOrder,
  listOrder,
  type Place,
  pageIds,
  type ServedPage,
  type Stream,
  searchedIds,
  totalOfRanges,
} from '../../platform/keyset.ts';
import { listReader } from '../../platform/list-reader.ts';
import { slot } from '../../platform/prepared.ts';
import { verb } from '../../platform/verb.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

/** Beyond so many index ranges one scan with a filter is cheaper than joining them. */
const MAX_STREAMS = 12;

const KEY_TYPES = {
  last_activity_date: 'date',
  created_at: 'timestamptz',
  referral_name: 'text',
  status: 'smallint',
} as const satisfies Record<SourceSort, ListOrder['type']>;

function orderOf({ sort, order }: SourceListQuery): ListOrder {
  const newestFirst = sort === 'last_activity_date' || sort === 'created_at';
  const descending = (order ?? (newestFirst ? 'desc' : 'asc')) === 'desc';
  return listOrder(sort, KEY_TYPES[sort], descending);
}

/**
 * The indexed expression of a sort; a source without an activity comes last in both directions. `case`, because row-level
 * security lets no `coalesce` open an index range.
 */
function keyOf(sort: SourceSort, descending: boolean, row: 'referral_sources' | 'source_staff' = 'referral_sources') {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  if (sort === 'created_at') return column('created_at');
  if (sort === 'referral_name') return column('name_key');
  if (sort === 'status') return column('status_rank');
  const day = column('last_activity_date');
  return descending
    ? sql`case when ${day} is null then '-infinity'::date else ${day} end`
    : sql`case when ${day} is null then 'infinity'::date else ${day} end`;
}

/** Whether something narrows the list besides whose sources they are and whether they are archived. */
const isSought = ({ query, referral_name, status, payment_type, type, state }: SourceListQuery): boolean =>
  [query, referral_name, payment_type, type, state].some(Boolean) || status.length > 0;

/** What holds of the sources of each of the staff wanted, who are linked with them. */
const ofEachOfStaff = ({ staff, archived }: SourceListQuery) =>
  staff.map(
    (_, index) => sql<SqlBool>`source_staff.org_id = ${slot('org_id')}::uuid
      and source_staff.staff_name = ${slot(`staff_${index}`)}${archived ? sql`` : sql` and source_staff.is_active`}`,
  );
const staffValues = ({ staff }: SourceListQuery) =>
  Object.fromEntries(staff.map((name, index) => [`staff_${index}`, name]));

/** The index ranges of a list; of one that has to be planned for the very values asked for, none. */
function streamsOf(query: SourceListQuery, order: ListOrder): Stream[] {
  if (isSought(query)) return [];
  if (query.staff.length > 0) {
    if (query.sort !== 'last_activity_date' || query.staff.length > MAX_STREAMS) return [];
    const key = keyOf(query.sort, order.descending, 'source_staff');
    const link = { from: sql`source_staff`, key, id: sql<string>`source_staff.referral_id` };
    return ofEachOfStaff(query).map((where) => ({ ...link, where }));
  }
  const where = sql<SqlBool>`referral_sources.org_id = ${slot('org_id')}::uuid${
    query.archived ? sql`` : sql` and referral_sources.is_active`
  }`;
  const key = keyOf(query.sort, order.descending);
  return [{ from: sql`referral_sources`, key, id: sql<string>`referral_sources.id`, where }];
}

function idsOf(query: SourceListQuery, order: ListOrder, place: Place) {
  const streams = streamsOf(query, order);
  if (streams.length > 0) return pageIds(streams, order, place);
  return searchedIds(
    {
      name: 'search_referral_sources',
      asked: sql`${slot('wanted')}, ${slot('sort')}, ${slot('descending')}`,
      table: 'referral_sources',
      key: keyOf(query.sort, order.descending),
    },
    place,
  );
}

/** The total a list shows: of the staff's sources alone from what links them, else counted by the search. */
function totalOf(query: SourceListQuery) {
  if (query.staff.length > 0 && !isSought(query))
    return totalOfRanges(ofEachOfStaff(query).map((where) => sql`select referral_id from source_staff where ${where}`));
  return sql<{ total: number }>`select count_referral_sources(${slot('wanted')}, ${slot('most')}) as total`;
}

/** What narrows the list, as the search takes it. */
const wantedOf = ({ query, referral_name, status, payment_type, type, state, staff, archived }: SourceListQuery) =>
  JSON.stringify({
    query: query || undefined,
    referral_name: referral_name || undefined,
    ...{ status, payment_type, type, state, staff, archived },
  });

/** Whether the total stops being counted at the cap: filters by status alone are counted whole. */
const isCapped = ({ query, referral_name, payment_type, type, state, staff }: SourceListQuery): boolean =>
  [query, referral_name, payment_type, type, state].some(Boolean) || staff.length > 0;

const sources = listReader<SourceListQuery, SourceView>({
  name: 'referral_sources',
  entity: 'referral_source',
  orderOf,
  idsOf,
  rowsOf: selectSource,
  totalOf,
  isCapped,
  shapeOf: (query) => `${isSought(query)} ${query.staff.length} ${query.archived}`,
  valuesOf: (query) => ({
    ...staffValues(query),
    ...{ wanted: wantedOf(query), sort: query.sort, most: isCapped(query) ? COUNT_CAP : null },
  }),
});

/** One page of the organisation's referral sources, the one heard of last first where no other order is asked for. */
export const listSources = verb(
  { name: 'referral_sources.list', kind: 'read', permission: 'outreach:read', input: SourceListInput },
  (ctx, query): Promise<ServedPage<SourceView>> => sources.page(ctx, query),
);

/** The rows of the list from a place on. */
export const readSourcesAfter = sources.rowsAfter;
