import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import {
  CLIENT_ORDERS,
  ClientListInput,
  type ClientListQuery,
  ClientOfInput,
} from '#shared/features/clients/clients.schemas.ts';
import { birthDateIn } from '#shared/features/search/birth-date.ts';
import { ensure } from '#shared/platform/errors.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { searchTerm } from '#shared/platform/search-term.ts';
import { type ClientDetail, type ClientView, selectClient, selectClientDetail } from './clients.view.ts';
import { withMaskedSsns } from './ssn-vault.rules.ts';

type AskedClients = Asked<ClientListQuery>;

/** The duplicate check asks for one exact name; Postgres folds it as it folded the stored ones (C-16). */
const isNamed = ({ firstname, lastname }: AskedClients): boolean => firstname !== undefined || lastname !== undefined;

const MINE = inPreparedOrganization('clients');
const NAMED = sql<SqlBool>`${MINE} and clients.name_key = fold(collapse(${parameter('name')}))`;
const SOUGHT = sql`${parameter('term')}, ${parameter('born')}::date`;
const SEARCH = { name: 'search_clients', asked: sql`${SOUGHT}, ${parameter('sort')}, ${parameter('descending')}` };

function total(asked: AskedClients): RawBuilder<{ total: number }> {
  const cap = sql.lit(COUNT_CAP);
  if (isNamed(asked))
    return sql`select count(*)::integer as total from (select id from clients where ${NAMED} limit ${cap} + 1) counted`;
  if (asked.query) return sql`select count_clients(${SOUGHT}, ${cap}) as total`;
  return sql`select total from client_counters where ${inPreparedOrganization('client_counters')}`;
}

/** A birth date, however it was typed, is searched for by itself beside the rest of what was typed. */
function clientTerm(query: string, thisYear: number): { term: string; born: string | null } {
  const found = birthDateIn(query, thisYear);
  return found
    ? { term: found.rest && searchTerm(found.rest), born: found.day }
    : { term: searchTerm(query), born: null };
}

const clients = listReader<typeof ClientListInput, ClientView>({
  table: 'clients',
  entity: 'client',
  input: ClientListInput,
  orders: CLIENT_ORDERS,
  sorts: {
    created_at: { type: 'timestamptz', key: sql`clients.created_at` },
    name: { type: 'text', key: sql`clients.name_key` },
    // An empty one has its own stand-in for each direction, so that it comes last.
    email_id: {
      type: 'text',
      key: {
        asc: sql`case when clients.email_key is null then chr(1114111) else clients.email_key end collate "C"`,
        desc: sql`case when clients.email_key is null then '' else clients.email_key end collate "C"`,
      },
    },
  },
  found: (asked) => (isNamed(asked) ? [{ where: NAMED }] : asked.query ? SEARCH : [{ where: MINE }]),
  rows: selectClient,
  total,
  isCapped: (asked) => asked.query !== undefined || isNamed(asked),
  values: ({ firstname = '', lastname = '', query = '' }, { services }) => ({
    name: `${firstname} ${lastname}`,
    ...clientTerm(query, services.clock.now().getUTCFullYear()),
  }),
});

/** One page of the organization's clients: a search, or everyone of exactly this name. */
export const listClients = verb(
  { name: 'clients.list', kind: 'read', permission: 'clients:read', input: ClientListInput },
  (ctx, query): Promise<ServedPage<ClientView>> => clients.page(ctx, query),
);

/** One client, with every field of the record; social security numbers are masked. */
export const getClient = verb(
  { name: 'clients.get', kind: 'read', permission: 'clients:read', input: ClientOfInput },
  async (ctx, { patient_id }): Promise<ClientDetail> => {
    const [rows, sealed] = await read(
      ctx,
      (db) => [
        selectClientDetail(db).where(inOrganization(ctx, 'clients')).where('clients.id', '=', patient_id),
        db
          .selectFrom('clients')
          .select(['ssn', 'subscriber_ssn'])
          .where(inOrganization(ctx, 'clients'))
          .where('id', '=', patient_id),
      ],
      { entity: 'client', ids: [patient_id] },
    );
    ensure(rows[0] && sealed[0], 'not_found', clientsMessages.client_not_found);
    return withMaskedSsns(ctx, rows[0], sealed[0]);
  },
);
