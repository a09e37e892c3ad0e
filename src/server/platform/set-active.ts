import { type SqlBool, sql } from 'kysely';
import type { BulkResult } from '#shared/platform/bulk.ts';
import { ensure } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { audit } from './audit.ts';
import { person, type TxContext } from './context.ts';
import { inOrganization } from './in-organization.ts';

interface Archivable {
  table: 'referral_contacts' | 'referral_sources';
  /** The noun in the audit log. */
  entity: string;
  text: { not_found: string; active_already: string; archived_already: string };
}

/**
 * Archives rows of the organization or brings them back; what is so already, or not there, is named with its reason. The
 * rows are held until the end of the transaction, always in one order.
 * @throws not_found where none of them is there
 */
export async function setActive(
  tx: TxContext,
  { table, entity, text }: Archivable,
  ids: readonly string[],
  active: boolean,
): Promise<BulkResult> {
  const named = (of: readonly string[]) =>
    sql<SqlBool>`${inOrganization(tx, table)} and id = any(${sql.val(of)}::uuid[])`;
  const { rows } = await sql<{ id: string; is_active: boolean }>`select id, is_active from ${sql.table(table)}
    where ${named(ids.filter(isUuid))} order by id for no key update`.execute(tx.db);
  ensure(rows[0], 'not_found', text.not_found);
  const isActive = new Map(rows.map((row) => [row.id, row.is_active]));
  const changed = ids.filter((id) => isActive.get(id) === !active);
  if (changed.length > 0) {
    await sql`update ${sql.table(table)} set is_active = ${active}, version = version + 1,
        updated_at = ${tx.services.clock.now().toISOString()}, updated_by = ${person(tx).user_id}
      where ${named(changed)}`.execute(tx.db);
    await audit(tx, { entity, ids: changed });
  }
  const reasonOf = (id: string) =>
    isActive.has(id) ? (active ? text.active_already : text.archived_already) : text.not_found;
  const done = new Set(changed);
  return { changed, refused: ids.filter((id) => !done.has(id)).map((id) => ({ id, reason: reasonOf(id) })) };
}
