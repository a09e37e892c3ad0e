import { auditMissingPermission } from '#server/platform/missing-permission.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { StatusChangeInput } from '#shared/features/inquiry-status/inquiry-status.schemas.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { moveInquiry } from './move-inquiry.ts';
import { currentInquiry } from './working-inquiry.ts';

/** Changes an inquiry's status, with what that status asks for, in one transaction. */
export const changeStatus = verb(
  { name: 'inquiries.change_status', kind: 'write', permission: 'inquiries:status', input: StatusChangeInput },
  (ctx, { opportunity_id, ...change }) =>
    auditMissingPermission(ctx, () =>
      withTransaction(
        ctx,
        (db) => [keptLists(db, ctx, ['DISCHARGE_TYPES'])],
        async (tx, [lists]) => {
          ensureOffered(lists, [{ list: 'DISCHARGE_TYPES', field: 'discharge_type', value: change.discharge_type }]);
          await moveInquiry(tx, opportunity_id, change);
          return currentInquiry(tx, opportunity_id);
        },
      ),
    ),
);
