import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import {
  PAYMENT_TYPES,
  SOURCE_STATUS_LABELS,
  SOURCE_STATUSES,
  SOURCE_TYPES,
} from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { FilterDefinition, FilterOption, FilterValues } from '../../components/filters.ts';
import { ARCHIVED, archivedFilter, stateFilter } from '../../components/outreach-filters.ts';
import { outreachStaffOptions } from '../../platform/outreach-staff.ts';

const named = (values: readonly string[]): FilterOption[] => values.map((value) => ({ value, title: value }));

const FIXED: readonly FilterDefinition[] = [
  { key: 'payment_type', title: text.payment_type, type: 'list_single', options: named(PAYMENT_TYPES) },
  { key: 'type', title: text.type, type: 'list_single', options: named(SOURCE_TYPES) },
  {
    key: 'status',
    title: text.column_status,
    type: 'org_status',
    options: SOURCE_STATUSES.map((status) => ({ value: status, title: SOURCE_STATUS_LABELS[status], status })),
  },
  stateFilter(text.state, text.other_states),
];
const SHOW_ARCHIVED = archivedFilter(text.show_archived);

/** The list's filters; the staff are those the organisation has named. */
export function useSourceFilters(): FilterDefinition[] {
  const { data: staff, isError, refetch } = useQuery(outreachStaffOptions());
  return useMemo(
    () => [
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
      SHOW_ARCHIVED,
    ],
    [staff, isError, refetch],
  );
}

type Filters = Pick<SourceListQuery, 'payment_type' | 'type' | 'status' | 'state' | 'staff' | 'archived'>;

/** What is filtered by, as the panel and the chips keep it. */
export const valuesOf = ({ payment_type, type, status, state, staff, archived }: Filters): FilterValues => ({
  payment_type: payment_type ? [payment_type] : [],
  type: type ? [type] : [],
  status,
  state: state ? [state] : [],
  staff,
  archived: archived ? [ARCHIVED] : [],
});

/** The chosen values as the address keeps them. */
export const filtersFrom = (chosen: FilterValues): Filters => ({
  payment_type: chosen.payment_type?.[0] as Filters['payment_type'],
  type: chosen.type?.[0] as Filters['type'],
  status: [...(chosen.status ?? [])] as Filters['status'],
  state: chosen.state?.[0] as Filters['state'],
  staff: [...(chosen.staff ?? [])],
  archived: chosen.archived?.[0] === ARCHIVED,
});

export const NO_FILTERS = filtersFrom({});

const listOrAll = (names: readonly string[]) => names.join(', ') || configurationMessages.all;

/** What the pinned list is called: 'Referral Sources: Hot / All'. */
export const pinTitle = ({ status, staff }: Pick<Filters, 'status' | 'staff'>): string =>
  format(text.pin_title, {
    status: listOrAll(status.map((each) => SOURCE_STATUS_LABELS[each])),
    staff: listOrAll(staff),
  });
