import type { Generated, GeneratedAlways } from 'kysely';

/** Number, time and id of a row are the database's own. */
export interface AuditLogTable {
  id: GeneratedAlways<string>;
  seq: GeneratedAlways<number>;
  org_id: string;
  at: GeneratedAlways<string>;
  user_id: string | null;
  session_id: string | null;
  request_id: string | null;
  ip: string | null;
  action: string;
  outcome: 'done' | 'refused' | 'failed';
  entity: string | null;
  entity_ids: string[];
  details: string | null;
}

export interface AuditSealTable {
  org_id: string;
  from_seq: number;
  to_seq: number;
  rows_sealed: number;
  /** Each row's number and mark, one after the other. */
  marks: Buffer;
  hash: Buffer;
  /** Names the key, without saying anything of it. */
  key_print: string;
  sealed_at: GeneratedAlways<string>;
}

/** Which records a sealed row is about: a row a record. */
export interface AuditSubjectsTable {
  org_id: string;
  subject_id: string;
  at: string;
  entry_id: string;
}

export interface OutboxTable {
  id: string;
  org_id: string;
  job: string;
  payload: unknown;
  dedupe_key: string | null;
  state: Generated<'pending' | 'relayed' | 'done' | 'dead'>;
  attempts: Generated<number>;
  error_code: string | null;
  created_at: Generated<string>;
  available_at: Generated<string>;
  relayed_at: string | null;
  /** Whether it failed and waits for its next attempt; it then holds no place of the worker's. */
  backing_off: Generated<boolean>;
  finished_at: string | null;
}

export interface IdempotencyKeysTable {
  org_id: string;
  user_id: string;
  key: string;
  action: string;
  input_hash: Buffer;
  response: unknown;
  created_at: Generated<string>;
}
