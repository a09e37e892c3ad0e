import { sql } from 'kysely';
import { clientsMessages } from '../../../shared/features/clients/clients.messages.ts';
import { nameKey } from '../../../shared/features/clients/clients.rules.ts';
import {
  ClientListInput,
  type ClientListQuery,
  ClientOfInput,
} from '../../../shared/features/clients/clients.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP, type Page, pagesOf } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import { audited } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { cutPage, inOrder, type ListOrder, type Place, pageIds, placeOf, type Stream } from '../../platform/keyset.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './clients.access.ts';
import { type ClientView, selectClient } from './clients.view.ts';

const orderOf = (query: ClientListQuery): ListOrder => {
  const descending = (query.order ?? 'desc') === 'desc';
  return { name: `created_at ${descending ? 'desc' : 'asc'}`, type: 'timestamptz', descending };
};

/** The duplicate check asks for one exact name; names are compared as C-16 says. */
const exactName = (query: ClientListQuery): string | null =>
  query.firstname !== undefined || query.lastname !== undefined
    ? nameKey(query.firstname ?? '', query.lastname ?? '')
    : null;

function idsOf(ctx: Context, query: ClientListQuery, order: ListOrder, place: Place) {
  const mine = sql<boolean>`clients.org_id = ${ctx.actor.org_id}`;
  const name = exactName(query);
  if (query.query && name === null)
    return sql<{ id: string; key: unknown }>`(select found.id, clients.created_at as key
      from search_clients(${searchTerm(query.query)}, ${order.descending}, ${place.cursor?.key ?? null}, ${place.cursor?.id ?? null},
        ${place.backwards}, ${place.skip}, ${place.take}) found(id) join clients on clients.id = found.id)`;
  const stream: Stream = {
    from: sql`clients`,
    key: sql`clients.created_at`,
    id: sql<string>`clients.id`,
    where: name === null ? mine : sql`${mine} and clients.name_key = ${name}`,
  };
  return pageIds([stream], order, place);
}

function totalOf(db: Db, ctx: Context, query: ClientListQuery) {
  const name = exactName(query);
  if (query.query && name === null)
    return db.selectNoFrom(sql<number>`count_clients(${searchTerm(query.query)}, ${COUNT_CAP})`.as('total'));
  if (name !== null)
    return db
      .selectFrom(
        db
          .selectFrom('clients')
          .select('id')
          .where(ofOrganisation(ctx))
          .where('name_key', '=', name)
          .limit(COUNT_CAP + 1)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number>().as('total'));
  return db.selectFrom('client_counters').select('total').where('org_id', '=', ctx.actor.org_id);
}

/** One page of the organisation's clients: a search, or everyone of exactly this name. */
export const listClients = verb(
  { name: 'clients.list', kind: 'read', permission: 'clients:read', input: ClientListInput },
  async (ctx, query): Promise<Page<ClientView>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [rows, totals] = await read(ctx, (db) => {
      const page = selectClient(db)
        .innerJoin(idsOf(ctx, query, order, place).as<'page_ids'>(sql`page_ids`), 'page_ids.id', 'clients.id')
        .select(sql<string>`page_ids.key::text`.as('sort_key'))
        .orderBy(inOrder(order));
      return [audited(db, ctx, 'client', page), totalOf(db, ctx, query)] as const;
    });
    const total = totals[0]?.total ?? 0;
    const capped = total > COUNT_CAP && (query.query !== undefined || exactName(query) !== null);
    const counted = capped ? COUNT_CAP : total;
    return {
      ...cutPage(rows, order, place),
      total: counted,
      ...(capped ? { total_capped: true as const } : {}),
      pages: pagesOf(counted, query.limit),
    };
  },
);

/** One client. */
export const getClient = verb(
  { name: 'clients.get', kind: 'read', permission: 'clients:read', input: ClientOfInput },
  async (ctx, { patient_id }): Promise<ClientView> => {
    ensure(isUuid(patient_id), 'not_found', clientsMessages.client_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectClient(db).where(ofOrganisation(ctx)).where('clients.id', '=', patient_id)],
      { entity: 'client', ids: [patient_id] },
    );
    ensure(rows[0], 'not_found', clientsMessages.client_not_found);
    return rows[0];
  },
);
