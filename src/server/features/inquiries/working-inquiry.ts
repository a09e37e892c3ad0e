import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { ReadAtCommit } from '#server/platform/transaction.ts';
import { versionOf } from '#server/platform/versioned.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type InquiryDetail, selectDetail } from './inquiries.view.ts';

const STAY = [
  'status',
  'facility_id',
  'scheduled_admit_date',
  'admit_date',
  'scheduled_discharge_date',
  'finalized_discharge_date',
] as const;
const CLINICIANS = ['md', 'therapist', 'cc', 'clinical_coordinator'] as const;

const selectWorking = (db: Db, ctx: Context, id: string) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'patient_id', ...STAY, ...CLINICIANS])
    .select(versionOf('inquiries'))
    .where(inOrganization(ctx, 'inquiries'))
    .where('id', '=', id);
export type WorkingInquiry = Awaited<ReturnType<typeof lockInquiry>>;

/** The row a change is worked out from, held until the end of the transaction. @throws not_found */
export async function lockInquiry(tx: TxContext, id: string) {
  const row = await selectWorking(tx.db, tx, id).forUpdate().executeTakeFirst();
  ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
  return row;
}

/**
 * The same with the opening of the transaction: the version as this call finds it, and then the row, which may have to be
 * waited for and be another by then.
 */
export const askForInquiry = (db: Db, ctx: Context, id: string) =>
  [
    db.selectFrom('inquiries').select('version').where(inOrganization(ctx, 'inquiries')).where('id', '=', id),
    // Others may go on to write notes of it.
    selectWorking(db, ctx, id).forNoKeyUpdate(),
  ] as const;

const selectCurrent = (tx: TxContext, id: string) =>
  selectDetail(tx.db, true).where(inOrganization(tx, 'inquiries')).where('inquiries.id', '=', id);

/** The inquiry as its page shows it, inside the transaction that changes it. */
export const currentInquiry = (tx: TxContext, id: string): Promise<InquiryDetail> =>
  selectCurrent(tx, id).executeTakeFirstOrThrow();

/** The inquiry as its page shows it, once all that leaves with the commit is written. */
export const changedInquiry = (tx: TxContext, id: string) => new ReadAtCommit(selectCurrent(tx, id));
