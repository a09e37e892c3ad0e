import { createHash } from 'node:crypto';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { NotificationEvent } from '#shared/features/notifications/notifications.rules.ts';

/** What stands for an address in a payload, which holds no address itself. */
export const addressKey = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 32);

/** The configuration that holds who is notified of an event. */
export const selectAddresses = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .select('config')
    .where(inOrganization(ctx, 'configurations'))
    .where('type', '=', 'EVENT_NOTIFICATIONS');

/** Who is notified of an event, by the key of their address: each once, as first written. */
export function addressesFor(event: NotificationEvent, config: unknown): Map<string, string> {
  const listed = (config as Partial<Record<NotificationEvent, unknown>> | undefined)?.[event];
  const addresses = Array.isArray(listed)
    ? listed.filter((each) => typeof each === 'string' && each.trim() !== '')
    : [];
  return new Map(addresses.toReversed().map((address: string) => [addressKey(address), address.trim()]));
}
