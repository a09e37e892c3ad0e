import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { ONGOING } from './users.queries.ts';

export interface Receiver {
  user_id: string;
  name: string;
}

/** Gives somebody's open tasks, and their place in the staff of inquiries that go on, to another person. */
export async function handOver(tx: TxContext, from: Receiver, to: Receiver): Promise<void> {
  await tx.db
    .updateTable('tasks')
    .set({ assigned_to_id: to.user_id, assigned_to: to.name, ...nextVersion(tx) })
    .where(inOrganization(tx, 'tasks'))
    .where('assigned_to_id', '=', from.user_id)
    .where('is_complete', '=', false)
    .execute();
  const staff = sql<string[]>`case when ${to.name} = any(staff) then array_remove(staff, ${from.name})
    else array_replace(staff, ${from.name}, ${to.name}) end`;
  await tx.db
    .updateTable('inquiries')
    .set({ staff, ...nextVersion(tx) })
    .where(inOrganization(tx, 'inquiries'))
    .where('status', 'in', ONGOING)
    .where(sql<boolean>`${from.name} = any(staff)`)
    .execute();
}
