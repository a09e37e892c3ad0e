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
import { audited } from '../../platform/audit.ts';
import { type ListOrder, listOrder, type Place, pageIds, type ServedPage, searchedIds } from '../../platform/keyset.ts';
import { listReader } from '../../platform/list-reader.ts';
import { slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './calls.access.ts';
import { type CallDetail, type CallRow, selectCall, selectDetail } from './calls.view.ts';

const orderOf = (query: CallListQuery): ListOrder =>
  listOrder('timestamp', 'timestamptz', (query.order ?? 'desc') === 'desc');

function idsOf(query: CallListQuery, order: ListOrder, place: Place) {
  const key = sql`calls."timestamp"`;
  if (query.query)
    return searchedIds(
      { name: 'search_calls', asked: sql`${slot('term')}, ${slot('descending')}`, table: 'calls', key },
      place,
    );
  const where = sql<SqlBool>`calls.org_id = ${slot('org_id')}::uuid`;
  return pageIds([{ from: sql`calls`, key, id: sql<string>`calls.id`, where }], order, place);
}

const totalOf = (query: CallListQuery) =>
  query.query
    ? sql<{ total: number }>`select count_calls(${slot('term')}, ${sql.lit(COUNT_CAP)}) as total`
    : sql<{ total: number }>`select total from call_counters where org_id = ${slot('org_id')}`;

const calls = listReader<CallListQuery, CallRow>({
  name: 'calls',
  entity: 'call',
  orderOf,
  idsOf,
  rowsOf: selectCall,
  totalOf,
  isCapped: (query) => query.query !== undefined,
  shapeOf: (query) => `${query.query !== undefined}`,
  valuesOf: (query) => ({ term: query.query && searchTerm(query.query) }),
});

/** One page of the organisation's calls, newest first; a search looks at sid, number, summary and transcript. */
export const listCalls = verb(
  { name: 'calls.list', kind: 'read', permission: 'calls:read', input: CallListInput },
  (ctx, query): Promise<ServedPage<CallRow>> => calls.page(ctx, query),
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
