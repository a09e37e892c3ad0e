import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { CALL_ORDERS, CallListInput, CallOfInput, RecordingOfInput } from '#shared/features/calls/calls.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { type CallDetail, type CallRow, selectCall, selectDetail } from './calls.view.ts';

const calls = listReader<typeof CallListInput, CallRow>({
  table: 'calls',
  entity: 'call',
  input: CallListInput,
  orders: CALL_ORDERS,
  sorts: { timestamp: { type: 'timestamptz', key: sql`calls."timestamp"` } },
  found: ({ query }) =>
    query
      ? { name: 'search_calls', asked: sql`${parameter('term')}, ${parameter('descending')}` }
      : [{ where: inPreparedOrganization('calls') }],
  rows: selectCall,
  total: ({ query }) =>
    query
      ? sql`select count_calls(${parameter('term')}, ${sql.lit(COUNT_CAP)}) as total`
      : sql`select total from call_counters where ${inPreparedOrganization('call_counters')}`,
  isCapped: ({ query }) => query !== undefined,
});

/** One page of the organization's calls, newest first; a search looks at sid, number, summary and transcript. */
export const listCalls = verb(
  { name: 'calls.list', kind: 'read', permission: 'calls:read', input: CallListInput },
  (ctx, query): Promise<ServedPage<CallRow>> => calls.page(ctx, query),
);

/** One call with what was said in it, in the order it was said. */
export const getCall = verb(
  { name: 'calls.get', kind: 'read', permission: 'calls:read', input: CallOfInput },
  async (ctx, { call_id }) => {
    const [rows] = await read(
      ctx,
      (db) => [selectDetail(db).where(inOrganization(ctx, 'calls')).where('calls.id', '=', call_id)],
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
        .where(inOrganization(ctx, 'calls'))
        .where('recording_key', '=', key);
      return [audited(db, ctx, 'call_recording', recording)] as const;
    });
    const { sid, recording_key, recording_size, recording_type } = rows[0] ?? {};
    ensure(sid && recording_key && recording_size && recording_type, 'not_found', callsMessages.recording_not_found);
    return { sid, recording_key, recording_size, recording_type };
  },
);
