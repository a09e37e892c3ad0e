import type { Generated } from 'kysely';

export interface ConfigurationsTable {
  id: string;
  org_id: string;
  /** Set for the types kept per person (saved views, dashboard widgets). */
  user_id: string | null;
  type: string;
  name: Generated<string>;
  config: unknown;
  version: Generated<number>;
  updated_at: Generated<string>;
  updated_by: string | null;
}
