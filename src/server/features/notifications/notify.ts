import { type TxContext, userId } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { sendNotice } from '#shared/features/notifications/notifications.jobs.ts';
import type { NotificationEvent } from '#shared/features/notifications/notifications.rules.ts';
import { addressesFor, selectAddresses } from './notification-addresses.ts';

interface Notified {
  event: NotificationEvent;
  opportunity_id: string;
  /** The row that records the event. */
  subject_id: string;
}

/** Has everyone notified who stands on an event's list in this configuration. */
export async function notifyListed(tx: TxContext, notified: Notified, config: unknown): Promise<void> {
  const keys = [...addressesFor(notified.event, config).keys()];
  await Promise.all(
    keys.map((address_key) => enqueue(tx, sendNotice, { ...notified, user_id: userId(tx), address_key })),
  );
}

/** Has everyone on an event's list notified of it by e-mail, once the caller's transaction is committed. */
export async function notify(tx: TxContext, notified: Notified): Promise<void> {
  const row = await selectAddresses(tx.db, tx).executeTakeFirst();
  await notifyListed(tx, notified, row?.config);
}
