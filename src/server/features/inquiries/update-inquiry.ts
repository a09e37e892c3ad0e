import { sql } from 'kysely';
import { storedCaseValues } from '../../../shared/features/case-details/stored-case-values.ts';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { type InquiryEdit, InquiryUpdateInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { statusMessages } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure, invalidField } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { may } from '../../../shared/platform/permissions.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { type EditParts, partsOf, planColumns } from './edit-plan.ts';
import { RightMissing, withFurtherRights } from './further-rights.ts';
import { moveInquiry } from './move-inquiry.ts';
import { currentInquiry, lockInquiry, type WorkingInquiry } from './working-inquiry.ts';

/** What an edit was made on: exactly a version, or a second. */
type Seen = Pick<InquiryEdit, 'version' | 'updated_at'>;

/** Whether the row has changed since an edit's writer saw it; an edit that names nothing is never stale. */
export const isStale = (row: { version: number; updated_at: number }, seen: Seen): boolean =>
  seen.version !== undefined
    ? seen.version !== row.version
    : seen.updated_at !== undefined && seen.updated_at !== row.updated_at;

/** Refuses an edit made on an older row, with the row as it is now and who changed it. */
async function refuseStale(tx: TxContext, row: WorkingInquiry, edit: InquiryEdit) {
  if (!isStale(row, edit)) return;
  const current = await currentInquiry(tx, row.id);
  const name = current.updated_by_name ?? current.created_by_name ?? '';
  throw new AppError('conflict', format(inquiriesMessages.changed_meanwhile, { name }), { current });
}

/** Fields of the admissions desk; the rest of an inquiry is the care team's too. */
const DESK_FIELDS = ['summary', 'pinned_note_id', 'priority', 'condition', 'staff', 'primary_substance'] as const;

function refuseBeyondRights(tx: TxContext, edit: InquiryEdit) {
  const { role } = person(tx);
  if (DESK_FIELDS.some((field) => edit[field] !== undefined) && !may(role, 'inquiries:write'))
    throw new RightMissing('inquiries:write');
  if (edit.status !== undefined && !may(role, 'inquiries:status')) throw new RightMissing('inquiries:status');
}

/**
 * Changes an inquiry's own fields and its treatment plan; a field left out stays as it is. A note can be pinned only if
 * it is this inquiry's. With a `status` that differs, the status is changed as its own verb does, with the plan's fields.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateInquiry = verb(
  { name: 'inquiries.update', kind: 'write', permission: 'inquiries:case_details', input: InquiryUpdateInput },
  (ctx, { opportunity_id, opportunity: edit }) =>
    withFurtherRights(ctx, () =>
      withTransaction(ctx, async (tx) => {
        refuseBeyondRights(tx, edit);
        const row = await lockInquiry(tx, opportunity_id);
        await refuseStale(tx, row, edit);
        if (edit.pinned_note_id) await ensureNoteOf(tx, opportunity_id, edit.pinned_note_id);
        const { own: given, plan, reasons } = partsOf(edit);
        const own = storedCaseValues(given);
        if (edit.status !== undefined && edit.status !== row.status) {
          await moveInquiry(tx, opportunity_id, { status: edit.status, ...plan, ...reasons });
          if (Object.keys(own).length > 0) await write(tx, opportunity_id, own);
        } else {
          refuseReasons(reasons);
          await write(tx, opportunity_id, { ...own, ...(await planColumns(tx, row, plan)) });
        }
        return currentInquiry(tx, opportunity_id);
      }),
    ),
);

/** What is said with a change of the status has no place in an edit that changes none. */
function refuseReasons(reasons: EditParts['reasons']) {
  const said = Object.entries(reasons).find(([, value]) => value !== undefined)?.[0];
  if (said) throw invalidField(said, statusMessages.needs_status);
}

async function write(tx: TxContext, id: string, fields: Record<string, unknown>) {
  await tx.db
    .updateTable('inquiries')
    .set({
      ...fields,
      version: sql`version + 1`,
      updated_at: tx.services.clock.now().toISOString(),
      updated_by: person(tx).user_id,
    })
    .where('org_id', '=', tx.actor.org_id)
    .where('id', '=', id)
    .execute();
  await audit(tx, { entity: 'inquiry', ids: [id], details: { fields: Object.keys(fields) } });
}

async function ensureNoteOf(tx: TxContext, opportunity_id: string, note_id: string) {
  const note = isUuid(note_id)
    ? await tx.db
        .selectFrom('inquiry_notes')
        .select('id')
        .where('org_id', '=', tx.actor.org_id)
        .where('opportunity_id', '=', opportunity_id)
        .where('id', '=', note_id)
        .executeTakeFirst()
    : undefined;
  ensure(note, 'not_found', inquiriesMessages.note_not_found, {
    fields: { pinned_note_id: inquiriesMessages.note_not_found },
  });
}
