import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';

/** What a type holds, with its version: 0 before anyone has saved it. */
export type ConfigurationView = Record<string, unknown> & { version: number };

/** One version of a configuration, as its history shows it. */
export interface VersionView {
  version: number;
  config: Record<string, unknown>;
  restored_from: number | null;
  saved_by: string;
  saved_at: number;
}

/** Columns that stay inside; who saved a version leaves as the name they had. */
export const NEVER_LEAVES = {
  configuration_versions: ['org_id', 'type', 'saved_by'],
} as const satisfies NeverLeaves;

export const selectVersion = (db: Db) =>
  db
    .selectFrom('configuration_versions')
    .select(['version', 'config', 'restored_from', 'saved_by_name as saved_by'])
    .select(sql<number>`epoch(saved_at)`.as('saved_at'))
    .$castTo<VersionView>();
