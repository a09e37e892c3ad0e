import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from '../../../shared/features/inquiries/inquiries.rules.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { FilterDefinition, FilterValues } from '../../components/filters.ts';
import { staffOptions } from './inquiries.data.ts';

/** The list's filters: by status and by staff. */
export function useInquiryFilters(): FilterDefinition[] {
  const { data: staff } = useQuery(staffOptions());
  return useMemo(
    () => [
      {
        key: 'status_filter',
        title: text.column_status,
        type: 'inquiry_status',
        options: INQUIRY_STATUSES.map((status) => ({ value: status, title: INQUIRY_STATUS_LABELS[status], status })),
      },
      {
        key: 'staff_filter',
        title: text.column_staff,
        type: 'list_multi',
        options: (staff ?? []).map((name) => ({ value: name, title: name })),
      },
    ],
    [staff],
  );
}

type Filters = Pick<InquiryListQuery, 'status_filter' | 'staff_filter'>;

/** What is filtered by, as the panel and the chips keep it. */
export const valuesOf = ({ status_filter, staff_filter }: Filters): FilterValues => ({ status_filter, staff_filter });

/** The chosen values as the address keeps them. */
export const filtersFrom = (chosen: FilterValues): Filters => ({
  status_filter: [...(chosen.status_filter ?? [])] as Filters['status_filter'],
  staff_filter: [...(chosen.staff_filter ?? [])],
});

export const NO_FILTERS = filtersFrom({});

const listOrAll = (names: readonly string[]) => names.join(', ') || configurationMessages.all;

/** What the pinned list is called: 'Inquiries: Admitted / All' (C-19). */
export const pinTitle = ({ status_filter, staff_filter }: Filters): string =>
  format(text.pin_title, {
    status: listOrAll(status_filter.map((status) => INQUIRY_STATUS_LABELS[status])),
    staff: listOrAll(staff_filter),
  });
