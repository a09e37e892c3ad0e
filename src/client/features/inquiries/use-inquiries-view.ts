import type { ViewState } from '../../../shared/features/configuration/list-views.ts';
import { DEFAULT_INQUIRY_COLUMNS } from '../../../shared/features/inquiries/inquiries.columns.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { type Shown, useListView } from '../../components/views/use-list-view.ts';
import { filtersFrom } from './inquiry-filters.ts';

export const DEFAULT_SORT = { column: 'created_at', order: 'desc' } as const;

const DEFAULT_VIEW: ViewState = {
  columns: DEFAULT_INQUIRY_COLUMNS,
  sort: DEFAULT_SORT.column,
  order: DEFAULT_SORT.order,
  filters: { search: '', status: [], staff: [] },
};

/** The direction a list is read in where its address names none. */
export const orderOf = (search: InquiryListQuery): 'asc' | 'desc' =>
  search.order ?? (search.sort === DEFAULT_SORT.column ? DEFAULT_SORT.order : 'asc');

const shownBy = (search: InquiryListQuery): Shown => ({
  sort: search.sort,
  order: orderOf(search),
  filters: { search: search.query ?? '', status: search.status_filter, staff: search.staff_filter },
});

const addressOf = ({ sort, order, filters: { search, status, staff } }: Shown): Partial<InquiryListQuery> => ({
  sort: sort as InquiryListQuery['sort'],
  order,
  query: typeof search === 'string' && search !== '' ? search : undefined,
  ...filtersFrom({ status_filter: [status ?? []].flat(), staff_filter: [staff ?? []].flat() }),
});

/** The saved views of the inquiries list over its address. */
export const useInquiriesView = (
  search: InquiryListQuery,
  onSearch: (change: Partial<InquiryListQuery>, replace?: boolean) => void,
) =>
  useListView({
    type: 'OPPORTUNITY_VIEWS',
    list: 'inquiries',
    builtIn: DEFAULT_VIEW,
    shown: shownBy(search),
    onShow: (shown, replace) => onSearch(addressOf(shown), replace),
  });
