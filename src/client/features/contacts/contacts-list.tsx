import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { outreachMessages } from '../../../shared/features/outreach/outreach.messages.ts';
import { ArchiveBar } from '../../components/bulk/archive-bar.tsx';
import { archiveInList } from '../../components/bulk/archive-in-list.ts';
import { useArchiving } from '../../components/bulk/use-archiving.tsx';
import { useSelection } from '../../components/bulk/use-selection.ts';
import { FilteredList } from '../../components/list-page/filtered-list.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { contactHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { filtersFrom, NO_FILTERS, useContactFilters, valuesOf } from './contact-filters.ts';
import { contactColumns } from './contacts.columns.tsx';
import { ARCHIVING, allContacts, type Contact, contactListOptions, contactName } from './contacts.data.ts';
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

  const change = archiveInList(list, archiving, search.archived);
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

  return (
    <>
      <FilteredList
        list={list}
        caption={outreachMessages.contacts}
        searchLabel={text.search_contacts}
        tools={<ContactsTools search={search} view={view} />}
        query={search.query}
        onQuery={(query) => onSearch({ query })}
        filters={filters}
        values={valuesOf(search)}
        onFilter={(chosen) => onSearch(filtersFrom(chosen))}
        onClear={() => onSearch({ query: undefined, ...NO_FILTERS })}
        columns={columns}
        sort={{ column: search.sort, order: orderOf(search) }}
        usualSort={DEFAULT_SORT}
        onSort={({ column, order }) => onSearch({ sort: column as ContactListQuery['sort'], order })}
        selection={mayArchive ? selection : undefined}
        failed={text.error_fetching}
        filteredEmpty={text.filtered_empty}
        empty={
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
        }
      />
      {mayArchive && (
        <ArchiveBar
          list={list}
          selection={selection}
          archivedToo={search.archived}
          matching={() => allContacts(search)}
          failed={text.error_fetching}
          onChange={change}
        />
      )}
      {archiving.dialog}
    </>
  );
}
