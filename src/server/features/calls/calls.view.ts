import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { TranscriptLine } from '#shared/features/calls/calls.rules.ts';
import type { CallsTable } from './calls.table.ts';

const COLUMNS = [
  'calls.id',
  'calls.sid',
  'calls.caller',
  'calls.duration',
  'calls.status',
  'calls.recording_key',
] as const;

/** Columns that stay inside: where the audio is fetched from, how it is stored, and the row's own making. */
export const NEVER_LEAVES = {
  calls: [
    'org_id',
    'recording_size',
    'recording_type',
    'recording_url',
    'ended_at',
    'created_at',
    'updated_at',
    'search_text',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `calls.${infer Name}` ? Name & keyof CallsTable : never;
export type CallRow = Pick<Selectable<CallsTable>, Column> & { timestamp: number };
export type CallDetail = CallRow & { to: string | null; summary: string | null; transcript: TranscriptLine[] };

const at = sql<number>`epoch(calls."timestamp")`.as('timestamp');

/** A call as the list shows it. */
export const selectCall = (db: Db) => db.selectFrom('calls').select(COLUMNS).select(at).$castTo<CallRow>();

/** A call with what was said. */
export const selectDetail = (db: Db) =>
  db
    .selectFrom('calls')
    .select([...COLUMNS, 'calls.to', 'calls.summary', 'calls.transcript'])
    .select(at)
    .$castTo<CallDetail>();
