import { sql } from 'kysely';
import type { PublicContext } from './context.ts';
import { lookup } from './transaction.ts';

/** The ids of all organisations, for what runs once in each of them. */
export async function listOrganisations(ctx: PublicContext): Promise<string[]> {
  const rows = await lookup(ctx, (db) =>
    db.selectFrom(sql<{ org_id: string }>`list_organisations()`.as('organisations')).select('org_id'),
  );
  return rows.map((row) => row.org_id);
}
