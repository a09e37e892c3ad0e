import { sql } from 'kysely';
import type { PublicContext } from './context.ts';
import { lookup } from './transaction.ts';

/** The ids of all organizations, for what runs once in each of them. */
export async function listOrganizations(ctx: PublicContext): Promise<string[]> {
  const rows = await lookup(ctx, (db) =>
    db.selectFrom(sql<{ org_id: string }>`list_organizations()`.as('organizations')).select('org_id'),
  );
  return rows.map((row) => row.org_id);
}
