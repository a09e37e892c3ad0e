import { sendReferralNotice } from '../../../shared/features/notifications/referral-notice.jobs.ts';
import type { ReferralDirection } from '../../../shared/features/referral-flow/referral-flow.rules.ts';
import type { TxContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { addressesFor, selectAddresses } from './referral-addresses.ts';

/** Has everyone on the event's list told of a logged referral, once it is committed. */
export async function notifyOfReferral(
  tx: TxContext,
  record: { id: string; direction: ReferralDirection },
): Promise<void> {
  const row = await selectAddresses(tx.db, tx).executeTakeFirst();
  for (const address_key of addressesFor(record.direction, row?.config).keys())
    await enqueue(tx, sendReferralNotice, { record_id: record.id, address_key });
}
