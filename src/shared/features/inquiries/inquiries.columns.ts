import { inquiriesMessages as text } from './inquiries.messages.ts';

/** What the list of inquiries can show, in the specification's order, with each column's name. */
export const INQUIRY_COLUMN_LABELS = {
  opportunity_name: text.column_name,
  condition: text.column_condition,
  staff: text.column_staff,
  referral_org: text.column_referral,
  status: text.column_status,
  pinned_note_description: text.column_pinned_note,
  priority: text.column_priority,
  created_at: text.column_created,
  cc: text.column_cc,
  clinical_coordinator: text.column_clinical_coordinator,
  md: text.column_md,
  medication_plan: text.column_medication_plan,
  referred_out_org: text.column_referred_out,
  therapist: text.column_therapist,
  scheduled_admit_date: text.column_scheduled_admit,
  scheduled_discharge_date: text.column_scheduled_discharge,
  finalized_discharge_date: text.column_finalized_discharge,
} as const;

export type InquiryColumn = keyof typeof INQUIRY_COLUMN_LABELS;

export const INQUIRY_COLUMNS = Object.keys(INQUIRY_COLUMN_LABELS) as [InquiryColumn, ...InquiryColumn[]];

/** Always shown: it leads to the record. */
export const REQUIRED_INQUIRY_COLUMN = 'opportunity_name' satisfies InquiryColumn;

/** The columns of the default view: the first eight. */
export const DEFAULT_INQUIRY_COLUMNS: readonly InquiryColumn[] = INQUIRY_COLUMNS.slice(0, 8);
