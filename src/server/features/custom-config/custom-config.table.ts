import type { Generated } from 'kysely';
import type { FieldType } from '#shared/features/custom-config/custom-config.rules.ts';

export interface CustomSectionsTable {
  org_id: string;
  id: string;
  name: string;
  /** What titles are compared by. */
  name_key: string;
  description: string;
  order_index: number;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  updated_by: string | null;
}

export interface CustomFieldsTable {
  org_id: string;
  id: string;
  section_id: string;
  name: string;
  machine_name: string;
  field_type: FieldType;
  enum_options: string[];
  description: string | null;
  is_required: boolean;
  /** False once archived. */
  is_visible: boolean;
  order_index: number;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  updated_by: string | null;
}
