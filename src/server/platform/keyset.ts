import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { COUNT_CAP, type Page, pagesOf } from '#shared/platform/pagination.ts';
import type { DatabaseSchema } from '../database-schema.ts';
import { auditSlots } from './audit.ts';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';
import type { Db } from './database.ts';
import { JsonText } from './json-text.ts';
import { parameter } from './prepared.ts';

/**
 * A list's order. The key is never null (an empty value is coalesced to one that sorts last), so that one index a
 * direction serves it; ties are broken by id, newest first, in both directions.
 */
export interface ListOrder {
  /** The cursor's name for this order: a cursor made for another is refused. */
  name: string;
  type: 'timestamptz' | 'text' | 'integer' | 'smallint' | 'date';
  descending: boolean;
  /** The indexed key of a row. */
  key: RawBuilder<unknown>;
}

/** The ids and sort keys of one page, in parentheses, to stand in a FROM. */
export type PageIds = RawBuilder<{ id: string; key: unknown }>;

/** An index range the page is drawn from: what must hold there, of the listed table where it names no other. */
export interface IndexRange {
  where: RawBuilder<SqlBool>;
  /** A table that links to the rows: the sort key and the row's id as they are written there. */
  link?: { from: RawBuilder<unknown>; key: RawBuilder<unknown>; id: RawBuilder<string> };
}

/** Which stretch of the list is asked for. */
export interface PageRequest {
  cursor: Cursor | null;
  /** True when reading toward the start of the list, from `before`. */
  backwards: boolean;
  skip: number;
  take: number;
}

export interface PageQuery {
  page: number;
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
}

/** One more row than the page holds is read, to know whether there is a next one. */
export function pageRequest(query: PageQuery, order: ListOrder): PageRequest {
  const take = query.limit + 1;
  if (query.after) return { cursor: decodeCursor('after', query.after, order.name), backwards: false, skip: 0, take };
  if (query.before) return { cursor: decodeCursor('before', query.before, order.name), backwards: true, skip: 0, take };
  return { cursor: null, backwards: false, skip: (query.page - 1) * query.limit, take };
}

const direction = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc');

/**
 * The ids and keys of one page, read from the streams' indexes alone. A cursor opens two exact ranges a stream (the rest
 * of its tie, and what lies beyond), so a page costs the same at any depth; a jump skips within the index.
 */
export function pageIds(
  found: readonly IndexRange[],
  table: keyof DatabaseSchema & string,
  order: ListOrder,
  place: PageRequest,
): PageIds {
  const rows = { from: sql.table(table), key: order.key, id: sql.ref<string>(`${table}.id`) };
  const streams = found.map(({ where, link = rows }) => ({ where, ...link }));
  type Stream = (typeof streams)[number];
  const down = order.descending !== place.backwards;
  const idDown = !place.backwards;
  // Written into the text: a planner that does not know the limit takes it for a tenth of the table.
  const take = sql.lit(place.take);
  const range = ({ from, where, key, id }: Stream, beyond: RawBuilder<unknown>, limit: RawBuilder<unknown>) =>
    sql<{ id: string; key: unknown }>`(select ${id} as id, ${key} as key from ${from} where ${where}${beyond}
      order by ${key} ${direction(down)}, ${id} ${direction(idDown)} ${limit})`;
  const merged = (ranges: readonly RawBuilder<unknown>[], skip: RawBuilder<unknown>) => {
    // UNION drops the second copy of a row that two streams hold.
    const all = sql.join(ranges, streams.length > 1 ? sql` union ` : sql` union all `);
    return sql<{ id: string; key: unknown }>`(select ranges.id, ranges.key from (${all}) ranges
      order by ranges.key ${direction(down)}, ranges.id ${direction(idDown)} ${skip} limit ${take})`;
  };
  if (!place.cursor) {
    const skip = place.skip === 0 ? sql`` : sql`offset ${parameter('skip')}::bigint`;
    if (streams.length === 1) return range(streams[0]!, sql``, sql`${skip} limit ${take}`);
    const most = place.skip === 0 ? take : sql`${parameter('skip')}::bigint + ${take}`;
    return merged(
      streams.map((stream) => range(stream, sql``, sql`limit ${most}`)),
      skip,
    );
  }
  const key = sql`${parameter('cursor_key')}::text::${sql.raw(order.type)}`;
  const rest = (stream: Stream) =>
    sql` and ${stream.key} = ${key} and ${stream.id} ${sql.raw(idDown ? '<' : '>')} ${parameter('cursor_id')}::uuid`;
  const beyond = (stream: Stream) => sql` and ${stream.key} ${sql.raw(down ? '<' : '>')} ${key}`;
  return merged(
    streams.flatMap((stream) => [rest(stream), beyond(stream)].map((part) => range(stream, part, sql`limit ${take}`))),
    sql``,
  );
}

/** A search function and its own arguments, as its migration has them. */
export interface Search {
  name: string;
  asked: RawBuilder<unknown>;
}

