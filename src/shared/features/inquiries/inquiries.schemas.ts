import { z } from 'zod';
import { MAX_IN_BULK } from '#shared/platform/bulk.ts';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { emptyOr } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { listInput, nameList, pageInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { CASE_FIELD_NAMES, type CaseFieldName, isCaseDate } from '../case-details/case-fields.ts';
import { ClientCreateInput } from '../clients/clients.schemas.ts';
import { planInput } from '../inquiry-status/inquiry-status.schemas.ts';
import { DEFAULT_INQUIRY_COLUMNS, INQUIRY_COLUMNS } from './inquiries.columns.ts';
import { inquiriesMessages } from './inquiries.messages.ts';
import {
  AMOUNTS_FROM,
  INQUIRY_STATUSES,
  MAX_STAFF,
  MIN_URGENT,
  MISSING_FIELDS,
  QUIET_DAYS,
  toInquiryStatus,
} from './inquiries.rules.ts';

export const INQUIRY_ORDERS = {
  created_at: 'desc',
  opportunity_name: 'asc',
  status: 'asc',
  priority: 'asc',
  referral_org: 'asc',
  scheduled_admit_date: 'asc',
} as const satisfies Orders;
export type InquirySort = keyof typeof INQUIRY_ORDERS;
export const INQUIRY_SORTS = sortsOf(INQUIRY_ORDERS);

const statusFilter = z.preprocess(
  (value) => {
    const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
    const tokens = list.flatMap((item) => (typeof item === 'string' ? item.split(',') : [item]));
    const kept = tokens.filter((token) => token !== '');
    return [...new Set(kept.map((token) => (typeof token === 'string' ? (toInquiryStatus(token) ?? token) : token)))];
  },
  z.array(z.enum(INQUIRY_STATUSES)).max(INQUIRY_STATUSES.length),
);

/** What narrows and orders the list, wherever it is shown. */
const listed = {
  query: z.string().trim().max(200).optional(),
  status_filter: statusFilter.optional().default([]),
  staff_filter: nameList.optional().default([]),
  /** Facilities by their names. */
  facility_filter: nameList.optional().default([]),
  condition_filter: nameList.optional().default([]),
  /** Days of the organization, both of them counted in. */
  created_from: CalendarDate.optional(),
  created_to: CalendarDate.optional(),
  amount_from: z.enum(AMOUNTS_FROM).optional(),
  missing: z
    .preprocess(
      (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).filter((item) => item !== ''),
      z.array(z.enum(MISSING_FIELDS)).max(MISSING_FIELDS.length),
    )
    .optional()
    .default([]),
  /** Open ones about which nobody wrote a note or had a call for so many days. */
  quiet_days: z.enum(QUIET_DAYS).optional(),
  sort: z.enum(INQUIRY_SORTS).default('created_at'),
};

/** The list's one contract: route search, procedure input, REST query and what the query builder walks. */
export const InquiryListInput = listInput({ ...listed });
export type InquiryListQuery = z.output<typeof InquiryListInput>;

const { status_filter: _each, ...inEveryStatus } = listed;
/** The board: the list in each status, so many cards of each. */
export const InquiryBoardInput = z.strictObject({
  ...inEveryStatus,
  order: pageInput.order,
  limit: z.int().min(1).max(100).default(20),
});
export type InquiryBoardQuery = z.output<typeof InquiryBoardInput>;

/** The whole of a list as it is filtered and ordered, with the columns wanted. */
export const InquiryExportInput = z.strictObject({
  ...listed,
  order: pageInput.order,
  columns: z
    .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(z.enum(INQUIRY_COLUMNS)))
    .pipe(z.array(z.enum(INQUIRY_COLUMNS)).min(1).max(INQUIRY_COLUMNS.length))
    .optional()
    .default([...DEFAULT_INQUIRY_COLUMNS]),
});

export const InquiryOfInput = z.strictObject({ opportunity_id: Id });
export const InquiriesOfClientInput = z.strictObject({ patient_id: Id });

