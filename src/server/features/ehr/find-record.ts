import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { CASE_FIELD_NAMES } from '#shared/features/case-details/case-fields.ts';
import { type CaseSectionField, missingRequired } from '#shared/features/case-details/case-sections.ts';
import { hasValue } from '#shared/features/custom-config/custom-config.rules.ts';
import { failureText } from '#shared/features/documents/documents.messages.ts';
import { cannotBeOpened, type FailureReason } from '#shared/features/documents/documents.rules.ts';
import { referralFlowMessages } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { SourceKind } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { ownSectionQueries, ownSections } from '../case-details/case-details.queries.ts';
import { existing } from '../documents/documents.access.ts';
import {
  CLIENT_COLUMNS,
  type EhrClient,
  type EhrDocument,
  type EhrInquiry,
  type EhrRecord,
  type EhrReferral,
  type LeftOut,
  STAY_COLUMNS,
} from './ehr-record.ts';

const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The queries that a record is made of: one inquiry's own rows, each in its organization. */
export const recordQueries = (db: Db, ctx: Context, opportunity_id: string) =>
  [
    db
      .selectFrom('inquiries')
      .leftJoin('facilities', 'facilities.id', 'inquiries.facility_id')
      .innerJoin('organizations', 'organizations.id', 'inquiries.org_id')
      .select(STAY_COLUMNS.map((name) => `inquiries.${name}` as const))
      .select(CASE_FIELD_NAMES.map((name) => `inquiries.${name}` as const))
      .select([
        'inquiries.custom_values',
        'facilities.name as facility',
        'organizations.name as organization',
        'organizations.time_zone',
        iso('inquiries.created_at').as('created_at'),
      ])
      .where(inOrganization(ctx, 'inquiries'))
      .where('inquiries.id', '=', opportunity_id)
      .$castTo<Row>(),
    db
      .selectFrom('clients')
      .innerJoin('inquiries', 'inquiries.patient_id', 'clients.id')
      .select(CLIENT_COLUMNS.map((name) => `clients.${name}` as const))
      .where(inOrganization(ctx, 'clients'))
      .where(inOrganization(ctx, 'inquiries'))
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
        'referral_records.source_type',
        'referral_records.online_sources',
        'referral_sources.referral_name as source',
      ])
      .where(inOrganization(ctx, 'referral_records'))
      .where('referral_records.opportunity_id', '=', opportunity_id)
      .orderBy('referral_records.created_at')
      .orderBy('referral_records.id')
      .$castTo<ReferralRow>(),
    db
      .selectFrom('documents')
      .select(['id', 'file_name', 'file_description', 'file_size', 'storage_key', 'failure_reason'])
      .select(iso('created_at').as('created_at'))
      .where(existing(ctx))
      .where('opportunity_id', '=', opportunity_id)
      .orderBy('documents.created_at')
      .orderBy('documents.id')
      .$castTo<StoredPaper & { failure_reason: FailureReason | null }>(),
    ...ownSectionQueries(ctx, db),
  ] as const;

export type StoredPaper = EhrDocument & { storage_key: string };
/** A record whose documents name their files. */
type StoredRecord = Omit<EhrRecord, 'documents'> & {
  documents: readonly StoredPaper[];
  /** The organization's own required fields that hold nothing yet (C-28). */
  required: readonly { label: string }[];
};
type Row = Omit<EhrInquiry, 'custom'> & {
  organization: string;
  time_zone: string;
  custom_values: Record<string, unknown>;
};
type ReferralRow = EhrReferral & { source_type: SourceKind | null; online_sources: readonly string[] };
type OwnSectionRows = Parameters<typeof ownSections> extends [unknown, ...infer Rows] ? Rows : never;

/** A referral with where it came from. Of a former client only that it was one: a packet says nothing of another client. */
const withSource = ({ source_type, online_sources, source, ...referral }: ReferralRow): EhrReferral => ({
  ...referral,
  source:
    source_type === 'alumni_referral' ? referralFlowMessages.alumni_referral : (source ?? online_sources.join(', ')),
});

/** A value of the organization's own field in words. */
const inWords = ({ value, field_type }: Pick<CaseSectionField, 'value' | 'field_type'>): string => {
  if (typeof value === 'boolean') return value ? uiMessages.yes : uiMessages.no;
  return field_type === 'date' ? formatDay(String(value)) : [value].flat().join(', ');
};

/** The rows as one record; undefined for an inquiry that is not this organization's. */
export function recordOf(
  [inquiry]: readonly Row[],
  [client]: readonly EhrClient[],
  referrals: readonly ReferralRow[],
  papers: readonly (StoredPaper & { failure_reason: FailureReason | null })[],
  ...own_sections: OwnSectionRows
): StoredRecord | undefined {
  if (!inquiry || !client) return undefined;
  const { organization, time_zone, custom_values, ...own } = inquiry;
  const sections = ownSections(custom_values, ...own_sections) ?? [];
  const custom = sections
    .flatMap((section) => section.fields)
    .filter((field) => hasValue(field.value))
    .map((field) => ({ label: field.name, value: inWords(field) }));
  const required = missingRequired(sections).map(({ field }) => ({ label: field }));
  const documents: StoredPaper[] = [];
  const left_out: LeftOut[] = [];
  for (const { failure_reason, ...paper } of papers)
    if (cannotBeOpened(failure_reason)) left_out.push({ file_name: paper.file_name, why: failureText(failure_reason) });
    else documents.push(paper);
  return {
    organization,
    time_zone,
    client,
    inquiry: { ...own, custom },
    referrals: referrals.map(withSource),
    documents,
    left_out,
    required,
  };
}
