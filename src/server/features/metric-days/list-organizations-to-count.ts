import { sql } from 'kysely';
import type { PublicContext } from '#server/platform/context.ts';
import { lookup } from '#server/platform/transaction.ts';

/** The ids of the organizations that have days to count: marked ones, or some that are not kept yet. */
export async function listOrganizationsToCount(ctx: PublicContext): Promise<string[]> {
  const rows = await lookup(ctx, (db) =>
    db.selectFrom(sql<{ org_id: string }>`organizations_to_count()`.as('due')).select('org_id'),
  );
  return rows.map((row) => row.org_id);
}
