import { auditMissingPermission } from '#server/platform/missing-permission.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { StatusChangeInput } from '#shared/features/inquiry-status/inquiry-status.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import type { InquiryDetail } from './inquiries.view.ts';
import { askForMove, conflict, moveInquiry } from './move-inquiry.ts';
import { askForInquiry, changedInquiry } from './working-inquiry.ts';

/**
 * Changes an inquiry's status, with what that status asks for, in one transaction, and mostly in two round trips. Of two
 * changes at once one is kept and the other is a conflict.
 */
export const changeStatus = verb(
  { name: 'inquiries.change_status', kind: 'write', permission: 'inquiries:status', input: StatusChangeInput },
  (ctx, { opportunity_id, ...change }): Promise<InquiryDetail> =>
    auditMissingPermission(ctx, () =>
      withTransaction(
        ctx,
        (db) => [
          keptLists(db, ctx, ['DISCHARGE_TYPES']),
          ...askForMove(db, ctx, opportunity_id),
          ...askForInquiry(db, ctx, opportunity_id),
        ],
        async (tx, [lists, [addresses], [running], [seen], [row]]) => {
          ensureOffered(lists, [{ list: 'DISCHARGE_TYPES', field: 'discharge_type', value: change.discharge_type }]);
          ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
          if (row.version !== seen?.version) throw await conflict(tx, opportunity_id);
          await moveInquiry(tx, { row, addresses, running }, change);
          return changedInquiry(tx, opportunity_id);
        },
      ),
    ),
);
