import { createHash } from 'node:crypto';
import type { NotificationEvent } from '../../../shared/features/notifications/notifications.rules.ts';
import { fullName, type TxContext } from '../../platform/context.ts';

/** Stands for an address where an address must not be kept. */
export const recipientOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

/** The addresses an event is told to, each once. */
export async function addressesOf(tx: TxContext, event: NotificationEvent): Promise<string[]> {
  const row = await tx.db
    .selectFrom('configurations')
    .select('config')
    .where('org_id', '=', tx.actor.org_id)
    .where('type', '=', 'EVENT_NOTIFICATIONS')
    .where('user_id', 'is', null)
    .executeTakeFirst();
  const listed = (row?.config as Partial<Record<string, unknown>> | undefined)?.[event];
  const addresses = Array.isArray(listed) ? listed.filter((each): each is string => typeof each === 'string') : [];
  const once = new Map(addresses.toReversed().map((address) => [recipientOf(address), address.trim()]));
  return [...once.values()];
}

/** What a notice says of its inquiry and of who caused it; undefined for an inquiry that is not there. */
export async function noticeFacts(
  tx: TxContext,
  { opportunity_id, user_id }: { opportunity_id: string; user_id: string | null },
): Promise<{ suffix: string; staff: string } | undefined> {
  const inquiry = await tx.db
    .selectFrom('inquiries')
    .select('opportunity_name')
    .where('org_id', '=', tx.actor.org_id)
    .where('id', '=', opportunity_id)
    .executeTakeFirst();
  const user = user_id
    ? await tx.db
        .selectFrom('users')
        .select(['firstname', 'lastname'])
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', user_id)
        .executeTakeFirst()
    : undefined;
  return inquiry && { suffix: inquiry.opportunity_name.slice(-4), staff: user ? fullName(user) : 'Landfall' };
}
