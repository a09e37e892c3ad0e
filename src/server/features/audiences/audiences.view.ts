import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { AudiencesTable } from './audiences.table.ts';

const COLUMNS = [
  'audiences.id',
  'audiences.name',
  'audiences.description',
  'audiences.joined',
  'audiences.rules',
  'audiences.excluded',
  'audiences.is_active',
  'audiences.version',
  'audiences.created_by',
] as const;

/** Columns that stay inside: keys of people, who are named, and the name as it is compared. */
export const NEVER_LEAVES = {
  audiences: ['org_id', 'name_key', 'created_by_id', 'updated_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `audiences.${infer Name}` ? Name & keyof AudiencesTable : never;
export type AudienceView = Pick<Selectable<AudiencesTable>, Column> & { created_at: number; updated_at: number };

/** An audience as its card and its form show it. */
export const selectAudience = (db: Db) =>
  db
    .selectFrom('audiences')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(audiences.created_at)`.as('created_at'),
      sql<number>`epoch(audiences.updated_at)`.as('updated_at'),
    ])
    .$castTo<AudienceView>();
