import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AudienceRule } from '#shared/features/audiences/audiences.schemas.ts';

export interface AudiencesTable {
  id: string;
  org_id: string;
  name: string;
  description: string;
  joined: 'all' | 'any';
  rules: JSONColumnType<AudienceRule[]>;
  excluded: JSONColumnType<AudienceRule[]>;
  name_key: GeneratedAlways<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: string;
  created_by_id: string | null;
  created_by: string;
  updated_at: string;
  updated_by: string | null;
}
