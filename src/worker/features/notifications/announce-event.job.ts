import { addressesOf, recipientOf } from '../../../server/features/notifications/notifications.queries.ts';
import { enqueue } from '../../../server/platform/outbox.ts';
import { withTransaction } from '../../../server/platform/transaction.ts';
import { sendNotice } from '../../../shared/features/notifications/notifications.jobs.ts';
import type { Handler } from '../../platform/run-job.ts';

/** A job for each recipient: an address that cannot be reached holds up no other, and no one is told anew for its sake. */
export const announceEventJob: Handler<'notifications.announce'> = (ctx, event) =>
  withTransaction(ctx, async (tx) => {
    const addresses = await addressesOf(tx, event.event);
    await Promise.all(
      addresses.map((address) => enqueue(tx, sendNotice, { ...event, recipient: recipientOf(address) })),
    );
  });
