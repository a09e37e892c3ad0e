import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
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

const selectWorking = (tx: TxContext, id: string) =>
  tx.db
    .selectFrom('inquiries')
    .select(['id', 'patient_id', ...STAY, ...CLINICIANS])
    .select(versionOf('inquiries'))
    .where(inOrganization(tx, 'inquiries'))
    .where('id', '=', id);

/** The row a change is worked out from. @throws not_found */
export async function findInquiry(tx: TxContext, id: string) {
  const row = await selectWorking(tx, id).executeTakeFirst();
  ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
  return row;
}
export type WorkingInquiry = Awaited<ReturnType<typeof findInquiry>>;

/** The same row, held until the end of the transaction. @throws not_found */
export async function lockInquiry(tx: TxContext, id: string): Promise<WorkingInquiry> {
  const row = await selectWorking(tx, id).forUpdate().executeTakeFirst();
  ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
  return row;
}

/** The inquiry as its page shows it, inside the transaction that changed it. */
export const currentInquiry = (tx: TxContext, id: string): Promise<InquiryDetail> =>
  selectDetail(tx.db, true)
    .where(inOrganization(tx, 'inquiries'))
    .where('inquiries.id', '=', id)
    .executeTakeFirstOrThrow();
