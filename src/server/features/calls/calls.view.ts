import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import { type CallerKind, MAX_ABOUT, type TranscriptLine } from '#shared/features/calls/calls.rules.ts';
import type { CallsTable } from './calls.table.ts';

const COLUMNS = [
  'calls.id',
  'calls.sid',
  'calls.caller',
  'calls.duration',
  'calls.status',
  'calls.recording_key',
  'calls.handled_by',
  'calls.handled_how',
  'calls.handled_note',
  'calls.opportunity_id',
  'calls.task_id',
] as const;

/** Columns that stay inside: where the audio is fetched from, how it is stored, and the row's own making. */
export const NEVER_LEAVES = {
  calls: [
    'org_id',
    'recording_size',
    'recording_type',
    'recording_url',
    'ended_at',
    'handled_by_id',
    'created_at',
    'updated_at',
    'search_text',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `calls.${infer Name}` ? Name & keyof CallsTable : never;
export type CallRow = Pick<Selectable<CallsTable>, Column> & {
  timestamp: number;
  handled_at: number | null;
  /** The summary's beginning, or that of what the caller said first. */
  about: string | null;
  /** Who the number belongs to, as far as one record says. */
  caller_name: string | null;
  caller_kind: CallerKind | null;
};
export type CallDetail = CallRow & { to: string | null; summary: string | null; transcript: TranscriptLine[] };

const at = sql<number>`epoch(calls."timestamp")`.as('timestamp');

const handledAt = sql<number | null>`epoch(calls.handled_at)`.as('handled_at');
const about = sql<string | null>`left(coalesce(calls.summary,
  jsonb_path_query_first(calls.transcript, '$[*] ? (@.type == "user").message') #>> '{}'), ${sql.lit(MAX_ABOUT)})`.as(
  'about',
);

/**
 * Whose number it is, looked up by the indexes of the numbers: the client's own first, then a referral contact's, then that
 * of somebody who stands by a client or an inquiry. Of several records with one number the newest gives its name. A number
 * that is withheld is nobody's.
 */
const whoCalled = sql<{ name: string; kind: CallerKind }>`(
  (select clients.firstname || ' ' || clients.lastname as name, 'client' as kind, 1 as place from clients
    where clients.org_id = calls.org_id and clients.phone_number = calls.caller and calls.caller like '+%'
    order by clients.created_at desc limit 1)
  union all
  (select referral_contacts.firstname || ' ' || referral_contacts.lastname, 'contact', 2 from referral_contacts
    where referral_contacts.org_id = calls.org_id and referral_contacts.phone_number = calls.caller
      and referral_contacts.is_active and calls.caller like '+%'
    order by referral_contacts.created_at desc limit 1)
  union all
  (select clients.firstname || ' ' || clients.lastname, 'by_client', 3 from clients
    where clients.org_id = calls.org_id and calls.caller like '+%'
      and (clients.emergency_contact_primary_phone = calls.caller or clients.emergency_contact_secondary_phone = calls.caller)
    order by clients.created_at desc limit 1)
  union all
  (select inquiries.client_name, 'by_inquiry', 4 from inquiries
    where inquiries.org_id = calls.org_id and inquiries.contact_person_phone = calls.caller and calls.caller like '+%'
    order by inquiries.created_at desc limit 1)
  order by place limit 1)`;

const withCaller = (db: Db) =>
  db
    .selectFrom('calls')
    .leftJoinLateral(whoCalled.as('who'), (join) => join.onTrue())
    .select(['who.name as caller_name', 'who.kind as caller_kind'])
    .select([at, handledAt, about]);

/** A call as the list shows it. */
export const selectCall = (db: Db) => withCaller(db).select(COLUMNS).$castTo<CallRow>();

/** A call with what was said. */
export const selectDetail = (db: Db) =>
  db
    .selectFrom('calls')
    .leftJoinLateral(whoCalled.as('who'), (join) => join.onTrue())
    .select(['who.name as caller_name', 'who.kind as caller_kind'])
    .select([at, handledAt, about])
    .select([...COLUMNS, 'calls.to', 'calls.summary', 'calls.transcript'])
    .$castTo<CallDetail>();
