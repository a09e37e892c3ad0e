import { sql } from 'kysely';
import { referralSourcesMessages } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import {
  DUPLICATE_CHECK_SIZE,
  type SourceSort,
} from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import {
  SourceListInput,
  type SourceListQuery,
  SourceNameInput,
  SourceOfInput,
} from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { audited, auditSlots } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import {
  type ListOrder,
  type Place,
  pageStatement,
  placeOf,
  placeSlots,
  type ServedPage,
  servedPage,
} from '../../platform/keyset.ts';
import { prepared, slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './referral-sources.access.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

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

/** The key of a sort as the search orders by it; a source without an activity comes last in both directions. */
function keyOf(sort: SourceSort, descending: boolean) {
  if (sort === 'created_at') return sql`referral_sources.created_at`;
  if (sort === 'referral_name') return sql`referral_sources.name_key`;
  if (sort === 'status') return sql`referral_sources.status_rank`;
  return descending
    ? sql`coalesce(referral_sources.last_activity_date, '-infinity'::date)`
    : sql`coalesce(referral_sources.last_activity_date, 'infinity'::date)`;
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
    ...{ wanted: wantedOf(query), sort: query.sort, most: isCapped(query) ? COUNT_CAP : null },
    ...{ descending: order.descending, backwards: place.backwards },
  };
  const ids = sql<{ id: string; key: unknown }>`(select found.id, sought.key
    from search_referral_sources(${slot('wanted')}, ${slot('sort')}, ${slot('descending')}, ${slot('cursor_key')},
      ${slot('cursor_id')}, ${slot('backwards')}, ${slot('skip')}, ${sql.lit(place.take)}) found(id),
      lateral (select ${keyOf(query.sort, order.descending)} as key from referral_sources
        where referral_sources.id = found.id offset 0) sought)`;
  const page = () => pageStatement(db, ids, selectSource(db), order, place);
  const total = () => ({
    compile: () =>
      sql<{ total: number }>`select count_referral_sources(${slot('wanted')}, ${slot('most')}) as total`.compile(db),
  });
  const shape = `referral_sources ${order.name} ${placed.shape}`;
  return {
    page: prepared(`${shape} page`, page, values),
    total: prepared('referral_sources total', total, values),
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

/** One referral source, archived or not. */
export const getSource = verb(
  { name: 'referral_sources.get', kind: 'read', permission: 'outreach:read', input: SourceOfInput },
  async (ctx, { referral_id }): Promise<SourceView> => {
    ensure(isUuid(referral_id), 'not_found', referralSourcesMessages.source_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectSource(db).where(ofOrganisation(ctx)).where('referral_sources.id', '=', referral_id)],
      { entity: 'referral_source', ids: [referral_id] },
    );
    ensure(rows[0], 'not_found', referralSourcesMessages.source_not_found);
    return rows[0];
  },
);

/** Every source of exactly this name, archived ones too: what a new one is checked against. */
export const listSourcesOfName = verb(
  { name: 'referral_sources.of_name', kind: 'read', permission: 'outreach:read', input: SourceNameInput },
  async (ctx, { referral_name }): Promise<SourceView[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectSource(db)
        .where(ofOrganisation(ctx))
        .where('referral_sources.name_key', '=', sql<string>`fold(collapse(${referral_name}))`)
        .orderBy('referral_sources.created_at')
        .orderBy('referral_sources.id')
        .limit(DUPLICATE_CHECK_SIZE);
      return [audited(db, ctx, 'referral_source', page)] as const;
    });
    return rows;
  },
);
