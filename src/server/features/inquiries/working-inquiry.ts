import { sql } from 'kysely';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import type { TxContext } from '../../platform/context.ts';
import { ofOrganisation } from './inquiries.access.ts';
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
    .select(['id', 'version', 'patient_id', ...STAY, ...CLINICIANS, sql<number>`epoch(updated_at)`.as('updated_at')])
    .where(ofOrganisation(tx))
    .where('id', '=', id);

/** The row a change is worked out from. @throws not_found */
export async function findInquiry(tx: TxContext, id: string) {
  const row = isUuid(id) ? await selectWorking(tx, id).executeTakeFirst() : undefined;
  ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
  return row;
}
export type WorkingInquiry = Awaited<ReturnType<typeof findInquiry>>;

/** The same row, held until the end of the transaction. @throws not_found */
export async function lockInquiry(tx: TxContext, id: string): Promise<WorkingInquiry> {
  const row = isUuid(id) ? await selectWorking(tx, id).forUpdate().executeTakeFirst() : undefined;
  ensure(row, 'not_found', inquiriesMessages.inquiry_not_found);
  return row;
}

/** The inquiry as its page shows it, inside the transaction that changed it. */
export const currentInquiry = (tx: TxContext, id: string): Promise<InquiryDetail> =>
  selectDetail(tx.db, true).where(ofOrganisation(tx)).where('inquiries.id', '=', id).executeTakeFirstOrThrow();
