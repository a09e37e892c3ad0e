import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiryOfInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import type { SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { readText } from '../documents/read-text.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import type { SummaryPage } from './engine/draft-summary.ts';

/** Pages looked at; what a summary says stands near the front of a record. */
const MAX_PAGES = 200;

/** Words of the inquiry's completed records to make a summary of, by its parts, each with its page. Nothing is saved. */
export const draftInquirySummary = verb(
  { name: 'suggestions.draft_summary', kind: 'read', permission: 'inquiries:write', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<SummarySentence[]> => {
    const [inquiries, pages, clients, organizations] = await read(
      ctx,
      (db) => [
        inquiryOf(db, ctx, opportunity_id),
        db
          .selectFrom('document_pages as p')
          .innerJoin('documents as d', 'd.id', 'p.document_id')
          .select(['p.document_id', 'd.file_name', 'p.page', readText('p.text')])
          .where(inOrganization(ctx, 'p'))
          .where('p.opportunity_id', '=', opportunity_id)
          .where('d.status', '=', 'Completed')
          .where('d.deleted_at', 'is', null)
          .orderBy('d.created_at', 'desc')
          .orderBy('p.document_id')
          .orderBy('p.page')
          .limit(MAX_PAGES)
          .$castTo<SummaryPage>(),
        db
          .selectFrom('clients')
          .innerJoin('inquiries', 'inquiries.patient_id', 'clients.id')
          .select(['clients.firstname', 'clients.lastname', 'clients.dob'])
          .where(inOrganization(ctx, 'clients'))
          .where(inOrganization(ctx, 'inquiries'))
          .where('inquiries.id', '=', opportunity_id),
        db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    const today = dayInZone(ctx.services.clock.now(), organizations[0]?.time_zone ?? 'America/New_York');
    return ctx.services.reader
      .of(ctx.actor.org_id)
      .ask('draft_summary', { pages, context: { today, client: clients[0] } });
  },
);
