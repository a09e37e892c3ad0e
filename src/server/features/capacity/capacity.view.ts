import type { Selectable } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { CliniciansTable, FacilitiesTable } from './capacity.table.ts';

export const NEVER_LEAVES = {
  facilities: ['org_id', 'deleted_at', 'updated_at', 'updated_by'],
  clinicians: ['org_id', 'deleted_at', 'updated_at', 'updated_by'],
} as const satisfies NeverLeaves;

export type FacilityView = Pick<Selectable<FacilitiesTable>, 'id' | 'name' | 'size' | 'version'>;
export type ClinicianView = Pick<Selectable<CliniciansTable>, 'id' | 'firstname' | 'lastname' | 'type' | 'version'>;

export const selectFacility = (db: Db) => db.selectFrom('facilities').select(['id', 'name', 'size', 'version']);

export const selectClinician = (db: Db) =>
  db.selectFrom('clinicians').select(['id', 'firstname', 'lastname', 'type', 'version']);
