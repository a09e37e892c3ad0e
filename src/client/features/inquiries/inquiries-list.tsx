import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { FilterChips } from '../../components/filter-chips.tsx';
import type { FilterValues } from '../../components/filters.ts';
import { FiltersPanel } from '../../components/filters-panel.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListTable } from '../../components/list-page/list-table.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { inquiryHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import { inquiryColumns } from './inquiries.columns.tsx';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesTools } from './inquiries-tools.tsx';
import { filtersFrom, useInquiryFilters } from './inquiry-filters.ts';
import { InquiryPeek } from './inquiry-peek.tsx';
import { type ListPlace, rememberTrail } from './record-trail.ts';
import { StaffError } from './staff-error.tsx';
import { DEFAULT_SORT, orderOf, useInquiriesView } from './use-inquiries-view.ts';

interface InquiriesListProps {
  search: InquiryListQuery;
  /** The inquiry that is peeked at. */
  peek: string | undefined;
  /** Writes part of the address; a change of what is listed goes back to page 1. */
  onSearch: (change: Partial<InquiryListQuery>, replace?: boolean) => void;
  onPeek: (id: string | undefined) => void;
  onAdd?: () => void;
}

/** The inquiries of the organisation: the address says which page, order and filters, the view which columns. */
export function InquiriesList({ search, peek, onSearch, onPeek, onAdd }: InquiriesListProps) {
  const timeZone = useTimeZone();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const result = useQuery(inquiryListOptions(search));
  const { data } = result;
  const listed = useRef<ListPlace>(null);
  const list = useListPage({
    name: 'inquiries',
    page: search.page,
    result,
    hrefOf: inquiryHref,
    onPlace: onSearch,
    onLeave: (id) => listed.current && rememberTrail(listed.current, id),
  });
  const { shown, remember } = list;
  // The rows on the screen are the last answer's: while the next is on its way, theirs is still the trail.
  useEffect(() => {
    if (shown && data) listed.current = { search, page: data };
  }, [shown, data, search]);
  const filters = useInquiryFilters();
  const view = useInquiriesView(search, onSearch);

  const values: FilterValues = { status_filter: search.status_filter, staff_filter: search.staff_filter };
  const filterCount = search.status_filter.length + search.staff_filter.length;
  const narrowed = filterCount > 0 || Boolean(search.query);
  const applyFilters = (chosen: FilterValues) => onSearch(filtersFrom(chosen));
  const order = orderOf(search);
  const sortBy = (column: string) => {
    const next = nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT;
    onSearch({ sort: next.column as InquiryListQuery['sort'], order: next.order });
  };
  const peekAt = useRef(onPeek);
  useEffect(() => {
    peekAt.current = onPeek;
  });
  const columns = useMemo(
    () => inquiryColumns(view.columns, timeZone, { onOpen: remember, onPeek: (id) => peekAt.current(id) }),
    [view.columns, timeZone, remember],
  );
  // The address follows a moment later: a second press begins where the first one went.
  const peeked = useRef(peek);
  useEffect(() => {
    peeked.current = peek;
  }, [peek]);
  const stepPeek = (step: 1 | -1) => {
    const at = data?.list.findIndex((row) => row.id === peeked.current) ?? -1;
    const next = at === -1 ? undefined : data?.list[at + step];
    if (!next) return;
    peeked.current = next.id;
    onPeek(next.id);
  };
  useShortcut('filters', () => setFiltersOpen(true));
  useShortcut('new_inquiry', onAdd);

  return (
    <>
      <ListToolbar
        searchLabel={text.search_inquiries}
        search={search.query ?? ''}
        searchRef={list.searchBox}
        onSearch={(query) => onSearch({ query: query || undefined })}
        filterCount={filterCount}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        <InquiriesTools search={search} view={view} />
      </ListToolbar>
      <FilterChips filters={filters} values={values} onChange={applyFilters} />
      <ListTable
        list={list}
        caption={text.inquiries}
        columns={columns}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        onRowPeek={(row) => onPeek(row.id)}
        failed={text.error_fetching_inquiries}
        empty={
          narrowed ? (
            <EmptyState
              title={text.filtered_empty}
              action={
                <Button onClick={() => onSearch({ query: undefined, status_filter: [], staff_filter: [] })}>
                  {uiMessages.filters_clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={text.no_inquiries_found}
              action={
                onAdd && (
                  <Button kind="primary" onClick={onAdd}>
                    {text.add_inquiry}
                  </Button>
                )
              }
            />
          )
        }
      />
      <FiltersPanel
        opened={filtersOpen}
        filters={filters}
        values={values}
        onApply={applyFilters}
        onClose={() => setFiltersOpen(false)}
      >
        <StaffError />
      </FiltersPanel>
      {peek && (
        <InquiryPeek
          opportunityId={peek}
          row={data?.list.find((row) => row.id === peek)}
          onOpen={() => remember(peek)}
          onClose={() => onPeek(undefined)}
          onStep={stepPeek}
          onReturn={() => list.rows.current?.focus(peek) ?? false}
        />
      )}
    </>
  );
}
