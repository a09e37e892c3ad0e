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

/** What an organization's configuration held at each version; rows are only ever added. */
export interface ConfigurationVersionsTable {
  org_id: string;
  type: string;
  version: number;
  config: unknown;
  /** The version that was brought back, where this one is one. */
  restored_from: number | null;
  saved_at: string;
  saved_by: string | null;
  saved_by_name: Generated<string>;
}
