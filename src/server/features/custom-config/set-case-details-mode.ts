import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { CaseDetailsMode } from '#shared/features/custom-config/case-details-mode.ts';
import { CaseDetailsModeInput } from '#shared/features/custom-config/custom-config.schemas.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { keepingHistory } from '../histories/keep-history.ts';
import { modeQuery, publishedFields } from './published-fields.ts';

/**
 * Says which sections inquiries show from now on (C-6); a version of the published whole.
 * @throws conflict when it is no longer what was seen to be set
 */
export const setCaseDetailsMode = verb(
  { name: 'custom_config.set_mode', kind: 'write', permission: 'inquiry_fields:manage', input: CaseDetailsModeInput },
  (ctx, { case_details_mode, before }): Promise<{ case_details_mode: CaseDetailsMode }> =>
    withTransaction(ctx, async (tx) => {
      await keepingHistory(tx, publishedFields, async () => {
        const current = await modeQuery(tx).executeTakeFirstOrThrow();
        const isSeen = [before, case_details_mode].includes(current.case_details_mode);
        ensure(isSeen, 'conflict', text.mode_met, { current });
        await tx.db
          .updateTable('organizations')
          .set({ case_details_mode })
          .where('organizations.id', '=', tx.actor.org_id)
          .execute();
      });
      await audit(tx, { entity: 'organization', ids: [tx.actor.org_id], details: { fields: ['case_details_mode'] } });
      return { case_details_mode };
    }),
);
