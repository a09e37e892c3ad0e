import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';

/**
 * A list's order. The key is never null (an empty value is coalesced to one that sorts last), so that one index a
 * direction serves it; ties are broken by id, newest first, in both directions.
 */
export interface ListOrder {
  /** The cursor's name for this order: a cursor made for another is refused. */
  name: string;
  type: 'timestamptz' | 'text' | 'integer' | 'smallint' | 'date';
  descending: boolean;
}

/** An index range the page is drawn from: a table, what must hold, and the sort key and id as written there. */
export interface Stream {
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
  key: RawBuilder<unknown>;
  id: RawBuilder<string>;
}

/** Which stretch of the list is asked for. */
export interface Place {
  cursor: Cursor | null;
  /** True when reading towards the start of the list, from `before`. */
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
export function placeOf(query: PageQuery, order: ListOrder): Place {
  const take = query.limit + 1;
  if (query.after) return { cursor: decodeCursor('after', query.after, order.name), backwards: false, skip: 0, take };
  if (query.before) return { cursor: decodeCursor('before', query.before, order.name), backwards: true, skip: 0, take };
  return { cursor: null, backwards: false, skip: (query.page - 1) * query.limit, take };
}

const direction = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc');

/**
 * The ids and keys of one page, read from the streams' indexes alone. A cursor opens two exact ranges a stream (the rest
 * of its tie, and what lies beyond), so a page costs the same at any depth; a jump skips within the index.
 * In parentheses, to stand in a FROM.
 */
export function pageIds(
  streams: readonly Stream[],
  order: ListOrder,
  place: Place,
): RawBuilder<{ id: string; key: unknown }> {
  const down = order.descending !== place.backwards;
  const idDown = !place.backwards;
  const most = place.skip + place.take;
  const ranges = streams.flatMap((stream) => {
    const range = (
      beyond: RawBuilder<SqlBool>,
    ) => sql`(select ${stream.id} as id, ${stream.key} as key from ${stream.from}
      where ${stream.where} and ${beyond}
      order by ${stream.key} ${direction(down)}, ${stream.id} ${direction(idDown)} limit ${most})`;
    if (!place.cursor) return [range(sql`true`)];
    const key = sql`${place.cursor.key}::${sql.raw(order.type)}`;
    return [
      range(sql`${stream.key} = ${key} and ${stream.id} ${sql.raw(idDown ? '<' : '>')} ${place.cursor.id}::uuid`),
      range(sql`${stream.key} ${sql.raw(down ? '<' : '>')} ${key}`),
    ];
  });
  // UNION drops the second copy of a row that two streams hold.
  const all = ranges.length === 1 ? ranges[0]! : sql.join(ranges, streams.length > 1 ? sql` union ` : sql` union all `);
  return sql`(select ranges.id, ranges.key from (${all}) ranges
    order by ranges.key ${direction(down)}, ranges.id ${direction(idDown)} offset ${place.skip} limit ${place.take})`;
}

/** The list's own order over a page's ids, whichever way they were read. */
export const inOrder = (order: ListOrder) => sql`page_ids.key ${direction(order.descending)}, page_ids.id desc`;

/** Cuts the extra row off and names the places before and after the page. */
export function cutPage<Row extends { id: string; sort_key: string }>(
  rows: readonly Row[],
  order: ListOrder,
  place: Place,
) {
  const more = rows.length === place.take;
  const kept = !more ? rows : place.backwards ? rows.slice(1) : rows.slice(0, -1);
  const list = kept.map(({ sort_key: _, ...row }) => row as Omit<Row, 'sort_key'>);
  const at = (row: Row | undefined) => (row ? encodeCursor({ sort: order.name, key: row.sort_key, id: row.id }) : null);
  const started = place.cursor !== null || place.skip > 0;
  return {
    list,
    next: place.backwards || more ? at(kept.at(-1)) : null,
    prev: (place.backwards ? more : started) ? at(kept[0]) : null,
  };
}
