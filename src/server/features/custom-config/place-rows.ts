import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { reordered } from '#shared/features/custom-config/custom-config.rules.ts';

interface Placed {
  id: string;
  order_index?: number | undefined;
}

/** Gives rows the places asked for and numbers all of them again from 1; a row that only made room keeps its version. */
export async function placeRows(
  tx: TxContext,
  table: 'custom_sections' | 'custom_fields',
  ids: readonly string[],
  asked: readonly Placed[],
): Promise<void> {
  const wanted = asked.flatMap(({ id, order_index }) => (order_index === undefined ? [] : [{ id, order_index }]));
  const order = reordered(ids, wanted);
  await sql`update ${sql.table(table)} placed set order_index = place.n
    from unnest(${order}::uuid[]) with ordinality place(id, n)
    where ${inOrganization(tx, 'placed')} and placed.id = place.id and placed.order_index <> place.n`.execute(tx.db);
}
