import { type SqlBool, sql } from 'kysely';
import { referralSourcesMessages } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { DUPLICATE_CHECK_SIZE } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
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
  pageIds,
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

const orderOf = (query: SourceListQuery): ListOrder => {
  const descending = (query.order ?? 'desc') === 'desc';
  return { name: `last_activity_date ${descending ? 'desc' : 'asc'}`, type: 'date', descending };
};

/** What is searched for, in the whole text or in the name alone; null where nothing is. */
const termOf = (query: SourceListQuery): string | null => query.query || query.referral_name || null;

/** A source without an activity comes last in both directions. */
const keyOf = ({ descending }: ListOrder) =>
  descending
    ? sql`coalesce(referral_sources.last_activity_date, '-infinity'::date)`
    : sql`coalesce(referral_sources.last_activity_date, 'infinity'::date)`;

function idsOf(query: SourceListQuery, order: ListOrder, place: Place) {
  if (termOf(query) !== null)
    return sql<{ id: string; key: unknown }>`(select found.id, sought.key
      from search_referral_sources(${slot('term')}, ${slot('names_only')}, ${slot('descending')}, ${slot('cursor_key')},
        ${slot('cursor_id')}, ${slot('backwards')}, ${slot('skip')}, ${sql.lit(place.take)}) found(id),
        lateral (select ${keyOf(order)} as key from referral_sources where referral_sources.id = found.id offset 0) sought)`;
  const where = sql<SqlBool>`referral_sources.org_id = ${slot('org_id')}::uuid and referral_sources.is_active`;
  const whole = { from: sql`referral_sources`, key: keyOf(order), id: sql<string>`referral_sources.id`, where };
  return pageIds([whole], order, place);
}

function totalOf(query: SourceListQuery) {
  if (termOf(query) !== null)
    return sql<{ total: number }>`select count_referral_sources(${slot('term')}, ${slot('names_only')},
      ${sql.lit(COUNT_CAP)}) as total`;
  return sql<{ total: number }>`select count(*)::integer as total from referral_sources
    where org_id = ${slot('org_id')} and is_active`;
}

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: SourceListQuery, order: ListOrder, place: Place, db: Db) {
  const placed = placeSlots(place);
  const shape = `referral_sources ${order.name} ${termOf(query) !== null} ${placed.shape}`;
  const values = {
    ...auditSlots.values(ctx, 'referral_source'),
    ...placed.values,
    ...{ term: termOf(query), names_only: !query.query },
    ...{ descending: order.descending, backwards: place.backwards },
  };
  const page = () => pageStatement(db, idsOf(query, order, place), selectSource(db), order, place);
  const total = () => ({ compile: () => totalOf(query).compile(db) });
  return [prepared(`${shape} page`, page, values), prepared(`${shape} total`, total, values)] as const;
}

/** One page of the organisation's active referral sources, the one heard of last first. */
export const listSources = verb(
  { name: 'referral_sources.list', kind: 'read', permission: 'outreach:read', input: SourceListInput },
  async (ctx, query): Promise<ServedPage<SourceView>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [pages, totals] = await read(ctx, (db) => listStatements(ctx, query, order, place, db));
    const capped = termOf(query) !== null;
    return servedPage<SourceView>(pages[0], totals[0], { order, place, limit: query.limit, capped });
  },
);

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
