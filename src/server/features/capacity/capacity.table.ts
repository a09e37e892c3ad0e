import type { Generated } from 'kysely';

export interface FacilitiesTable {
  id: string;
  org_id: string;
  name: string;
  /** Beds; null is unlimited and counts in no census figure. */
  size: number | null;
  deleted_at: string | null;
  version: Generated<number>;
  updated_at: Generated<string>;
  updated_by: string | null;
}

export interface CliniciansTable {
  id: string;
  org_id: string;
  firstname: string;
  lastname: string;
  type: 'MD' | 'Therapist' | 'CC' | 'ClinicalCoordinator';
  deleted_at: string | null;
  version: Generated<number>;
  updated_at: Generated<string>;
  updated_by: string | null;
}