/**
 * The ids and keys of one page of a search. Each id is looked up by itself: a planner that can't know how few there are
 * would join them with the whole index.
 */
export const searchedIds = (
  { name, asked }: Search,
  table: keyof DatabaseSchema & string,
  { key }: ListOrder,
  place: PageRequest,
): PageIds =>
  sql`(select found.id, sought.key
    from ${sql.raw(name)}(${asked}, ${parameter('cursor_key')}, ${parameter('cursor_id')}, ${parameter('backwards')}, ${parameter('skip')},
      ${sql.lit(place.take)}) found(id),
    lateral (select ${key} as key from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = found.id offset 0) sought)`;

/** How many rows index ranges hold together, one of several of them counted once, up to one more than the cap. */
export function totalOfRanges(ranges: readonly RawBuilder<unknown>[]): RawBuilder<{ total: number }> {
  const cap = sql.lit(COUNT_CAP);
  const upToCap = ranges.map((range) => sql`(${range} limit ${cap} + 1)`);
  if (upToCap.length === 1) return sql`select count(*)::integer as total from ${upToCap[0]} counted`;
  // The union is not made where one range alone passes the cap.
  const passed = upToCap.map((range) => sql`(select count(*) from ${range} range) > ${cap}`);
  return sql`select case when ${sql.join(passed, sql` or `)} then ${cap} + 1
    else (select count(*) from (${sql.join(upToCap, sql` union `)}) counted) end::integer as total`;
}

/** What a place adds to a prepared query's shape, and the values of the slots it fills. */
export const bindParameters = ({ cursor, backwards, skip, take }: PageRequest) => ({
  shape: `${take}${cursor ? (backwards ? '<' : '>') : skip > 0 ? '+' : ''}`,
  values: { cursor_key: cursor?.key ?? null, cursor_id: cursor?.id ?? null, skip },
});

/** One page as Postgres answers it: its rows are JSON already. */
interface PageAnswer {
  /** How many rows were found, the extra one among them. */
  found: number;
  list: string;
  first_key: string | null;
  first_id: string | null;
  last_key: string | null;
  last_id: string | null;
}

/**
 * The statement of one page: reads its rows, turns them into JSON and writes the audit row with the ids of exactly the
 * rows shown. `ids` answers `id` and `key` (as `pageIds`), `rows` is the select of the rows to show, which holds `id`.
 */
export function pageStatement(
  db: Db,
  ids: PageIds,
  rows: SelectQueryBuilder<DatabaseSchema, never, { id: string }>,
  order: ListOrder,
  place: PageRequest,
): { compile(): CompiledQuery<PageAnswer> } {
  const limit = sql.lit(place.take - 1);
  const start = place.backwards ? sql` offset (select greatest(count(*) - ${limit}, 0) from page)` : sql``;
  const statement = sql<PageAnswer>`with page as materialized (
      select page_ids.id, page_ids.key::text as key, row_to_json(shown)::text as json
      from ${ids} page_ids join (${rows}) shown on shown.id = page_ids.id
      order by page_ids.key ${direction(order.descending)}, page_ids.id desc
    ), kept as materialized (
      select array_agg(id) as ids, array_agg(key) as keys, string_agg(json, ',') as list
      from (select * from page limit ${limit}${start}) shown
    ), logged as (${auditSlots.insert(sql`coalesce((select ids from kept), '{}')`)})
    select (select count(*) from page)::integer as found, '[' || coalesce(list, '') || ']' as list,
      keys[1] as first_key, ids[1] as first_id, keys[cardinality(keys)] as last_key, ids[cardinality(ids)] as last_id
    from kept`;
  return { compile: () => statement.compile(db) };
}

/** A page as a verb answers it: the doors pass its rows on as they came. */
export interface ServedPage<Row> extends Omit<Page<Row>, 'list'> {
  list: JsonText<Row[]>;
}

/** How a page was asked for. */
interface Asked {
  order: ListOrder;
  place: PageRequest;
  limit: number;
  /** The total stops being counted at 10,000; false where a counter knows it whole. */
  capped: boolean;
}

/** What a verb answers for a page and its total: the rows, the places before and after them, and how many pages. */
export function servedPage<Row>(
  answer: PageAnswer | undefined,
  counted: { total: number } | undefined,
  { order, place, limit, capped }: Asked,
): ServedPage<Row> {
  if (!answer) throw new Error('a page statement answers one row');
  const more = answer.found === place.take;
  const at = (key: string | null, id: string | null) =>
    key === null || id === null ? null : encodeCursor({ sort: order.name, key, id });
  const started = place.cursor !== null || place.skip > 0;
  const all = counted?.total ?? 0;
  const total = capped ? Math.min(all, COUNT_CAP) : all;
  return {
    list: new JsonText<Row[]>(answer.list),
    next: place.backwards || more ? at(answer.last_key, answer.last_id) : null,
    prev: (place.backwards ? more : started) ? at(answer.first_key, answer.first_id) : null,
    total,
    ...(total < all ? { total_capped: true as const } : {}),
    pages: pagesOf(total, limit),
  };
}
