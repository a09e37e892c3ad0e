import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import { CASE_FIELD_NAMES, type CaseFieldName } from '#shared/features/case-details/case-fields.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type { InquiriesTable } from './inquiries.table.ts';

const epoch = (column: string) => sql<number>`epoch(${sql.ref(column)})`;

/** What everyone who may list sees of a row. */
export const BRIEF_COLUMNS = ['inquiries.id', 'inquiries.opportunity_name', 'inquiries.status'] as const;

/** The columns of a list row. */
const ROW_COLUMNS = [
  ...BRIEF_COLUMNS,
  'inquiries.patient_id',
  'inquiries.condition',
  'inquiries.staff',
  'inquiries.referral_org',
  'inquiries.referred_out_org',
  'inquiries.priority',
  'inquiries.cc',
  'inquiries.clinical_coordinator',
  'inquiries.md',
  'inquiries.therapist',
  'inquiries.medication_plan',
  'inquiries.scheduled_admit_date',
  'inquiries.scheduled_discharge_date',
  'inquiries.finalized_discharge_date',
] as const;

/** The columns of a list row that are the client's: the record's own page shows them with the client. */
const CLIENT_COLUMNS = ['inquiries.client_phone'] as const;

/** The columns of the record's own page, beyond the row's. */
const DETAIL_COLUMNS = [
  ...ROW_COLUMNS,
  'inquiries.client_name',
  'inquiries.source',
  'inquiries.summary',
  'inquiries.pinned_note_id',
  'inquiries.additional_instructions',
  'inquiries.admit_date',
  'inquiries.drop_reason',
  'inquiries.discharge_type',
  'inquiries.opportunity_total_amount',
  'inquiries.level_of_care',
  'inquiries.primary_substance',
  'inquiries.custom_values',
  'inquiries.version',
] as const;

/** Case details; medication_plan stands among the row's columns already. */
const CASE_COLUMNS = CASE_FIELD_NAMES.filter((name) => name !== 'medication_plan').map(
  (name) => `inquiries.${name}` as const,
);

/**
 * Columns that stay inside: keys of other tables that no screen names, copies kept for search and sort, and who and when
 * of the row's own making, which leave as names and seconds instead.
 */
export const NEVER_LEAVES = {
  inquiries: [
    'org_id',
    'status_rank',
    'facility_id',
    'stay',
    'name_key',
    'referral_key',
    'search_text',
    'inserted_at',
    'created_by',
    'updated_by',
  ],
  inquiry_notes: ['org_id', 'opportunity_id'],
  status_history: ['org_id', 'opportunity_id', 'user_id'],
} as const satisfies NeverLeaves;

/** When somebody last wrote of it or spoke with them, as the filter of quiet inquiries counts it; null where nobody has. */
const LAST_TOUCH = sql<number | null>`epoch(greatest(
  (select max(n.created_at) from inquiry_notes n where n.org_id = inquiries.org_id and n.opportunity_id = inquiries.id),
  (select max(c."timestamp") from calls c where c.org_id = inquiries.org_id and c.opportunity_id = inquiries.id)))`;

type Column<Names extends readonly string[]> = Names[number] extends `inquiries.${infer Name}` ? Name : never;
type Picked<Names extends readonly string[]> = Pick<Selectable<InquiriesTable>, Column<Names> & keyof InquiriesTable>;

export type InquiryBrief = Picked<typeof BRIEF_COLUMNS> & { created_at: number };
/** Outreach gets the brief part alone, so everything else may be absent. */
export type InquiryRow = InquiryBrief &
  Partial<
    Picked<typeof ROW_COLUMNS> &
      Picked<typeof CLIENT_COLUMNS> & { pinned_note_description: string | null; last_touch: number | null }
  >;
export type InquiryDetail = InquiryBrief &
  Partial<
    Picked<typeof DETAIL_COLUMNS> &
      Record<CaseFieldName, string | null> & {
        pinned_note_description: string | null;
        updated_at: number;
        created_by_name: string | null;
        updated_by_name: string | null;
        facility: string | null;
      }
  >;

export interface NoteView {
  id: string;
  kind: 'note' | 'event';
  user_id: string | null;
  user_name: string;
  description: string;
  meta_description: string | null;
  created_at: number;
  edited_at: number | null;
}

/** A list row's columns; `whole` is false for a role that sees the brief part alone. */
export const selectRow = (db: Db, whole: boolean) => {
  const row = db.selectFrom('inquiries').select(epoch('inquiries.created_at').as('created_at'));
  if (!whole) return row.select(BRIEF_COLUMNS).$castTo<InquiryRow>();
  return row
    .leftJoin('inquiry_notes as pinned', 'pinned.id', 'inquiries.pinned_note_id')
    .select(ROW_COLUMNS)
    .select(CLIENT_COLUMNS)
    .select(['pinned.description as pinned_note_description', LAST_TOUCH.as('last_touch')])
    .$castTo<InquiryRow>();
};

/** The record's own page. */
export const selectDetail = (db: Db, whole: boolean) => {
  if (!whole) return selectRow(db, false).$castTo<InquiryDetail>();
  return db
    .selectFrom('inquiries')
    .leftJoin('inquiry_notes as pinned', 'pinned.id', 'inquiries.pinned_note_id')
    .leftJoin('users as creator', 'creator.id', 'inquiries.created_by')
    .leftJoin('users as editor', 'editor.id', 'inquiries.updated_by')
    .leftJoin('facilities', 'facilities.id', 'inquiries.facility_id')
    .select(DETAIL_COLUMNS)
    .select(CASE_COLUMNS)
    .select([
      epoch('inquiries.created_at').as('created_at'),
      epoch('inquiries.updated_at').as('updated_at'),
      'pinned.description as pinned_note_description',
      'facilities.name as facility',
      sql<string | null>`creator.firstname || ' ' || creator.lastname`.as('created_by_name'),
      sql<string | null>`editor.firstname || ' ' || editor.lastname`.as('updated_by_name'),
    ])
    .$castTo<InquiryDetail>();
};

/** A note as the rail shows it. */
export const selectNote = (db: Db) =>
  db
    .selectFrom('inquiry_notes')
    .select(['id', 'kind', 'user_id', 'user_name', 'description', 'meta_description'])
    .select([epoch('created_at').as('created_at'), sql<number | null>`epoch(edited_at)`.as('edited_at')])
    .$castTo<NoteView>();

export interface StatusChangeView {
  id: string;
  /** Null for the opening of the inquiry. */
  from_status: InquiryStatus | null;
  to_status: InquiryStatus;
  at: number;
  description: string | null;
  drop_reason: string | null;
  by_name: string | null;
}

/** A line of an inquiry's status history. */
export const selectStatusChange = (db: Db) =>
  db
    .selectFrom('status_history')
    .leftJoin('users as mover', 'mover.id', 'status_history.user_id')
    .select(['status_history.id', 'status_history.from_status', 'status_history.to_status'])
    .select(['status_history.description', 'status_history.drop_reason', epoch('status_history.at').as('at')])
    .select(sql<string | null>`mover.firstname || ' ' || mover.lastname`.as('by_name'))
    .$castTo<StatusChangeView>();
