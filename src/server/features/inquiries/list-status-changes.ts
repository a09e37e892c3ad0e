import { sql } from 'kysely';
import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiryOfInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from './inquiries.access.ts';
import { type StatusChangeView, selectStatusChange } from './inquiries.view.ts';

/** Changes shown of one inquiry, and clients shown whose day has come. */
const MAX_SHOWN = 200;

/** Every status an inquiry has had, the newest first, with who changed it and why. */
export const listStatusHistory = verb(
  { name: 'inquiries.status_history', kind: 'read', permission: 'inquiries:read', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<StatusChangeView[]> => {
    const [inquiries, history] = await read(
      ctx,
      (db) => [
        inquiryOf(db, ctx, opportunity_id),
        selectStatusChange(db)
          .where(inOrganization(ctx, 'status_history'))
          .where('status_history.opportunity_id', '=', opportunity_id)
          .orderBy('status_history.at', 'desc')
          .orderBy('status_history.id', 'desc')
          .limit(MAX_SHOWN),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return history;
  },
);

/** Admitted clients whose confirmed discharge date has come: the longest overdue first (C-14). */
export const listReadyToDischarge = verb(
  { name: 'inquiries.ready_to_discharge', kind: 'read', permission: 'inquiries:status', input: z.strictObject({}) },
  async (ctx) => {
    const now = ctx.services.clock.now();
    const [rows] = await read(ctx, (db) => {
      const page = db
        .selectFrom('inquiries')
        .innerJoin('organizations', 'organizations.id', 'inquiries.org_id')
        .leftJoin('facilities', 'facilities.id', 'inquiries.facility_id')
        .select(['inquiries.id', 'inquiries.opportunity_name', 'inquiries.scheduled_discharge_date'])
        .select(['inquiries.version', 'facilities.name as facility'])
        .where(inOrganization(ctx, 'inquiries'))
        // As the index says it, for the planner to see.
        .where('inquiries.status', '=', sql.lit('ADMITTED' as const))
        .where('inquiries.finalized_discharge_date', '=', sql.lit(true))
        .where(
          'inquiries.scheduled_discharge_date',
          '<=',
          sql<string>`(${now.toISOString()}::timestamptz at time zone organizations.time_zone)::date`,
        )
        .orderBy('inquiries.scheduled_discharge_date')
        .orderBy('inquiries.id')
        .limit(MAX_SHOWN);
      return [audited(db, ctx, 'inquiry', page)] as const;
    });
    return rows;
  },
);
