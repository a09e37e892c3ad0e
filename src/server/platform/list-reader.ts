import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { ensure } from '#shared/platform/errors.ts';
import { directionOf } from '#shared/platform/list-order.ts';
import type { DatabaseSchema } from '../database-schema.ts';
import { auditSlots } from './audit.ts';
import type { Context } from './context.ts';
import type { Db } from './database.ts';
import {
  bindParameters,
  type IndexRange,
  type ListOrder,
  type PageRequest,
  pageIds,
  pageRequest,
  pageStatement,
  type Search,
  type ServedPage,
  searchedIds,
  servedPage,
} from './keyset.ts';
import { type Asked, type ListInput, queryReader } from './list-query.ts';
import { prepared } from './prepared.ts';
import { read } from './transaction.ts';

/** What a list is ordered by: the indexed key, one for both directions or one for each. */
export interface SortKey {
  type: ListOrder['type'];
  key: RawBuilder<unknown> | Record<'asc' | 'desc', RawBuilder<unknown>>;
}

type Select<Row> = SelectQueryBuilder<DatabaseSchema, never, Row>;

/** A noun's list: what its contract asks for, as index ranges or a search, rows and total. */
interface ListParts<Input extends ListInput, Row extends { id: string }, Sight extends string | boolean> {
  /** The table whose rows are listed; the statements are kept under its name. */
  table: keyof DatabaseSchema & string;
  /** What the audit row calls a row. */
  entity: string;
  input: Input;
  orders: Readonly<Record<z.output<Input>['sort'], 'asc' | 'desc'>>;
  sorts: Readonly<Record<z.output<Input>['sort'], SortKey>>;
  /** Where the ids of a page are found: in index ranges, read in order, or by a search function. */
  found: (asked: Asked<z.output<Input>>, order: ListOrder) => readonly IndexRange[] | Search;
  /** How much of a row this person sees: all that the text of the rows may know of who asks. */
  sightOf?: (ctx: Context) => Sight;
  rows: (db: Db, sight: Sight) => Select<Row>;
  total: (asked: Asked<z.output<Input>>) => RawBuilder<{ total: number }>;
  /** Whether the total stops being counted at 10,000. */
  isCapped: (asked: Asked<z.output<Input>>) => boolean;
  /** What the parameters hold besides the query's own values and `term`, the text that is searched for. */
  values?: (query: z.output<Input>, ctx: Context) => Record<string, unknown>;
  /** What the list is of; where it does not exist, there is no list either. */
  of?: { parent: (db: Db, ctx: Context, query: z.output<Input>) => Select<{ id: string }>; missing: string };
}

/** The pages of a list, each with its total in one round trip and one audit row. */
export function listReader<Input extends ListInput, Row extends { id: string }, Sight extends string | boolean = never>(
  list: ListParts<Input, Row, Sight>,
) {
  type Query = z.output<Input>;
  const { asked, shapeOf, valuesOf } = queryReader(list.input);
  // A filter of such a name would write its value into the audit row.
  const taken = Object.keys(list.input.def.out.shape).find((key) => auditSlots.names.includes(key));
  if (taken) throw new Error(`the list of ${list.table} cannot call a filter ${taken}`);

  function orderOf(query: Query): ListOrder {
    const sort = query.sort as Query['sort'];
    const direction = directionOf<Query['sort']>(list.orders, { ...query, sort });
    const { type, key } = list.sorts[sort];
    return {
      name: `${sort} ${direction}`,
      type,
      descending: direction === 'desc',
      key: 'asc' in key ? key[direction] : key,
    };
  }

  /** The page and the total, prepared under all that their texts may know: the query's shape, the order and the sight. */
  function statements(ctx: Context, query: Query, order: ListOrder, place: PageRequest, db: Db) {
    const placed = bindParameters(place);
    const sight = list.sightOf?.(ctx) as Sight;
    const shape = `${list.table} ${String(sight)} ${order.name} ${shapeOf(query)}`;
    const values = {
      ...auditSlots.values(ctx, list.entity),
      ...placed.values,
      ...{ descending: order.descending, backwards: place.backwards },
      ...valuesOf(query),
      ...list.values?.(query, ctx),
    };
    const page = () => {
      const found = list.found(asked(query), order);
      const ids =
        'name' in found ? searchedIds(found, list.table, order, place) : pageIds(found, list.table, order, place);
      return pageStatement(db, ids, list.rows(db, sight), order, place);
    };
    const total = () => ({ compile: () => list.total(asked(query)).compile(db) });
    return {
      page: prepared(`${shape} ${placed.shape} page`, page, values),
      total: prepared(`${shape} total`, total, values),
    };
  }

  return {
    page: async (ctx: Context, query: Query): Promise<ServedPage<Row>> => {
      const order = orderOf(query);
      const place = pageRequest(query, order);
      const [pages, totals, parents] = await read(ctx, (db) => {
        const { page, total } = statements(ctx, query, order, place, db);
        return [page, total, ...(list.of ? [list.of.parent(db, ctx, query)] : [])] as const;
      });
      if (list.of) ensure(parents?.[0], 'not_found', list.of.missing);
      const capped = list.isCapped(asked(query));
      return servedPage<Row>(pages[0], totals[0], { order, place, limit: query.limit, capped });
    },
    /** The rows from a place on, without the total, and the place after them; shown means logged here too. */
    rowsAfter: async (ctx: Context, query: Query): Promise<{ rows: Row[]; next: string | null }> => {
      const order = orderOf(query);
      const place = pageRequest(query, order);
      const [pages] = await read(ctx, (db) => [statements(ctx, query, order, place, db).page] as const);
      const { list: rows, next } = servedPage<Row>(pages[0], undefined, {
        order,
        place,
        limit: query.limit,
        capped: false,
      });
      return { rows: rows.read(), next };
    },
  };
}
