import { type SqlBool, sql } from 'kysely';
import type { SourceSort } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import {
  SourceListInput,
  type SourceListQuery,
} from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
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
  totalOfRanges,
} from '../../platform/keyset.ts';
import { prepared, slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
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
  return { name: `${sort} ${descending ? 'desc' : 'asc'}`, type: KEY_TYPES[sort], descending };
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
  // Each id is looked up by itself: a planner that can't know how few there are would join them with the whole index.
  return sql<{ id: string; key: unknown }>`(select found.id, sought.key
    from search_referral_sources(${slot('wanted')}, ${slot('sort')}, ${slot('descending')}, ${slot('cursor_key')},
      ${slot('cursor_id')}, ${slot('backwards')}, ${slot('skip')}, ${sql.lit(place.take)}) found(id),
      lateral (select ${keyOf(query.sort, order.descending)} as key from referral_sources
        where referral_sources.id = found.id offset 0) sought)`;
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

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: SourceListQuery, order: ListOrder, place: Place, db: Db) {
  const placed = placeSlots(place);
  const values = {
    ...auditSlots.values(ctx, 'referral_source'),
    ...placed.values,
    ...staffValues(query),
    ...{ wanted: wantedOf(query), sort: query.sort, most: isCapped(query) ? COUNT_CAP : null },
    ...{ descending: order.descending, backwards: place.backwards },
  };
  const { staff, archived } = query;
  const shape = `referral_sources ${order.name} ${isSought(query)} ${staff.length} ${archived}`;
  const page = () => pageStatement(db, idsOf(query, order, place), selectSource(db), order, place);
  const total = () => ({ compile: () => totalOf(query).compile(db) });
  return {
    page: prepared(`${shape} ${placed.shape} page`, page, values),
    total: prepared(`${shape} total`, total, values),
  };
}

/** One page of the organisation's referral sources, the one heard of last first where no other order is asked for. */
export const listSources = verb(
  { name: 'referral_sources.list', kind: 'read', permission: 'outreach:read', input: SourceListInput },
  async (ctx, query): Promise<ServedPage<SourceView>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [pages, totals] = await read(ctx, (db) => {
      const { page, total } = listStatements(ctx, query, order, place, db);
      return [page, total] as const;
    });
    return servedPage<SourceView>(pages[0], totals[0], { order, place, limit: query.limit, capped: isCapped(query) });
  },
);

/** The rows of a list from a place on, without its total, and the place after them; shown means logged here too. */
export async function readSourcesAfter(
  ctx: Context,
  query: Omit<SourceListQuery, 'page'>,
): Promise<{ rows: SourceView[]; next: string | null }> {
  const asked = { ...query, page: 1 };
  const order = orderOf(asked);
  const place = placeOf(asked, order);
  const [pages] = await read(ctx, (db) => [listStatements(ctx, asked, order, place, db).page] as const);
  const { list, next } = servedPage<SourceView>(pages[0], undefined, {
    order,
    place,
    limit: query.limit,
    capped: false,
  });
  return { rows: list.read(), next };
}
