import { sql } from 'kysely';
import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { onlinePlatforms } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { AlumniInput, RecordsOfInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { SOURCE_SEARCH_SIZE } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { ensure } from '#shared/platform/errors.ts';
import { keptLists, offeredIn } from '../option-lists/option-lists.access.ts';
import { seesFullRecord } from './referral-flow.access.ts';
import { briefOf, type RecordView, selectRecord } from './referral-flow.view.ts';

const MAX_SHOWN = 200;

const inquiryOf = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('inquiries')
    .select('patient_id')
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id);

/** An inquiry's logged referrals, oldest first. Outreach gets in full only those it logged itself. */
export const listRecords = verb(
  { name: 'referral_flow.list', kind: 'read', permission: 'referral_flow:read', input: RecordsOfInput },
  async (ctx, { opportunity_id }): Promise<RecordView[]> => {
    const [records, inquiries] = await read(ctx, (db) => {
      const page = selectRecord(db, userId(ctx))
        .where(inOrganization(ctx, 'referral_records'))
        .where('referral_records.opportunity_id', '=', opportunity_id)
        .orderBy('referral_records.created_at')
        .orderBy('referral_records.id')
        .limit(MAX_SHOWN);
      return [audited(db, ctx, 'referral_record', page), inquiryOf(db, ctx, opportunity_id)] as const;
    });
    ensure(inquiries[0], 'not_found', text.inquiry_not_found);
    return records.map((record) => (seesFullRecord(ctx, record) ? record : briefOf(record)));
  },
);

/** A former client as the picker sets it apart from others of the name. */
export interface AlumniView {
  id: string;
  firstname: string;
  lastname: string;
  dob: string | null;
  city: string | null;
}

/** Clients with a discharged inquiry, found by their words; the inquiry's own client is none of them (C-41). */
export const listAlumni = verb(
  { name: 'referral_flow.alumni', kind: 'read', permission: 'clients:read', input: AlumniInput },
  async (ctx, { opportunity_id, query }): Promise<AlumniView[]> => {
    const [alumni, inquiries] = await read(ctx, (db) => {
      const page = db
        .selectFrom('clients')
        .select(['clients.id', 'clients.firstname', 'clients.lastname', 'clients.dob', 'clients.city'])
        .where(inOrganization(ctx, 'clients'))
        .where('clients.id', 'not in', inquiryOf(db, ctx, opportunity_id))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('inquiries')
              .select('inquiries.id')
              .where(inOrganization(ctx, 'inquiries'))
              .whereRef('inquiries.patient_id', '=', 'clients.id')
              .where('inquiries.status', '=', 'DISCHARGED'),
          ),
        )
        .where(
          sql<boolean>`clients.search_text like all (array(select containing(word)
            from regexp_split_to_table(btrim(${query}), '[[:space:]]+') word))`,
        )
        .orderBy('clients.name_key')
        .orderBy('clients.id')
        .limit(SOURCE_SEARCH_SIZE);
      return [audited(db, ctx, 'client', page), inquiryOf(db, ctx, opportunity_id)] as const;
    });
    ensure(inquiries[0], 'not_found', text.inquiry_not_found);
    return alumni;
  },
);

/** The online platforms the organization offers, its own web site among them. */
export const listPlatforms = verb(
  { name: 'referral_flow.platforms', kind: 'read', permission: 'referral_flow:read', input: z.strictObject({}) },
  async (ctx): Promise<{ value: string; label: string }[]> => {
    const [organizations, lists] = await read(ctx, (db) => [
      db.selectFrom('organizations').select('website_url').where('id', '=', ctx.actor.org_id),
      keptLists(db, ctx, ['ONLINE_PLATFORMS']),
    ]);
    return onlinePlatforms(organizations[0]?.website_url, offeredIn(lists, 'ONLINE_PLATFORMS'));
  },
);
