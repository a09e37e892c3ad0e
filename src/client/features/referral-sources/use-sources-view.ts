import type { ViewState } from '../../../shared/features/configuration/list-views.ts';
import { SOURCE_COLUMNS } from '../../../shared/features/referral-sources/referral-sources.columns.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { type Shown, useListView } from '../../components/views/use-list-view.ts';
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

function shownBy(search: SourceListQuery): Shown {
  const { payment_type, type, state, archived, ...several } = valuesOf(search);
  const one = (values: readonly string[] = []) => values[0] ?? '';
  return {
    sort: search.sort,
    order: orderOf(search),
    filters: {
      ...several,
      search: search.query ?? '',
      payment_type: one(payment_type),
      type: one(type),
      state: one(state),
      archived: one(archived),
    },
  };
}

function addressOf({ sort, order, filters: { search, ...values } }: Shown): Partial<SourceListQuery> {
  const chosen = Object.entries(values).map(([key, value]) => [key, [value].flat().filter((each) => each !== '')]);
  return {
    sort: sort as SourceListQuery['sort'],
    order,
    query: typeof search === 'string' && search !== '' ? search : undefined,
    ...filtersFrom(Object.fromEntries(chosen)),
  };
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
