import { StatusChangeInput } from '../../../shared/features/inquiries/status.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { permit, verb } from '../../platform/verb.ts';
import { moveInquiry, UndoRefused } from './move-inquiry.ts';
import { currentInquiry } from './update-inquiry.ts';

/** Runs what may take back an admit or a discharge: who lacks that right is refused like anywhere else, with its row. */
export async function withUndoRight<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UndoRefused) await permit(ctx, 'inquiries:undo');
    throw error;
  }
}

/** Changes an inquiry's status, with what that status asks for, in one transaction. */
export const changeStatus = verb(
  { name: 'inquiries.change_status', kind: 'write', permission: 'inquiries:status', input: StatusChangeInput },
  (ctx, { opportunity_id, ...change }) =>
    withUndoRight(ctx, () =>
      withTransaction(ctx, async (tx) => {
        await moveInquiry(tx, opportunity_id, change);
        return currentInquiry(tx, opportunity_id);
      }),
    ),
);
