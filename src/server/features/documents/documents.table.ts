import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DocumentStatus,
  FailureReason,
  PageMethod,
  PageQuality,
} from '#shared/features/documents/documents.rules.ts';

export interface DocumentsTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  file_name: string;
  file_description: string | null;
  search_text: GeneratedAlways<string>;
  /** Bytes. */
  file_size: number;
  sha256: Buffer;
  storage_key: string;
  autofill: Generated<boolean>;
  status: Generated<DocumentStatus>;
  failure_reason: FailureReason | null;
  pages_total: number | null;
  pages_done: Generated<number>;
  heartbeat_at: Generated<string>;
  uploaded_by: string | null;
  uploaded_by_name: string;
  created_at: string;
  completed_at: string | null;
  /** When the record had been read for suggestions, where that was asked for. */
  suggested_at: string | null;
  /** For whom its pages are marked, as `clientDigest` makes it; null until they have been. */
  understood_for: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
}

export interface DocumentPagesTable {
  id: string;
  org_id: string;
  document_id: string;
  opportunity_id: string;
  page: number;
  text: string;
  method: PageMethod;
  quality: PageQuality;
  confidence: number | null;
  /** The vectors of its windows; null until they have been made. */
  meaning: Buffer | null;
  /** The page names another person than the client. */
  of_other: Generated<boolean>;
  /** The page's size in points as it is read; null for pages read before places were kept. */
  width: number | null;
  height: number | null;
  /** Degrees by which the page was turned clockwise to be read: 0, 90, 180 or 270. */
  turn: Generated<number>;
  /** Its words with their places, as `packWords` writes them. */
  words: string | null;
  tsv: GeneratedAlways<string>;
  created_at: Generated<string>;
}
