import type { ViewState } from '../../../shared/features/configuration/list-views.ts';
import { SOURCE_COLUMNS } from '../../../shared/features/referral-sources/referral-sources.columns.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { type Shown, useListView } from '../../components/views/use-list-view.ts';
import { keptFilters, readFilters } from '../../components/views/views.ts';
import { filtersFrom, valuesOf } from './source-filters.ts';

export const DEFAULT_SORT = { column: 'last_activity_date', order: 'desc' } as const;

const DEFAULT_VIEW: ViewState = {
  columns: SOURCE_COLUMNS,
  sort: DEFAULT_SORT.column,
  order: DEFAULT_SORT.order,
  filters: { search: '', payment_type: '', type: '', status: [], state: '', staff: [], archived: '' },
};

/** The direction that an order is read in by itself: what is newest first, names and levels upwards. */
export const usualOrder = (sort: SourceListQuery['sort']): 'asc' | 'desc' =>
  sort === 'last_activity_date' || sort === 'created_at' ? 'desc' : 'asc';

export const orderOf = ({ sort, order }: Pick<SourceListQuery, 'sort' | 'order'>): 'asc' | 'desc' =>
  order ?? usualOrder(sort);

const shownBy = (search: SourceListQuery): Shown => ({
  sort: search.sort,
  order: orderOf(search),
  filters: keptFilters(search.query, valuesOf(search), DEFAULT_VIEW.filters),
});

function addressOf({ sort, order, filters }: Shown): Partial<SourceListQuery> {
  const { query, values } = readFilters(filters);
  return { sort: sort as SourceListQuery['sort'], order, query, ...filtersFrom(values) };
}

/** The saved views of the list of referral sources over its address. */
export const useSourcesView = (
  search: SourceListQuery,
  onSearch: (change: Partial<SourceListQuery>, replace?: boolean) => void,
) =>
  useListView({
    type: 'ORG_VIEWS',
    list: 'referral-sources',
    builtIn: DEFAULT_VIEW,
    shown: shownBy(search),
    onShow: (shown, replace) => onSearch(addressOf(shown), replace),
  });
