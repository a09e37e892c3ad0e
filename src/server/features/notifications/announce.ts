import { announceEvent } from '../../../shared/features/notifications/notifications.jobs.ts';
import type { NotificationEvent } from '../../../shared/features/notifications/notifications.rules.ts';
import { type TxContext, userId } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';

interface Announced {
  event: NotificationEvent;
  opportunity_id: string;
  /** The row that records the event. */
  subject_id: string;
}

/** Has an event told by e-mail once the caller's transaction is committed; whoever causes it waits for no mail. */
export const announce = (tx: TxContext, announced: Announced): Promise<void> =>
  enqueue(tx, announceEvent, { ...announced, user_id: userId(tx) });
