import { sql } from 'kysely';
import { CASE_FIELD_NAMES } from '../../../shared/features/case-details/case-fields.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { existing } from '../documents/documents.access.ts';
import { ofOrganisation as inquiriesOfOrganisation } from '../inquiries/inquiries.access.ts';
import {
  CLIENT_COLUMNS,
  type EhrClient,
  type EhrDocument,
  type EhrInquiry,
  type EhrRecord,
  type EhrReferral,
  STAY_COLUMNS,
} from './ehr-record.ts';

const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The queries that a record is made of: one inquiry's own rows, each in its organisation. */
export const recordQueries = (db: Db, ctx: Context, opportunity_id: string) =>
  [
    db
      .selectFrom('inquiries')
      .leftJoin('facilities', 'facilities.id', 'inquiries.facility_id')
      .innerJoin('organisations', 'organisations.id', 'inquiries.org_id')
      .select(STAY_COLUMNS.map((name) => `inquiries.${name}` as const))
      .select(CASE_FIELD_NAMES.map((name) => `inquiries.${name}` as const))
      .select([
        'facilities.name as facility',
        'organisations.name as organisation',
        'organisations.time_zone',
        iso('inquiries.created_at').as('created_at'),
      ])
      .where(inquiriesOfOrganisation(ctx))
      .where('inquiries.id', '=', opportunity_id)
      .$castTo<EhrInquiry & { organisation: string; time_zone: string }>(),
    db
      .selectFrom('clients')
      .innerJoin('inquiries', 'inquiries.patient_id', 'clients.id')
      .select(CLIENT_COLUMNS.map((name) => `clients.${name}` as const))
      .where('clients.org_id', '=', ctx.actor.org_id)
      .where(inquiriesOfOrganisation(ctx))
      .where('inquiries.id', '=', opportunity_id)
      .$castTo<EhrClient>(),
    db
      .selectFrom('referral_records')
      .leftJoin('referral_sources', 'referral_sources.id', 'referral_records.referral_id')
      .select([
        'referral_records.id',
        'referral_records.referral_direction',
        'referral_records.priority_level',
        'referral_records.contact_name',
        'referral_records.referred_at',
        'referral_sources.referral_name as source',
      ])
      .where('referral_records.org_id', '=', ctx.actor.org_id)
      .where('referral_records.opportunity_id', '=', opportunity_id)
      .orderBy('referral_records.created_at')
      .orderBy('referral_records.id')
      .$castTo<EhrReferral>(),
    db
      .selectFrom('documents')
      .select(['id', 'file_name', 'file_description', 'file_size', 'storage_key', iso('created_at').as('created_at')])
      .where(existing(ctx))
      .where('opportunity_id', '=', opportunity_id)
      .orderBy('documents.created_at')
      .orderBy('documents.id')
      .$castTo<EhrDocument & { storage_key: string }>(),
  ] as const;

export type StoredPaper = EhrDocument & { storage_key: string };
/** A record whose documents name their files. */
type StoredRecord = Omit<EhrRecord, 'documents'> & { documents: readonly StoredPaper[] };
type Row = EhrInquiry & { organisation: string; time_zone: string };

/** The rows as one record; undefined for an inquiry that is not this organisation's. */
export function recordOf(
  [inquiry]: readonly Row[],
  [client]: readonly EhrClient[],
  referrals: readonly EhrReferral[],
  documents: readonly StoredPaper[],
): StoredRecord | undefined {
  if (!inquiry || !client) return undefined;
  const { organisation, time_zone, ...own } = inquiry;
  return { organisation, time_zone, client, inquiry: { ...own, custom: [] }, referrals, documents };
}
