import { z } from 'zod';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { InquiriesOfClientInput, InquiryOfInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audited } from '../../platform/audit.ts';
import { userId } from '../../platform/context.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation, seesWhole } from './inquiries.access.ts';
import { type InquiryDetail, type InquiryRow, selectDetail, selectNote, selectRow } from './inquiries.view.ts';

/** Rows of the dashboard's own list. */
const OWN_RECENT = 8;

/** One inquiry as its own page shows it. */
export const getInquiry = verb(
  { name: 'inquiries.get', kind: 'read', permission: 'inquiries:list', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<InquiryDetail> => {
    ensure(isUuid(opportunity_id), 'not_found', inquiriesMessages.inquiry_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectDetail(db, seesWhole(ctx)).where(ofOrganisation(ctx)).where('inquiries.id', '=', opportunity_id)],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(rows[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return rows[0];
  },
);

/** Every inquiry of one client, newest first. */
export const listInquiriesOfClient = verb(
  { name: 'inquiries.of_client', kind: 'read', permission: 'inquiries:read', input: InquiriesOfClientInput },
  async (ctx, { patient_id }): Promise<InquiryRow[]> => {
    ensure(isUuid(patient_id), 'not_found', inquiriesMessages.client_not_found);
    const [rows, clients] = await read(ctx, (db) => {
      const page = selectRow(db, seesWhole(ctx))
        .where(ofOrganisation(ctx))
        .where('inquiries.patient_id', '=', patient_id)
        .orderBy('inquiries.created_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .limit(100);
      const client = db
        .selectFrom('clients')
        .select('id')
        .where('org_id', '=', ctx.actor.org_id)
        .where('id', '=', patient_id);
      return [audited(db, ctx, 'inquiry', page), client] as const;
    });
    ensure(clients[0], 'not_found', inquiriesMessages.client_not_found);
    return rows as InquiryRow[];
  },
);

/** What the signed-in person worked on last. */
export const listOwnInquiries = verb(
  { name: 'inquiries.own', kind: 'read', permission: 'inquiries:list', input: z.strictObject({}) },
  async (ctx): Promise<InquiryRow[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectRow(db, seesWhole(ctx))
        .where(ofOrganisation(ctx))
        .where('inquiries.updated_by', '=', userId(ctx))
        .orderBy('inquiries.updated_at', 'desc')
        .limit(OWN_RECENT);
      return [audited(db, ctx, 'inquiry', page)] as const;
    });
    return rows;
  },
);

/** An inquiry's notes, newest first, and which one is pinned. */
export const listNotes = verb(
  { name: 'inquiries.notes', kind: 'read', permission: 'inquiries:note', input: InquiryOfInput },
  async (ctx, { opportunity_id }) => {
    ensure(isUuid(opportunity_id), 'not_found', inquiriesMessages.inquiry_not_found);
    const [inquiries, activity] = await read(
      ctx,
      (db) => [
        db.selectFrom('inquiries').select('pinned_note_id').where(ofOrganisation(ctx)).where('id', '=', opportunity_id),
        selectNote(db)
          .where('org_id', '=', ctx.actor.org_id)
          .where('opportunity_id', '=', opportunity_id)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(500),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return { activity, pinned_note_id: inquiries[0].pinned_note_id };
  },
);
