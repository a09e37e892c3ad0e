import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HandledHow, TranscriptLine } from '#shared/features/calls/calls.rules.ts';

export interface CallsTable {
  id: string;
  org_id: string;
  /** The voice platform's own id of the call. */
  sid: string;
  /** E.164 where it could be parsed, else as said. */
  caller: string;
  to: string | null;
  timestamp: string;
  /** Seconds. */
  duration: number | null;
  status: string | null;
  summary: string | null;
  transcript: ColumnType<TranscriptLine[], string | undefined, string>;
  /** Names the audio in the object store, and to whoever may hear it. */
  recording_key: string | null;
  recording_size: number | null;
  recording_type: string | null;
  /** Where the audio is still to be fetched from; sealed, because such an address often lets anybody in. */
  recording_url: string | null;
  /** When the end was said; null while only the start is known. */
  ended_at: string | null;
  handled_at: string | null;
  handled_by_id: string | null;
  /** Full name at the time. */
  handled_by: string | null;
  handled_how: HandledHow | null;
  /** What was noted, or why there was nothing to do. */
  handled_note: string | null;
  /** The inquiry it became, or is about. */
  opportunity_id: string | null;
  task_id: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  search_text: GeneratedAlways<string>;
}

/** How many calls an organization has, kept by a trigger with the writes. */
export interface CallCountersTable {
  org_id: string;
  total: number;
  /** Those of them that nobody has handled. */
  unhandled: number;
}
