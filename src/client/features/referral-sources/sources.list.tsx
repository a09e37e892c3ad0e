import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { FilterOption } from '#client/components/filters.ts';
import { countText } from '#client/components/list/count-text.ts';
import { defineList, type ListColumn, type ListFrameProps } from '#client/components/list/define-list.ts';
import type { ListFilter } from '#client/components/list/list-filters.ts';
import { archivedFilter, stateFilter } from '#client/components/outreach-filters.ts';
import { OutreachFrame } from '#client/components/outreach-frame.tsx';
import { Day, Instant } from '#client/components/when.tsx';
import { sourceHref } from '#client/platform/links.ts';
import { useFilterOptions } from '#client/platform/options.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { outreachMessages } from '#shared/features/outreach/outreach.messages.ts';
import {
  DEFAULT_SOURCE_COLUMNS,
  SOURCE_COLUMN_LABELS,
  SOURCE_COLUMNS,
  type SourceColumn,
} from '#shared/features/referral-sources/referral-sources.columns.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import {
  PAYMENT_TYPES,
  SOURCE_ORDERS,
  SOURCE_STATUS_LABELS,
  SOURCE_STATUSES,
} from '#shared/features/referral-sources/referral-sources.rules.ts';
import { SourceListInput, type SourceListQuery } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { OVERDUE_DAYS } from '#shared/features/referral-sources/source-rhythm.ts';
import { format } from '#shared/platform/define-messages.ts';
import { DueDay } from './due-day.tsx';
import { OwnerCell } from './owner-cell.tsx';
import { ARCHIVING, allSources, type Source, sourceListOptions, sourceName } from './referral-sources.data.ts';

const LOOKS: Record<SourceColumn, Omit<ListColumn<Source>, 'id' | 'label'>> = {
  referral_name: { width: '280px' },
  payment_type: { width: '176px' },
  specializations: { width: '176px' },
  status: { width: '160px' },
  created_at: { width: '152px', cell: ({ created_at }) => <Instant at={created_at} /> },
  last_activity_date: { width: '152px', cell: ({ last_activity_date }) => <Day day={last_activity_date} /> },
  type: { width: '176px' },
  state: { width: '88px' },
  owner: { width: '160px', cell: (source) => <OwnerCell source={source} /> },
  due_on: { width: '152px', cell: (source) => <DueDay source={source} /> },
};

const named = (values: readonly string[]): FilterOption[] => values.map((value) => ({ value, title: value }));

const PAYMENT: ListFilter = {
  key: 'payment_type',
  title: text.payment_type,
  type: 'list_single',
  options: named(PAYMENT_TYPES),
};
const FIXED: readonly ListFilter[] = [
  {
    key: 'overdue',
    title: text.overdue,
    type: 'select',
    options: OVERDUE_DAYS.map((n) => ({
      value: n,
      title: n === '0' ? text.overdue_any : format(text.overdue_by, { n }),
    })),
  },
  {
    key: 'status',
    title: text.column_status,
    type: 'org_status',
    options: SOURCE_STATUSES.map((status) => ({ value: status, title: SOURCE_STATUS_LABELS[status], status })),
  },
  stateFilter(text.state, text.other_states),
];
const DATES: readonly ListFilter[] = [
  { key: 'heard_from', title: text.heard_from, type: 'day', options: [] },
  { key: 'heard_to', title: text.heard_to, type: 'day', options: [] },
  { key: 'created_from', title: text.created_from, type: 'day', options: [] },
  { key: 'created_to', title: text.created_to, type: 'day', options: [] },
];
const SHOW_ARCHIVED = archivedFilter(text.show_archived);

/** The staff are those the organization has named. */
function useFilters(): readonly ListFilter[] {
  const { data: staff, isError, refetch } = useQuery(outreachStaffOptions());
  const types = useFilterOptions('SOURCE_TYPES');
  return useMemo(
    () => [
      PAYMENT,
      { key: 'type', title: text.type, type: 'list_single', options: types },
      ...FIXED,
      {
        key: 'staff',
        title: text.staff,
        type: 'list_multi',
        options: named(staff ?? []),
        ...(isError && !staff
          ? { failure: { message: text.failed_to_load_staff, onRetry: () => void refetch() } }
          : {}),
      },
      ...DATES,
      SHOW_ARCHIVED,
    ],
    [staff, types, isError, refetch],
  );
}

const Frame = ({ page, children }: ListFrameProps<Source>) => (
  <OutreachFrame tab="referral-sources" count={countText(page)}>
    {children}
  </OutreachFrame>
);

const listOrAll = (names: readonly string[]) => names.join(', ') || configurationMessages.all;

/** The organization's referral sources; `statusOf` says where one stands, and why. */
export const sourceList = (statusOf: (source: Source) => ReactNode) =>
  defineList<SourceListQuery, Source>({
    name: 'referral-sources',
    title: outreachMessages.referral_sources,
    reads: 'outreach:read',
    input: SourceListInput,
    orders: SOURCE_ORDERS,
    page: sourceListOptions,
    nameOf: sourceName,
    hrefOf: sourceHref,
    beside: { after: ({ is_active }) => !is_active && <StatusPill status="ARCHIVED_REFERRAL" /> },
    columns: SOURCE_COLUMNS.map((id) => ({
      id,
      label: SOURCE_COLUMN_LABELS[id],
      ...LOOKS[id],
      ...(id === 'status' && { cell: statusOf }),
    })),
    phone: (source) => ({
      status: statusOf(source),
      about: source.payment_type.join(', '),
      date: <Day day={source.last_activity_date} />,
    }),
    searchLabel: text.search_sources,
    useFilters,
    views: { type: 'ORG_VIEWS', columns: DEFAULT_SOURCE_COLUMNS },
    exported: {
      address: '/api/referrals_export',
      permission: 'outreach:read',
      fileName: (today) => `referral-sources-${today}.csv`,
    },
    pin: {
      widget: 'ReferralSourcesTable',
      // 'Referral Sources: Hot / All'.
      title: ({ status, staff }) =>
        format(text.pin_title, {
          status: listOrAll(status.map((each) => SOURCE_STATUS_LABELS[each])),
          staff: listOrAll(staff),
        }),
    },
    archiving: {
      ...ARCHIVING,
      permission: 'outreach:archive',
      shows: ({ archived }) => archived,
      all: allSources,
    },
    add: { label: outreachMessages.add_referral_source, permission: 'outreach:write', shows: { add: 'source' } },
    Frame,
    texts: {
      failed: text.error_fetching_sources,
      none: text.no_sources_found,
      row: text.referral_source.toLowerCase(),
    },
  });
