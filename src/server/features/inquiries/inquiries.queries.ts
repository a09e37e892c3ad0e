import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import { fullName, userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { MAX_WAITING, WAITING, type WaitingList, waitingList } from '#server/platform/waiting-list.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiriesOfClientInput, InquiryOfInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { noteReadersOf, seesFullRecord } from './inquiries.access.ts';
import { type InquiryDetail, type InquiryRow, selectDetail, selectNote, selectRow } from './inquiries.view.ts';

/** Rows of the dashboard's own list. */
const OWN_RECENT = 8;

/** One inquiry as its own page shows it. */
export const getInquiry = verb(
  { name: 'inquiries.get', kind: 'read', permission: 'inquiries:list', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<InquiryDetail> => {
    const [rows] = await read(
      ctx,
      (db) => [
        selectDetail(db, seesFullRecord(ctx))
          .where(inOrganization(ctx, 'inquiries'))
          .where('inquiries.id', '=', opportunity_id),
      ],
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
    const [rows, clients] = await read(ctx, (db) => {
      const page = selectRow(db, seesFullRecord(ctx))
        .where(inOrganization(ctx, 'inquiries'))
        .where('inquiries.patient_id', '=', patient_id)
        .orderBy('inquiries.created_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .limit(100);
      const client = db
        .selectFrom('clients')
        .select('id')
        .where(inOrganization(ctx, 'clients'))
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
      const page = selectRow(db, seesFullRecord(ctx))
        .where(inOrganization(ctx, 'inquiries'))
        .where('inquiries.updated_by', '=', userId(ctx))
        .orderBy('inquiries.updated_at', 'desc')
        .limit(OWN_RECENT);
      return [audited(db, ctx, 'inquiry', page)] as const;
    });
    return rows;
  },
);

/** Inquiries that nobody has answered: no contact, note or change since they came in; the one that waits longest first. */
export const listUnanswered = verb(
  { name: 'inquiries.unanswered', kind: 'read', permission: 'inquiries:read', input: z.strictObject({}) },
  async (ctx): Promise<WaitingList<InquiryRow>> => {
    const [rows, [counted]] = await read(ctx, (db) => {
      const waiting = db
        .selectFrom('open_inquiries')
        .where(inOrganization(ctx, 'open_inquiries'))
        .where('open_inquiries.status', '=', 'PRE-ASSESSMENT')
        .where('open_inquiries.is_answered', '=', false);
      const first = waiting
        .select('open_inquiries.inquiry_id')
        .orderBy('open_inquiries.created_at')
        .orderBy('open_inquiries.inquiry_id')
        .limit(WAITING);
      const page = selectRow(db, seesFullRecord(ctx))
        .where(inOrganization(ctx, 'inquiries'))
        .where('inquiries.id', 'in', first)
        .orderBy('inquiries.created_at')
        .orderBy('inquiries.id');
      const all = db
        .selectFrom(
          waiting
            .select('open_inquiries.inquiry_id')
            .limit(MAX_WAITING + 1)
            .as('waiting'),
        )
        .select(({ fn }) => fn.countAll<string>().as('total'));
      return [audited(db, ctx, 'inquiry', page), all] as const;
    });
    return waitingList(rows, Number(counted?.total ?? 0));
  },
);

/** An inquiry's notes, newest first, and which one is pinned. */
export const listNotes = verb(
  { name: 'inquiries.notes', kind: 'read', permission: 'inquiries:note', input: InquiryOfInput },
  async (ctx, { opportunity_id }) => {
    const [inquiries, activity] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('inquiries')
          .select('pinned_note_id')
          .where(inOrganization(ctx, 'inquiries'))
          .where('id', '=', opportunity_id),
        selectNote(db)
          .where(inOrganization(ctx, 'inquiry_notes'))
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

/** Colleagues whose name a note can hold: those who may read it, by their full names. */
export const listNoteReaders = verb(
  { name: 'inquiries.note_readers', kind: 'read', permission: 'inquiries:note', input: z.strictObject({}) },
  async (ctx): Promise<string[]> => {
    const [readers] = await read(ctx, (db) => [noteReadersOf(db, ctx)] as const);
    return [...new Set(readers.filter(({ id }) => id !== userId(ctx)).map(fullName))];
  },
);
