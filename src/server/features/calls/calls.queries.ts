import { type SqlBool, sql } from 'kysely';
import { callsMessages } from '../../../shared/features/calls/calls.messages.ts';
import {
  CallListInput,
  type CallListQuery,
  CallOfInput,
  RecordingOfInput,
} from '../../../shared/features/calls/calls.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
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
import { ofOrganisation } from './calls.access.ts';
import { type CallDetail, type CallRow, selectCall, selectDetail } from './calls.view.ts';

const orderOf = (query: CallListQuery): ListOrder => {
  const descending = (query.order ?? 'desc') === 'desc';
  return { name: `timestamp ${descending ? 'desc' : 'asc'}`, type: 'timestamptz', descending };
};

function idsOf(query: CallListQuery, order: ListOrder, place: Place) {
  if (query.query)
    return sql<{ id: string; key: unknown }>`(select found.id, sought.key
      from search_calls(${slot('term')}, ${slot('descending')}, ${slot('cursor_key')}, ${slot('cursor_id')},
        ${slot('backwards')}, ${slot('skip')}, ${sql.lit(place.take)}) found(id),
        lateral (select calls."timestamp" as key from calls where calls.id = found.id offset 0) sought)`;
  const where = sql<SqlBool>`calls.org_id = ${slot('org_id')}::uuid`;
  return pageIds([{ from: sql`calls`, key: sql`calls."timestamp"`, id: sql<string>`calls.id`, where }], order, place);
}

const totalOf = (query: CallListQuery) =>
  query.query
    ? sql<{ total: number }>`select count_calls(${slot('term')}, ${sql.lit(COUNT_CAP)}) as total`
    : sql<{ total: number }>`select total from call_counters where org_id = ${slot('org_id')}`;

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: CallListQuery, order: ListOrder, place: Place, db: Db) {
  const placed = placeSlots(place);
  const shape = `calls ${order.name} ${query.query !== undefined} ${placed.shape}`;
  const values = {
    ...auditSlots.values(ctx, 'call'),
    ...placed.values,
    ...{ term: query.query && searchTerm(query.query) },
    ...{ descending: order.descending, backwards: place.backwards },
  };
  const page = () => pageStatement(db, idsOf(query, order, place), selectCall(db), order, place);
  const total = () => ({ compile: () => totalOf(query).compile(db) });
  return [prepared(`${shape} page`, page, values), prepared(`${shape} total`, total, values)] as const;
}

/** One page of the organisation's calls, newest first; a search looks at sid, number, summary and transcript. */
export const listCalls = verb(
  { name: 'calls.list', kind: 'read', permission: 'calls:read', input: CallListInput },
  async (ctx, query): Promise<ServedPage<CallRow>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [pages, totals] = await read(ctx, (db) => listStatements(ctx, query, order, place, db));
    const capped = query.query !== undefined;
    return servedPage<CallRow>(pages[0], totals[0], { order, place, limit: query.limit, capped });
  },
);

/** One call with what was said in it, in the order it was said. */
export const getCall = verb(
  { name: 'calls.get', kind: 'read', permission: 'calls:read', input: CallOfInput },
  async (ctx, { call_id }) => {
    ensure(isUuid(call_id), 'not_found', callsMessages.call_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectDetail(db).where(ofOrganisation(ctx)).where('calls.id', '=', call_id)],
      { entity: 'call', ids: [call_id] },
    );
    ensure(rows[0], 'not_found', callsMessages.call_not_found);
    const { transcript: details, ...call }: CallDetail = rows[0];
    return { details, call };
  },
);

/** Which recording a key names, for the bytes that follow; never an answer by itself. */
export const findRecording = verb(
  { name: 'calls.recording', kind: 'read', permission: 'calls:read', input: RecordingOfInput },
  async (ctx, { key }) => {
    const [rows] = await read(ctx, (db) => {
      const recording = db
        .selectFrom('calls')
        .select(['id', 'sid', 'recording_key', 'recording_size', 'recording_type'])
        .where(ofOrganisation(ctx))
        .where('recording_key', '=', key);
      return [audited(db, ctx, 'call_recording', recording)] as const;
    });
    const { sid, recording_key, recording_size, recording_type } = rows[0] ?? {};
    ensure(sid && recording_key && recording_size && recording_type, 'not_found', callsMessages.recording_not_found);
    return { sid, recording_key, recording_size, recording_type };
  },
);
