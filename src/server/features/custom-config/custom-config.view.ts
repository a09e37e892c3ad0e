import type { Selectable } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { CustomFieldsTable, CustomSectionsTable } from './custom-config.table.ts';

const SECTION_COLUMNS = ['id', 'name', 'description', 'order_index', 'version'] as const;
const FIELD_COLUMNS = [
  'id',
  'section_id',
  'name',
  'machine_name',
  'field_type',
  'enum_options',
  'description',
  'is_required',
  'is_visible',
  'order_index',
  'version',
] as const;

/** Columns that stay inside: the organization's key, what titles are compared by, and who and when of a definition. */
export const NEVER_LEAVES = {
  custom_sections: ['org_id', 'name_key', 'created_at', 'updated_at', 'updated_by'],
  custom_fields: ['org_id', 'created_at', 'updated_at', 'updated_by'],
} as const satisfies NeverLeaves;

export type FieldRow = Pick<Selectable<CustomFieldsTable>, (typeof FIELD_COLUMNS)[number]>;
export type SectionRow = Pick<Selectable<CustomSectionsTable>, (typeof SECTION_COLUMNS)[number]>;

/** A section as it is defined, with all its fields, archived ones too. */
export interface SectionView extends SectionRow {
  fields: FieldRow[];
}

export const selectSection = (db: Db) => db.selectFrom('custom_sections').select(SECTION_COLUMNS);

export const selectField = (db: Db) => db.selectFrom('custom_fields').select(FIELD_COLUMNS);
