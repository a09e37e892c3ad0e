import { StatusChangeInput } from '../../../shared/features/inquiry-status/inquiry-status.schemas.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { withFurtherRights } from './further-rights.ts';
import { moveInquiry } from './move-inquiry.ts';
import { currentInquiry } from './working-inquiry.ts';

/** Changes an inquiry's status, with what that status asks for, in one transaction. */
export const changeStatus = verb(
  { name: 'inquiries.change_status', kind: 'write', permission: 'inquiries:status', input: StatusChangeInput },
  (ctx, { opportunity_id, ...change }) =>
    withFurtherRights(ctx, () =>
      withTransaction(ctx, async (tx) => {
        await moveInquiry(tx, opportunity_id, change);
        return currentInquiry(tx, opportunity_id);
      }),
    ),
);
