import type { ViewState } from '../../../shared/features/configuration/list-views.ts';
import { DEFAULT_CONTACT_COLUMNS } from '../../../shared/features/contacts/contacts.columns.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { type Shown, useListView } from '../../components/views/use-list-view.ts';
import { keptFilters, readFilters } from '../../components/views/views.ts';
import { filtersFrom, valuesOf } from './contact-filters.ts';

export const DEFAULT_SORT = { column: 'created_at', order: 'desc' } as const;

const DEFAULT_VIEW: ViewState = {
  columns: DEFAULT_CONTACT_COLUMNS,
  sort: DEFAULT_SORT.column,
  order: DEFAULT_SORT.order,
  filters: { search: '', source: '', title: [], state: '', archived: '' },
};

/** The direction that an order is read in by itself: the newest first, names upwards. */
export const usualOrder = (sort: ContactListQuery['sort']): 'asc' | 'desc' => (sort === 'created_at' ? 'desc' : 'asc');

export const orderOf = ({ sort, order }: Pick<ContactListQuery, 'sort' | 'order'>): 'asc' | 'desc' =>
  order ?? usualOrder(sort);

const shownBy = (search: ContactListQuery): Shown => ({
  sort: search.sort,
  order: orderOf(search),
  filters: keptFilters(search.query, valuesOf(search), DEFAULT_VIEW.filters),
});

function addressOf({ sort, order, filters }: Shown): Partial<ContactListQuery> {
  const { query, values } = readFilters(filters);
  return { sort: sort as ContactListQuery['sort'], order, query, ...filtersFrom(values) };
}

/** The saved views of the list of contacts over its address. */
export const useContactsView = (
  search: ContactListQuery,
  onSearch: (change: Partial<ContactListQuery>, replace?: boolean) => void,
) =>
  useListView({
    type: 'CONTACTS_VIEWS',
    list: 'contacts',
    builtIn: DEFAULT_VIEW,
    shown: shownBy(search),
    onShow: (shown, replace) => onSearch(addressOf(shown), replace),
  });