/** One value or several; trimmed, without repeats. */
const names = (each: number, most: number) =>
  z
    .union([z.string(), z.array(z.string().trim().min(1).max(each)).max(most)])
    .transform((value) => [
      ...new Set((typeof value === 'string' ? [value.trim()] : value).filter((name) => name !== '')),
    ])
    .pipe(z.array(z.string().max(each)).max(most));

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => (value.trim() === '' ? null : value.trim()))
    .nullable();

export const InquiryCreateInput = z.strictObject({
  patient_id: Id,
  opportunity_name: z.string().max(260).optional(),
  condition: names(100, 30).default([]),
  staff: names(80, MAX_STAFF).default([]),
  created_at_date: CalendarDate,
  additional_instructions: text(10_000).optional().default(null),
  /** Of one brought over from an earlier system: where it came from, in that system's words. */
  source: text(200).optional().default(null),
});

/** A new inquiry as it is asked for: with the names of its client, who may be new. */
export const InquiryCreation = InquiryCreateInput.omit({ opportunity_name: true, source: true }).extend({
  patient_id: Id.nullable(),
  ...ClientCreateInput.pick({ firstname: true, lastname: true, phone_number: true, dob: true }).shape,
});

const caseDate = emptyOr(CalendarDate);
const caseField = (name: CaseFieldName) => (isCaseDate(name) ? caseDate : text(10_000)).optional();

/** Every case detail as input: text, or a calendar date; empty means none. */
export const caseFields = Object.fromEntries(CASE_FIELD_NAMES.map((name) => [name, caseField(name)])) as Record<
  CaseFieldName,
  ReturnType<typeof caseField>
>;

/** What an inquiry answers and an edit does not change. */
export const INQUIRY_READ_ONLY = [
  'id',
  'patient_id',
  'opportunity_name',
  'client_name',
  'referral_org',
  'referred_out_org',
  'source',
  'pinned_note_description',
  'custom_values',
  'created_at',
  'created_by_name',
  'updated_by_name',
] as const;

export const InquiryUpdateInput = z.strictObject({
  opportunity_id: Id,
  opportunity: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    summary: text(20_000).optional(),
    pinned_note_id: Id.nullable().optional(),
    priority: emptyOr(z.int().min(1).max(MIN_URGENT)).optional(),
    condition: names(100, 30).optional(),
    staff: names(80, MAX_STAFF).optional(),
    additional_instructions: text(10_000).optional(),
    primary_substance: text(100).optional(),
    ...caseFields,
    ...planInput,
    ...readOnly(INQUIRY_READ_ONLY),
  }),
});
export type InquiryEdit = Omit<z.output<typeof InquiryUpdateInput>['opportunity'], (typeof INQUIRY_READ_ONLY)[number]>;

/** What many inquiries are changed to at once; a name added to the staff, or taken off it, leaves the others there. */
export const InquiryChange = z
  .strictObject({
    priority: emptyOr(z.int().min(1).max(MIN_URGENT)).optional(),
    staff: names(80, MAX_STAFF).optional(),
    add_staff: z.string().trim().min(1).max(80).optional(),
    remove_staff: z.string().trim().min(1).max(80).optional(),
    level_of_care: text(100).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, inquiriesMessages.bulk_nothing);
export type InquiryChange = z.output<typeof InquiryChange>;

/** Each row with its own change, so that what was there before goes back with the same call; of a version where it is given. */
export const InquiryChangeManyInput = z.strictObject({
  rows: z
    .array(z.strictObject({ id: z.string().max(64), version: z.int().min(1).optional(), change: InquiryChange }))
    .min(1)
    .max(MAX_IN_BULK)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, inquiriesMessages.bulk_twice),
});

export const NoteAddInput = z.strictObject({
  opportunity_id: Id,
  description: z.string().trim().min(1).max(10_000),
});

export const NoteEditInput = z.strictObject({
  note_id: Id,
  description: z.string().trim().min(1).max(10_000),
});
