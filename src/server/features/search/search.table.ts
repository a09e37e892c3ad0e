import type { RecordKind } from '#shared/features/search/search.schemas.ts';

/** A word of somebody's or something's name, kept by triggers: what a mistyped one is taken for. */
export interface NameWordsTable {
  org_id: string;
  kind: 'client' | 'inquiry' | 'source' | 'contact';
  word: string;
}

/** What a person opened last. */
export interface RecentRecordsTable {
  org_id: string;
  user_id: string;
  kind: RecordKind;
  record_id: string;
  opened_at: string;
}
