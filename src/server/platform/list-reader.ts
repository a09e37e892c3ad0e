import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import { auditSlots } from './audit.ts';
import type { Context } from './context.ts';
import type { Db } from './database.ts';
import {
  type ListOrder,
  type PageIds,
  type PageQuery,
  type Place,
  pageStatement,
  placeOf,
  placeSlots,
  type ServedPage,
  servedPage,
} from './keyset.ts';
import { prepared } from './prepared.ts';
import { read } from './transaction.ts';

/** A noun's list: how its input becomes the two statements of a page and its total. */
interface ListParts<Query extends PageQuery, Row extends { id: string }> {
  /** The table's name; the statements are kept under it. */
  name: string;
  /** What the audit row calls a row. */
  entity: string;
  orderOf: (query: Query) => ListOrder;
  idsOf: (query: Query, order: ListOrder, place: Place) => PageIds;
  /** The select of the rows shown; what of the person changes its text is part of the shape. */
  rowsOf: (db: Db, ctx: Context) => SelectQueryBuilder<DatabaseSchema, never, Row>;
  totalOf: (query: Query) => RawBuilder<{ total: number }>;
  /** Whether the total stops being counted at 10,000. */
  isCapped: (query: Query) => boolean;
  /** All that changes the statements' text, besides order and place. */
  shapeOf: (query: Query, ctx: Context) => string;
  /** The values of the slots, besides those of audit, order and place. */
  valuesOf: (query: Query) => Record<string, unknown>;
}

/** The pages of a list, each with its total in one round trip and one audit row. */
export function listReader<Query extends PageQuery, Row extends { id: string }>(list: ListParts<Query, Row>) {
  /** Both statements, prepared: what changes their text is their shape. */
  function statements(ctx: Context, query: Query, order: ListOrder, place: Place, db: Db) {
    const placed = placeSlots(place);
    const shape = `${list.name} ${order.name} ${list.shapeOf(query, ctx)}`;
    const values = {
      ...auditSlots.values(ctx, list.entity),
      ...placed.values,
      ...{ descending: order.descending, backwards: place.backwards },
      ...list.valuesOf(query),
    };
    const page = () => pageStatement(db, list.idsOf(query, order, place), list.rowsOf(db, ctx), order, place);
    const total = () => ({ compile: () => list.totalOf(query).compile(db) });
    return [
      prepared(`${shape} ${placed.shape} page`, page, values),
      prepared(`${shape} total`, total, values),
    ] as const;
  }
  return {
    page: async (ctx: Context, query: Query): Promise<ServedPage<Row>> => {
      const order = list.orderOf(query);
      const place = placeOf(query, order);
      const [pages, totals] = await read(ctx, (db) => statements(ctx, query, order, place, db));
      return servedPage<Row>(pages[0], totals[0], { order, place, limit: query.limit, capped: list.isCapped(query) });
    },
    /** The rows from a place on, without the total, and the place after them; shown means logged here too. */
    rowsAfter: async (ctx: Context, query: Query): Promise<{ rows: Row[]; next: string | null }> => {
      const order = list.orderOf(query);
      const place = placeOf(query, order);
      const [pages] = await read(ctx, (db) => [statements(ctx, query, order, place, db)[0]] as const);
      const asked = { order, place, limit: query.limit, capped: false };
      const { list: rows, next } = servedPage<Row>(pages[0], undefined, asked);
      return { rows: rows.read(), next };
    },
  };
}
