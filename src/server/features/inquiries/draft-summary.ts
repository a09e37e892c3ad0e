import {
  draftSummary,
  type SummaryPage,
  type SummarySentence,
} from '../../../shared/features/autofill/draft-summary.ts';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { InquiryOfInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { inquiryOf } from './inquiries.access.ts';

/** Pages looked at; what a summary tells stands near the front of a record. */
const MOST_PAGES = 200;

/** Sentences of the inquiry's completed records to make a summary of, each with its page. Nothing is saved. */
export const draftInquirySummary = verb(
  { name: 'inquiries.draft_summary', kind: 'read', permission: 'inquiries:write', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<SummarySentence[]> => {
    ensure(isUuid(opportunity_id), 'not_found', inquiriesMessages.inquiry_not_found);
    const [inquiries, pages] = await read(
      ctx,
      (db) => [
        inquiryOf(db, ctx, opportunity_id),
        db
          .selectFrom('document_pages as p')
          .innerJoin('documents as d', 'd.id', 'p.document_id')
          .select(['p.document_id', 'd.file_name', 'p.page', 'p.text'])
          .where('p.org_id', '=', ctx.actor.org_id)
          .where('p.opportunity_id', '=', opportunity_id)
          .where('d.status', '=', 'Completed')
          .where('d.deleted_at', 'is', null)
          .orderBy('d.created_at', 'desc')
          .orderBy('p.document_id')
          .orderBy('p.page')
          .limit(MOST_PAGES)
          .$castTo<SummaryPage>(),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return draftSummary(pages);
  },
);
