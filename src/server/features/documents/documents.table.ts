import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DocumentStatus,
  FailureReason,
  PageMethod,
  PageQuality,
} from '../../../shared/features/documents/documents.rules.ts';

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
  tsv: GeneratedAlways<string>;
  created_at: Generated<string>;
}
