import { type SqlBool, sql } from 'kysely';
import { clientsMessages } from '../../../shared/features/clients/clients.messages.ts';
import {
  ClientListInput,
  type ClientListQuery,
  ClientOfInput,
  type ClientSort,
} from '../../../shared/features/clients/clients.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import {
  type ListOrder,
  listOrder,
  type Place,
  pageIds,
  type ServedPage,
  type Stream,
  searchedIds,
} from '../../platform/keyset.ts';
import { listReader } from '../../platform/list-reader.ts';
import { slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './clients.access.ts';
import { type ClientDetail, type ClientView, selectClient, selectClientDetail } from './clients.view.ts';
import { withMaskedSsns } from './ssn-vault.rules.ts';

function orderOf({ sort, order }: ClientListQuery): ListOrder {
  const descending = (order ?? (sort === 'created_at' ? 'desc' : 'asc')) === 'desc';
  return listOrder(sort, sort === 'created_at' ? 'timestamptz' : 'text', descending);
}

/** The indexed expression of a sort; an empty e-mail has its own stand-in for each direction, so that it comes last. */
function keyOf(sort: ClientSort, descending: boolean) {
  if (sort === 'name') return sql`clients.name_key`;
  if (sort === 'email_id')
    return descending
      ? sql`case when clients.email_key is null then '' else clients.email_key end collate "C"`
      : sql`case when clients.email_key is null then chr(1114111) else clients.email_key end collate "C"`;
  return sql`clients.created_at`;
}

/** The duplicate check asks for one exact name; Postgres folds it as it folded the stored ones (C-16). */
const exactName = (query: ClientListQuery): string | null =>
  query.firstname !== undefined || query.lastname !== undefined
    ? `${query.firstname ?? ''} ${query.lastname ?? ''}`
    : null;

function idsOf(query: ClientListQuery, order: ListOrder, place: Place) {
  const mine = sql<SqlBool>`clients.org_id = ${slot('org_id')}::uuid`;
  const named = exactName(query) !== null;
  const key = keyOf(query.sort, order.descending);
  if (query.query && !named)
    return searchedIds(
      {
        name: 'search_clients',
        asked: sql`${slot('term')}, ${slot('sort')}, ${slot('descending')}`,
        table: 'clients',
        key,
      },
      place,
    );
  const stream: Stream = {
    from: sql`clients`,
    key,
    id: sql<string>`clients.id`,
    where: named ? sql`${mine} and clients.name_key = fold(collapse(${slot('name')}))` : mine,
  };
  return pageIds([stream], order, place);
}

function totalOf(query: ClientListQuery) {
  const cap = sql.lit(COUNT_CAP);
  const named = exactName(query) !== null;
  if (query.query && !named) return sql<{ total: number }>`select count_clients(${slot('term')}, ${cap}) as total`;
  if (named)
    return sql<{ total: number }>`select count(*)::integer as total from (select id from clients
      where org_id = ${slot('org_id')} and name_key = fold(collapse(${slot('name')})) limit ${cap} + 1) counted`;
  return sql<{ total: number }>`select total from client_counters where org_id = ${slot('org_id')}`;
}

const clients = listReader<ClientListQuery, ClientView>({
  name: 'clients',
  entity: 'client',
  orderOf,
  idsOf,
  rowsOf: selectClient,
  totalOf,
  isCapped: (query) => query.query !== undefined || exactName(query) !== null,
  shapeOf: (query) => `${exactName(query) !== null} ${query.query !== undefined}`,
  valuesOf: (query) => ({
    name: exactName(query),
    term: query.query && searchTerm(query.query),
    sort: query.sort,
  }),
});

/** One page of the organisation's clients: a search, or everyone of exactly this name. */
export const listClients = verb(
  { name: 'clients.list', kind: 'read', permission: 'clients:read', input: ClientListInput },
  (ctx, query): Promise<ServedPage<ClientView>> => clients.page(ctx, query),
);

/** One client, with every field of the record; social security numbers are masked. */
export const getClient = verb(
  { name: 'clients.get', kind: 'read', permission: 'clients:read', input: ClientOfInput },
  async (ctx, { patient_id }): Promise<ClientDetail> => {
    ensure(isUuid(patient_id), 'not_found', clientsMessages.client_not_found);
    const [rows, sealed] = await read(
      ctx,
      (db) => [
        selectClientDetail(db).where(ofOrganisation(ctx)).where('clients.id', '=', patient_id),
        db
          .selectFrom('clients')
          .select(['ssn', 'subscriber_ssn'])
          .where(ofOrganisation(ctx))
          .where('id', '=', patient_id),
      ],
      { entity: 'client', ids: [patient_id] },
    );
    ensure(rows[0] && sealed[0], 'not_found', clientsMessages.client_not_found);
    return withMaskedSsns(ctx, rows[0], sealed[0]);
  },
);
