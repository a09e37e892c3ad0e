import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type {
  PriorityLevel,
  ReferralDirection,
  SourceKind,
} from '#shared/features/referral-flow/referral-flow.rules.ts';

/** That a referral was logged: what everyone who may list sees of it. */
export interface RecordBrief {
  id: string;
  referral_direction: ReferralDirection;
  priority_level: PriorityLevel | null;
  /** Whether the person asking logged it. */
  own: boolean;
}

/** A logged referral. A role that sees only its own gets the brief part of the others, so everything else may be absent. */
export type RecordView = RecordBrief &
  Partial<{
    opportunity_id: string;
    source_type: SourceKind | null;
    online_sources: string[];
    alumni_patient_id: string | null;
    alumni_name: string | null;
    referral_id: string | null;
    referral_name: string | null;
    contact_id: string | null;
    contact_name: string | null;
    contact_email: string | null;
    marketing_contact: string | null;
    /** Noon of the day, in the organization's zone; `event_date` is the same. */
    referred_at: number;
    event_date: number;
    notes: string | null;
    send_notification: boolean;
    created_at: number;
    created_by_name: string | null;
  }>;

/** Columns that stay inside; who logged it leaves as a name. */
export const NEVER_LEAVES = { referral_records: ['org_id', 'created_by'] } as const satisfies NeverLeaves;

const NOON = sql<number>`epoch((referral_records.referred_at + time '12:00') at time zone organizations.time_zone)`;

/** A logged referral with the names it refers to; `userId` is the person asking. */
export const selectRecord = (db: Db, userId: string | null) =>
  db
    .selectFrom('referral_records')
    .innerJoin('organizations', 'organizations.id', 'referral_records.org_id')
    .leftJoin('referral_sources', 'referral_sources.id', 'referral_records.referral_id')
    .leftJoin('referral_contacts', 'referral_contacts.id', 'referral_records.contact_id')
    .leftJoin('clients', 'clients.id', 'referral_records.alumni_patient_id')
    .leftJoin('users', 'users.id', 'referral_records.created_by')
    .select([
      'referral_records.id',
      'referral_records.opportunity_id',
      'referral_records.referral_direction',
      'referral_records.priority_level',
      'referral_records.source_type',
      'referral_records.online_sources',
      'referral_records.alumni_patient_id',
      'referral_records.referral_id',
      'referral_records.contact_id',
      'referral_records.contact_name',
      'referral_records.marketing_contact',
      'referral_records.notes',
      'referral_records.send_notification',
    ])
    .select([
      'referral_sources.referral_name',
      'referral_contacts.email as contact_email',
      sql<string | null>`clients.firstname || ' ' || clients.lastname`.as('alumni_name'),
      sql<string | null>`users.firstname || ' ' || users.lastname`.as('created_by_name'),
      NOON.as('referred_at'),
      NOON.as('event_date'),
      sql<number>`epoch(referral_records.created_at)`.as('created_at'),
      sql<boolean>`coalesce(referral_records.created_by = ${userId}::uuid, false)`.as('own'),
    ])
    .$castTo<Required<RecordView>>();

export const briefOf = ({ id, referral_direction, priority_level, own }: RecordBrief): RecordBrief => ({
  id,
  referral_direction,
  priority_level,
  own,
});

/** A logged referral as its source's analytics show it: the inquiry, beside when and as what it was referred. */
export interface ReferralOfSource {
  id: string;
  referral_direction: ReferralDirection;
  opportunity_id: string;
  opportunity_name: string;
  status: InquiryStatus;
  created_at: number;
  condition: string[];
  priority_level: PriorityLevel | null;
  referred_at: number;
}

/** A logged referral with its inquiry. */
export const selectReferralOfSource = (db: Db) =>
  db
    .selectFrom('referral_records')
    .innerJoin('organizations', 'organizations.id', 'referral_records.org_id')
    .innerJoin('inquiries', (join) =>
      join
        .onRef('inquiries.id', '=', 'referral_records.opportunity_id')
        .onRef('inquiries.org_id', '=', 'referral_records.org_id'),
    )
    .select([
      'referral_records.id',
      'referral_records.referral_direction',
      'referral_records.opportunity_id',
      'referral_records.priority_level',
    ])
    .select(['inquiries.opportunity_name', 'inquiries.status', 'inquiries.condition'])
    .select([NOON.as('referred_at'), sql<number>`epoch(inquiries.created_at)`.as('created_at')])
    .$castTo<ReferralOfSource>();
