import type { Value } from './copy-text.ts';
import type { OrganizationSize } from './dataset-size.ts';
import { rowId } from './draw.ts';
import { type Inquiry, inquiryOf } from './inquiries.ts';
import { DAY_MS, day, facilityId, instant, organizationId, SERIES, userId } from './organization.ts';
import { sourceIdOf } from './sources.ts';
import { several, type TableRows } from './table-rows.ts';
import { NOTE_TEXTS, STAFF } from './words.ts';

/** Days between one status and the next. */
const STEP_DAYS = 4;

const INQUIRY_COLUMNS = [
  ...['id', 'org_id', 'patient_id', 'opportunity_name', 'client_name', 'client_phone', 'status', 'condition', 'staff'],
  ...['priority', 'referral_org', 'summary', 'pinned_note_id', 'md', 'therapist', 'cc', 'medication_plan'],
  ...['scheduled_admit_date', 'scheduled_discharge_date', 'finalized_discharge_date', 'admit_date', 'drop_reason'],
  ...['facility_id', 'opportunity_total_amount'],
  ...['created_at', 'inserted_at', 'created_by', 'updated_at', 'updated_by'],
];

/** Dates of a stay, in order, as far as the inquiry has come. */
function stayOf({ path, status, created_at }: Inquiry) {
  const reached = path.includes('SCHEDULED-ADMIT');
  const admitted = path.includes('ADMITTED');
  const admit = day(created_at + 3 * STEP_DAYS * DAY_MS);
  return {
    scheduled: reached ? admit : null,
    leaves: admitted ? day(created_at + 45 * DAY_MS) : null,
    finalized: status === 'DISCHARGED',
    admitted: admitted ? admit : null,
  };
}

const houseOf = (organization: number, { facility }: Inquiry) =>
  facility === null ? null : facilityId(organization, facility);

const LINK_COLUMNS = ['org_id', 'inquiry_id', 'status', 'facility_id', 'opportunity_total_amount', 'created_at'];

/** What a name by which an inquiry is found has beside it. */
const linkRow = (organization: number, inquiry: Inquiry): readonly Value[] => [
  ...[organizationId(organization), inquiry.id, inquiry.status, houseOf(organization, inquiry)],
  ...[inquiry.amount, instant(inquiry.created_at)],
];

function inquiryRow(organization: number, index: number, inquiry: Inquiry): readonly Value[] {
  const { id, name, client, status, condition, staff, priority, referral_org, note, drop_reason } = inquiry;
  const stay = stayOf(inquiry);
  const at = instant(inquiry.created_at);
  const cared = stay.admitted !== null;
  return [
    ...[
      id,
      organizationId(organization),
      client.id,
      name,
      `${client.firstname} ${client.lastname}`,
      client.phone_number,
    ],
    ...[status, condition, staff, priority, referral_org],
    index % 3 === 0 ? `Referred for ${condition.join(' and ')}; records of an earlier stay were asked for.` : null,
    note,
    cared ? `Dr. ${STAFF[index % STAFF.length]}` : null,
    cared ? STAFF[(index + 5) % STAFF.length]! : null,
    cared ? STAFF[(index + 9) % STAFF.length]! : null,
    cared ? 'As before admission' : null,
    ...[stay.scheduled, stay.leaves, stay.finalized, stay.admitted, drop_reason],
    houseOf(organization, inquiry),
    inquiry.amount,
    ...[at, at, userId(organization), at, userId(organization)],
  ];
}

function* historyRows(organization: number, index: number, inquiry: Inquiry): Iterable<readonly Value[]> {
  for (const [step, to_status] of inquiry.path.entries()) {
    const at = inquiry.created_at + step * STEP_DAYS * DAY_MS;
    const id = rowId(at, SERIES.status, organization, index * 8 + step);
    const from = step === 0 ? null : inquiry.path[step - 1]!;
    const reason = to_status === 'DROPPED' ? inquiry.drop_reason : null;
    yield [id, organizationId(organization), inquiry.id, from, to_status, instant(at), userId(organization), reason];
  }
}

function* referralRows(organization: number, index: number, inquiry: Inquiry): Iterable<readonly Value[]> {
  if (inquiry.source === null) return;
  const id = rowId(inquiry.created_at, SERIES.referral, organization, index);
  yield [
    ...[id, organizationId(organization), inquiry.id, 'referral_received', 'primary', 'professional_referral'],
    ...[
      sourceIdOf(organization, inquiry.source),
      day(inquiry.created_at),
      userId(organization),
      instant(inquiry.created_at),
    ],
  ];
}

function* noteRows(organization: number, index: number, inquiry: Inquiry): Iterable<readonly Value[]> {
  if (!inquiry.note) return;
  const text = NOTE_TEXTS[index % NOTE_TEXTS.length]!;
  const at = instant(inquiry.created_at);
  yield [inquiry.note, organizationId(organization), inquiry.id, userId(organization), STAFF[0]!, text, at];
}

/** Inquiries with their notes, history, referrals and the link rows that a trigger keeps otherwise. */
export function inquiryRows(organization: number, size: OrganizationSize): TableRows[] {
  const each = (
    table: string,
    columns: readonly string[],
    rows: (index: number, inquiry: Inquiry) => Iterable<readonly Value[]>,
  ) => several(table, columns, size.inquiries, (index) => rows(index, inquiryOf(organization, size, index)));
  return [
    each('inquiries', INQUIRY_COLUMNS, (index, inquiry) => [inquiryRow(organization, index, inquiry)]),
    each('inquiry_staff', ['staff_name', ...LINK_COLUMNS], (_, inquiry) =>
      inquiry.staff.map((name) => [name, ...linkRow(organization, inquiry)]),
    ),
    each('inquiry_conditions', ['condition', ...LINK_COLUMNS], (_, inquiry) =>
      inquiry.condition.map((name) => [name, ...linkRow(organization, inquiry)]),
    ),
    each(
      'inquiry_notes',
      ['id', 'org_id', 'opportunity_id', 'user_id', 'user_name', 'description', 'created_at'],
      (index, inquiry) => noteRows(organization, index, inquiry),
    ),
    each(
      'status_history',
      ['id', 'org_id', 'opportunity_id', 'from_status', 'to_status', 'at', 'user_id', 'drop_reason'],
      (index, inquiry) => historyRows(organization, index, inquiry),
    ),
    each(
      'referral_records',
      [
        ...['id', 'org_id', 'opportunity_id', 'referral_direction', 'priority_level', 'source_type', 'referral_id'],
        ...['referred_at', 'created_by', 'created_at'],
      ],
      (index, inquiry) => referralRows(organization, index, inquiry),
    ),
  ];
}
