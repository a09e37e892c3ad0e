import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { outreachMessages } from '../../../shared/features/outreach/outreach.messages.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { useArchiving } from '../../components/bulk/use-archiving.tsx';
import { type NamedRow, useSelection } from '../../components/bulk/use-selection.ts';
import { FilterChips } from '../../components/filter-chips.tsx';
import type { FilterValues } from '../../components/filters.ts';
import { FiltersPanel } from '../../components/filters-panel.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListTable } from '../../components/list-page/list-table.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { contactHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import { countOf, filtersFrom, NO_FILTERS, useContactFilters, valuesOf } from './contact-filters.ts';
import { contactColumns } from './contacts.columns.tsx';
import { ARCHIVING, type Contact, contactListOptions, contactName } from './contacts.data.ts';
import { ContactsBulk } from './contacts-bulk.tsx';
import { writeAddress } from './contacts-search.ts';
import { ContactsTools } from './contacts-tools.tsx';
import { DEFAULT_SORT, orderOf, useContactsView } from './use-contacts-view.ts';

interface ContactsListProps {
  search: ContactListQuery;
  /** Writes part of the address; a change of what is listed goes back to page 1. */
  onSearch: (change: Partial<ContactListQuery>, replace?: boolean) => void;
  onAdd?: () => void;
}

/** What a list is narrowed to and ordered by, whichever of its pages is shown. */
const scopeOf = (search: ContactListQuery): string =>
  JSON.stringify(writeAddress({ ...search, page: 1, after: undefined, before: undefined }));

/** The organisation's contacts: the address says which page, order and filters, the view which columns. */
export function ContactsList({ search, onSearch, onAdd }: ContactsListProps) {
  const timeZone = useTimeZone();
  const mayArchive = useMay('outreach:archive');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const result = useQuery(contactListOptions(search));
  const list = useListPage({ name: 'contacts', page: search.page, result, hrefOf: contactHref, onPlace: onSearch });
  const selection = useSelection({
    scope: scopeOf(search),
    page: result.data?.list,
    nameOf: contactName,
    focus: list.rows,
    enabled: mayArchive,
  });
  const filters = useContactFilters(search);
  const view = useContactsView(search, onSearch);
  const archiving = useArchiving(ARCHIVING);

  const values = valuesOf(search);
  const filterCount = countOf(values);
  const applyFilters = (chosen: FilterValues) => onSearch(filtersFrom(chosen));
  const order = orderOf(search);
  const sortBy = (column: string) => {
    const next = nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT;
    onSearch({ sort: next.column as ContactListQuery['sort'], order: next.order });
  };
  /** Rows that leave the list leave the focus to the one that takes their place. */
  const change = (rows: readonly NamedRow[], archive: boolean): Promise<boolean> => {
    const shown = result.data?.list ?? [];
    const gone = new Set(search.archived ? [] : rows.map(({ id }) => id));
    const first = shown.findIndex(({ id }) => gone.has(id));
    const left = shown.filter(({ id }) => !gone.has(id));
    const next = first === -1 ? undefined : (left[first] ?? left.at(-1));
    if (next) list.rows.current?.focus(next.id);
    else if (left.length === 0 && list.page > 1) list.goTo(list.page - 1);
    return archiving.change(rows, archive);
  };
  const changeOne = useRef<(contact: Contact) => void>(() => undefined);
  useEffect(() => {
    changeOne.current = (contact) => void change([{ id: contact.id, name: contactName(contact) }], contact.is_active);
  });
  const { remember } = list;
  const columns = useMemo(
    () =>
      contactColumns({
        chosen: view.columns,
        timeZone,
        onOpen: remember,
        ...(mayArchive ? { onArchive: (contact) => changeOne.current(contact) } : {}),
      }),
    [view.columns, timeZone, remember, mayArchive],
  );
  useShortcut('filters', () => setFiltersOpen(true));

  return (
    <>
      <ListToolbar
        searchLabel={text.search_contacts}
        search={search.query ?? ''}
        searchRef={list.searchBox}
        onSearch={(query) => onSearch({ query: query || undefined })}
        filterCount={filterCount}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        <ContactsTools search={search} view={view} />
      </ListToolbar>
      <FilterChips filters={filters} values={values} onChange={applyFilters} />
      <ListTable
        list={list}
        caption={outreachMessages.contacts}
        columns={columns}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        selection={mayArchive ? selection : undefined}
        failed={text.error_fetching}
        empty={
          filterCount > 0 || search.query ? (
            <EmptyState
              title={text.filtered_empty}
              action={
                <Button onClick={() => onSearch({ query: undefined, ...NO_FILTERS })}>
                  {uiMessages.filters_clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={text.no_contacts_found}
              action={
                onAdd && (
                  <Button kind="primary" onClick={onAdd}>
                    {text.add_contact}
                  </Button>
                )
              }
            />
          )
        }
      />
      {mayArchive && <ContactsBulk search={search} list={list} selection={selection} onChange={change} />}
      {archiving.dialog}
      <FiltersPanel
        opened={filtersOpen}
        filters={filters}
        values={values}
        onApply={applyFilters}
        onClose={() => setFiltersOpen(false)}
      />
    </>
  );
}
