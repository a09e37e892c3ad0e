import type { ViewState } from '../../../shared/features/configuration/list-views.ts';
import { DEFAULT_CONTACT_COLUMNS } from '../../../shared/features/contacts/contacts.columns.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { type Shown, useListView } from '../../components/views/use-list-view.ts';
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

function shownBy(search: ContactListQuery): Shown {
  const { source, state, archived, ...several } = valuesOf(search);
  const one = (values: readonly string[] = []) => values[0] ?? '';
  return {
    sort: search.sort,
    order: orderOf(search),
    filters: {
      ...several,
      search: search.query ?? '',
      source: one(source),
      state: one(state),
      archived: one(archived),
    },
  };
}

function addressOf({ sort, order, filters: { search, ...values } }: Shown): Partial<ContactListQuery> {
  const chosen = Object.entries(values).map(([key, value]) => [key, [value].flat().filter((each) => each !== '')]);
  return {
    sort: sort as ContactListQuery['sort'],
    order,
    query: typeof search === 'string' && search !== '' ? search : undefined,
    ...filtersFrom(Object.fromEntries(chosen)),
  };
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
