import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AdmissionsFrame } from '#client/components/admissions-frame.tsx';
import { countText } from '#client/components/list/count-text.ts';
import { defineList } from '#client/components/list/define-list.ts';
import type { ListFilter } from '#client/components/list/list-filters.ts';
import { PhoneLink } from '#client/components/phone-link.tsx';
import { Day, Instant } from '#client/components/when.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useFilterOptions } from '#client/platform/options.ts';
import { useMay } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { DEFAULT_INQUIRY_COLUMNS } from '#shared/features/inquiries/inquiries.columns.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import {
  AMOUNTS_FROM,
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUSES,
  MISSING_FIELDS,
  QUIET_DAYS,
} from '#shared/features/inquiries/inquiries.rules.ts';
import {
  INQUIRY_ORDERS,
  InquiryListInput,
  type InquiryListQuery,
} from '#shared/features/inquiries/inquiries.schemas.ts';
import { WHOLE_RECORD_FILTERS } from '#shared/features/inquiries/whole-record-filters.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { facilityNamesOptions, inquiryListOptions, staffNamesOptions } from '../inquiries.data.ts';
import { INQUIRY_FIELDS, type InquiryRow } from '../inquiry-fields.tsx';
import { StaffError } from '../staff-error.tsx';
import { InquiryBulkBar } from './inquiry-bulk.tsx';
import { PriorityCell, StaffCell, StatusCell } from './inquiry-cells.tsx';
import { InquiryPeek } from './inquiry-peek.tsx';

const MISSING_NAMES: Record<(typeof MISSING_FIELDS)[number], string> = {
  staff: text.column_staff,
  condition: text.column_condition,
  priority: text.column_priority,
  referral_org: text.column_referral,
  phone: text.phone,
  answer: text.missing_answer,
};
const asksOfWholeRecord = ({ key }: ListFilter) => WHOLE_RECORD_FILTERS.some((filter) => filter === key);
const inDollars = (amount: string) => `$${numberText(Number(amount))}`;

function useFilters(): readonly ListFilter[] {
  const { data: staff } = useQuery(staffNamesOptions());
  const { data: facilities } = useQuery({ ...facilityNamesOptions(), enabled: useMay('capacity:read') });
  const conditions = useFilterOptions('CONDITIONS');
  const readsWhole = useMay('inquiries:read');
  return useMemo(() => {
    const filters: readonly ListFilter[] = [
      {
        key: 'status_filter',
        savedAs: 'status',
        title: text.column_status,
        type: 'inquiry_status',
        options: INQUIRY_STATUSES.map((status) => ({ value: status, title: INQUIRY_STATUS_LABELS[status], status })),
      },
      {
        key: 'staff_filter',
        savedAs: 'staff',
        title: text.column_staff,
        type: 'list_multi',
        options: (staff ?? []).map((name) => ({ value: name, title: name })),
      },
      {
        key: 'quiet_days',
        title: text.filter_quiet,
        type: 'select',
        options: QUIET_DAYS.map((n) => ({ value: n, title: format(text.quiet_days, { n }) })),
      },
      {
        key: 'missing',
        title: text.filter_missing,
        type: 'list_multi',
        options: MISSING_FIELDS.map((field) => ({ value: field, title: MISSING_NAMES[field] })),
      },
      { key: 'created_from', title: text.filter_created_from, type: 'day', options: [] },
      { key: 'created_to', title: text.filter_created_to, type: 'day', options: [] },
      {
        key: 'amount_from',
        title: text.filter_amount,
        type: 'select',
        options: AMOUNTS_FROM.map((amount) => ({
          value: amount,
          title: format(text.amount_from, { amount: inDollars(amount) }),
        })),
      },
      {
        key: 'facility_filter',
        title: text.filter_facility,
        type: 'list_multi',
        options: (facilities ?? []).map((name) => ({ value: name, title: name })),
      },
      { key: 'condition_filter', title: text.column_condition, type: 'list_multi', options: conditions },
    ];
    return readsWhole ? filters : filters.filter((filter) => !asksOfWholeRecord(filter));
  }, [staff, facilities, conditions, readsWhole]);
}

const listOrAll = (names: readonly string[]) => names.join(', ') || configurationMessages.all;

/** The next day that matters to an inquiry: its admission, else its discharge; without one, what it is about. */
function dueOf({ scheduled_admit_date, scheduled_discharge_date, status, condition }: InquiryRow) {
  const [label, day] =
    status === 'ADMITTED' ? [text.phone_discharge, scheduled_discharge_date] : [text.phone_admit, scheduled_admit_date];
  if (!day) return condition?.join(', ');
  return (
    <>
      {label} <Day day={day} />
    </>
  );
}

/** Whom to call, and what is due. */
function CallAndDue({ row, phone }: { row: InquiryRow; phone: string }) {
  const due = dueOf(row);
  return (
    <>
      <PhoneLink number={phone} />
      {due && <> · {due}</>}
    </>
  );
}

const InquiryBoard = drawnLater(async () => (await import('../board/inquiry-board.tsx')).InquiryBoard);

/** What is changed where it stands. */
const EDITED: Partial<Record<string, (row: InquiryRow) => ReactNode>> = {
  status: (row) => <StatusCell row={row} />,
  staff: (row) => <StaffCell row={row} />,
  priority: (row) => <PriorityCell row={row} />,
};
const COLUMNS = INQUIRY_FIELDS.map((field) => {
  const cell = EDITED[field.id];
  return cell ? { ...field, cell } : field;
});

/** The inquiries of the organization. */
export const inquiryList = defineList<InquiryListQuery, InquiryRow>({
  name: 'inquiries',
  title: text.inquiries,
  reads: 'inquiries:list',
  input: InquiryListInput,
  orders: INQUIRY_ORDERS,
  page: inquiryListOptions,
  nameOf: ({ opportunity_name }) => opportunity_name,
  hrefOf: inquiryHref,
  columns: COLUMNS,
  phone: (row) => ({
    status: <StatusPill status={row.status} />,
    about: row.client_phone ? <CallAndDue row={row} phone={row.client_phone} /> : dueOf(row),
    date: (
      <>
        {row.last_touch ? text.last_touch : text.came_in} <Instant at={row.last_touch ?? row.created_at} />
      </>
    ),
  }),
  searchLabel: text.search_inquiries,
  useFilters,
  FiltersNotice: StaffError,
  views: { type: 'OPPORTUNITY_VIEWS', columns: DEFAULT_INQUIRY_COLUMNS },
  exported: {
    address: '/api/opportunities_export',
    permission: 'inquiries:export',
    columns: true,
    fileName: (today) => `inquiries-${today}.csv`,
  },
  pin: {
    widget: 'InquiriesTable',
    keeps: ['status_filter', 'staff_filter'],
    // 'Inquiries: Admitted / All' (C-19).
    title: ({ status_filter, staff_filter }) =>
      format(text.pin_title, {
        status: listOrAll(status_filter.map((status) => INQUIRY_STATUS_LABELS[status])),
        staff: listOrAll(staff_filter),
      }),
  },
  Peek: InquiryPeek,
  board: { label: text.board, permission: 'inquiries:read', statusKey: 'status_filter', Board: InquiryBoard },
  bulk: { permission: 'inquiries:write', Bar: InquiryBulkBar },
  add: { label: text.add_inquiry, permission: 'inquiries:write', shows: { new: true } },
  Frame: ({ page, children }) => (
    <AdmissionsFrame tab="inquiries" count={countText(page)}>
      {children}
    </AdmissionsFrame>
  ),
  texts: { failed: text.error_fetching_inquiries, none: text.no_inquiries_found, row: text.row },
});
