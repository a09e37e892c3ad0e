import type { Selectable } from 'kysely';
import type { NeverLeaves } from '../../database-schema.ts';
import type { Db } from '../../platform/database.ts';
import type { CliniciansTable, FacilitiesTable } from './capacity.table.ts';

export const NEVER_LEAVES = {
  facilities: ['org_id', 'deleted_at'],
  clinicians: ['org_id', 'deleted_at'],
} as const satisfies NeverLeaves;

export type FacilityView = Pick<Selectable<FacilitiesTable>, 'id' | 'name' | 'size'>;
export type ClinicianView = Pick<Selectable<CliniciansTable>, 'id' | 'firstname' | 'lastname' | 'type'>;

export const selectFacility = (db: Db) => db.selectFrom('facilities').select(['id', 'name', 'size']);

export const selectClinician = (db: Db) => db.selectFrom('clinicians').select(['id', 'firstname', 'lastname', 'type']);
