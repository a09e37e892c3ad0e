import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { AssetsTable } from './assets.table.ts';

/** Columns that stay inside: where the picture lies, and keys of people. */
export const NEVER_LEAVES = {
  assets: ['org_id', 'storage_key', 'created_by_id'],
} as const satisfies NeverLeaves;

type AssetRow = Pick<
  Selectable<AssetsTable>,
  'id' | 'name' | 'file_name' | 'size' | 'width' | 'height' | 'created_by'
> & { created_at: number };

/** A picture as the library lists it; its address is made of the file's name. */
export const selectAsset = (db: Db) =>
  db
    .selectFrom('assets')
    .select([
      'assets.id',
      'assets.name',
      'assets.file_name',
      'assets.size',
      'assets.width',
      'assets.height',
      'assets.created_by',
      sql<number>`epoch(assets.created_at)`.as('created_at'),
    ])
    .$castTo<AssetRow>();

export interface AssetView extends AssetRow {
  location: string;
  /** Names of the templates that show it. */
  used_by: string[];
}
