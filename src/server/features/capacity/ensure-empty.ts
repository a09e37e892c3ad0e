import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { IN_PLACE } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { ensure } from '#shared/platform/errors.ts';

/** A facility where somebody lives, or is expected, can't go. */
export async function ensureEmpty(tx: TxContext, facility_id: string): Promise<void> {
  const inside = await tx.db
    .selectFrom('inquiries')
    .select('inquiries.id')
    .where(inOrganization(tx, 'inquiries'))
    .where('inquiries.facility_id', '=', facility_id)
    .where('inquiries.status', 'in', IN_PLACE)
    .limit(1)
    .executeTakeFirst();
  ensure(!inside, 'conflict', text.error_deleting_facility);
}
