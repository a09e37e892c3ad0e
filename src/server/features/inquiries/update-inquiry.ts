import { sql } from 'kysely';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { type InquiryEdit, InquiryUpdateInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './inquiries.access.ts';
import { type InquiryDetail, selectDetail } from './inquiries.view.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
export async function lockInquiry(tx: TxContext, id: string) {
  const row = isUuid(id)
    ? await tx.db
        .selectFrom('inquiries')
        .select(['id', 'version', 'status', sql<number>`epoch(updated_at)`.as('updated_at')])
        .where(ofOrganisation(tx))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
  return row;
}

export const currentInquiry = (tx: TxContext, id: string): Promise<InquiryDetail> =>
  selectDetail(tx.db, true).where(ofOrganisation(tx)).where('inquiries.id', '=', id).executeTakeFirstOrThrow();

/** What an edit was made on: exactly a version, or a second. */
type Seen = Pick<InquiryEdit, 'version' | 'updated_at'>;

/** Whether the row has changed since an edit's writer saw it; an edit that names nothing is never stale. */
export const isStale = (row: { version: number; updated_at: number }, seen: Seen): boolean =>
  seen.version !== undefined
    ? seen.version !== row.version
    : seen.updated_at !== undefined && seen.updated_at !== row.updated_at;

/** Refuses an edit made on an older row, with the row as it is now and who changed it. */
async function refuseStale(tx: TxContext, row: { id: string; version: number; updated_at: number }, edit: InquiryEdit) {
  if (!isStale(row, edit)) return;
  const current = await currentInquiry(tx, row.id);
  const name = current.updated_by_name ?? current.created_by_name ?? '';
  throw new AppError('conflict', format(inquiriesMessages.changed_meanwhile, { name }), { current });
}

/**
 * Changes an inquiry's own fields; a field left out stays as it is. A note can be pinned only if it is this inquiry's.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateInquiry = verb(
  { name: 'inquiries.update', kind: 'write', permission: 'inquiries:write', input: InquiryUpdateInput },
  (ctx, { opportunity_id, opportunity: edit }) =>
    withTransaction(ctx, async (tx) => {
      const row = await lockInquiry(tx, opportunity_id);
      await refuseStale(tx, row, edit);
      if (edit.pinned_note_id) await ensureNoteOf(tx, opportunity_id, edit.pinned_note_id);
      const { version: _version, updated_at: _at, ...fields } = edit;
      await tx.db
        .updateTable('inquiries')
        .set({
          ...fields,
          version: sql`version + 1`,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', opportunity_id)
        .execute();
      await audit(tx, { entity: 'inquiry', ids: [opportunity_id], details: { fields: Object.keys(fields) } });
      return currentInquiry(tx, opportunity_id);
    }),
);

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
