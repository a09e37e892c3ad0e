import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
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
  found: ({ query, unhandled }) => {
    if (query)
      return {
        name: 'search_calls',
        asked: sql`${parameter('term')}, ${sql.lit(unhandled)}, ${parameter('descending')}`,
      };
    const mine = inPreparedOrganization('calls');
    return [{ where: unhandled ? sql<SqlBool>`${mine} and calls.handled_at is null` : mine }];
  },
  rows: selectCall,
  total: ({ query, unhandled }) =>
    query
      ? sql`select count_calls(${parameter('term')}, ${sql.lit(unhandled)}, ${sql.lit(COUNT_CAP)}) as total`
      : sql`select ${sql.ref(unhandled ? 'unhandled' : 'total')} as total from call_counters where ${inPreparedOrganization('call_counters')}`,
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

/** Rows of the dashboard's list of calls. */
const WAITING = 8;

/** Calls that nobody has handled, the oldest first, and how many there are. */
export const listWaitingCalls = verb(
  { name: 'calls.waiting', kind: 'read', permission: 'calls:read', input: z.strictObject({}) },
  async (ctx): Promise<{ list: CallRow[]; total: number }> => {
    const [rows, [counted]] = await read(ctx, (db) => {
      const page = selectCall(db)
        .where(inOrganization(ctx, 'calls'))
        .where('calls.handled_at', 'is', null)
        .orderBy('calls.timestamp')
        .orderBy('calls.id', 'desc')
        .limit(WAITING);
      return [audited(db, ctx, 'call', page), countUnhandled(db, ctx)] as const;
    });
    return { list: rows, total: Number(counted?.unhandled ?? 0) };
  },
);

const countUnhandled = (db: Db, ctx: Context) =>
  db.selectFrom('call_counters').select('unhandled').where(inOrganization(ctx, 'call_counters'));

/** How many calls nobody has handled: a number, and nothing of any of them. */
export const countWaitingCalls = verb(
  { name: 'calls.count_waiting', kind: 'read', permission: 'calls:read', input: z.strictObject({}) },
  async (ctx): Promise<{ total: number }> => {
    const [[counted]] = await read(ctx, (db) => [countUnhandled(db, ctx)]);
    return { total: Number(counted?.unhandled ?? 0) };
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
