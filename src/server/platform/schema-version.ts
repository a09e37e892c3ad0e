import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from './database.ts';
import { MIGRATIONS_FOLDER } from './product-folder.ts';

const newest = readdirSync(MIGRATIONS_FOLDER)
  .filter((file) => /^\d{8}T\d{6}Z-/.test(file))
  .sort()
  .map((file) => path.parse(file).name)
  .at(-1);

/** Whether Postgres answers and holds at least this code's newest migration. Never throws. */
export async function schemaIsCurrent(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ name: string }>('select name from kysely_migration where name = $1', [newest]);
    return rows.length === 1;
  } catch {
    // Away is an answer here; what is wrong shows in the requests that need the database.
    return false;
  }
}
