import type { Generated } from 'kysely';
import type { EhrAdapter, TransmissionState } from '#shared/features/ehr/ehr.rules.ts';

export interface EhrTransmissionsTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  /** 1 for the first of an inquiry; each sending again has the next. */
  version: number;
  adapter: EhrAdapter;
  state: Generated<TransmissionState>;
  attempts: Generated<number>;
  error_code: string | null;
  /** What the EHR, or the store, knows the packet by. */
  receipt_reference: string | null;
  /** Where the EHR says its records are. */
  receipt_locations: Generated<string[]>;
  /** Chosen with the row, so that a packet written twice is written over. */
  bundle_key: string;
  bundle_size: number | null;
  face_sheet_key: string;
  face_sheet_size: number | null;
  /** How many documents the packet holds. */
  documents: number | null;
  /** Set once both files are whole: what is sent is the same in every attempt. */
  packed_at: string | null;
  created_by: string | null;
  created_by_name: string;
  created_at: string;
  touched_at: string;
  finished_at: string | null;
}
