import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { FilterChips } from '../../components/filter-chips.tsx';
import type { FilterValues } from '../../components/filters.ts';
import { FiltersPanel } from '../../components/filters-panel.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { inquiryHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Pager } from '../../ui/pager.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import type { RowFocus } from '../../ui/use-row-focus.ts';
import { inquiryColumns } from './inquiries.columns.tsx';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesTools } from './inquiries-tools.tsx';
import { filtersFrom, useInquiryFilters } from './inquiry-filters.ts';
import { InquiryPeek } from './inquiry-peek.tsx';
import { rememberTrail, takeFocusRow } from './record-trail.ts';
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
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(inquiryListOptions(search));
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
  const goTo = (page: number) => {
    const step = page - search.page;
    const place =
      step === 1 && data?.next
        ? { after: data.next }
        : step === -1 && page > 1 && data?.prev
          ? { before: data.prev }
          : {};
    onSearch({ page, after: undefined, before: undefined, ...place });
  };
  const shown = data !== undefined && !isPlaceholderData;
  const remember = useCallback(
    (id: string) => shown && rememberTrail({ search, page: data }, id),
    [shown, data, search],
  );
  const peekAt = useRef(onPeek);
  useEffect(() => {
    peekAt.current = onPeek;
  });
  const columns = useMemo(
    () => inquiryColumns(view.columns, timeZone, { onOpen: remember, onPeek: (id) => peekAt.current(id) }),
    [view.columns, timeZone, remember],
  );
  const open = (id: string, event: MouseEvent) => {
    remember(id);
    if (event.ctrlKey || event.metaKey) window.open(inquiryHref(id), '_blank', 'noopener');
    else void navigate({ to: inquiryHref(id) });
  };
  const stepPeek = (step: 1 | -1) => {
    const at = data?.list.findIndex((row) => row.id === peek) ?? -1;
    const next = at === -1 ? undefined : data?.list[at + step];
    if (next) onPeek(next.id);
  };
  useEffect(() => {
    const id = shown ? takeFocusRow() : null;
    if (id) rows.current?.focus(id);
  }, [shown]);

  useShortcut('search', () => searchBox.current?.focus());
  useShortcut('filters', () => setFiltersOpen(true));
  useShortcut('row_next', () => rows.current?.move(1));
  useShortcut('row_previous', () => rows.current?.move(-1));
  useShortcut('new_inquiry', onAdd);

  return (
    <>
      <ListToolbar
        searchLabel={text.search_inquiries}
        search={search.query ?? ''}
        searchRef={searchBox}
        onSearch={(query) => onSearch({ query: query || undefined })}
        filterCount={filterCount}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        <InquiriesTools search={search} view={view} />
      </ListToolbar>
      <FilterChips filters={filters} values={values} onChange={applyFilters} />
      <DataTable
        caption={text.inquiries}
        columns={columns}
        rows={error ? [] : data?.list}
        rowId={(row) => row.id}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        refetching={isFetching && isPlaceholderData}
        focusRef={rows}
        scrollId="inquiries"
        onRowClick={(row, event) => open(row.id, event)}
        onRowPeek={(row) => onPeek(row.id)}
        maxHeight="max(420px, calc(100dvh - 312px))"
        error={
          error ? (
            <ErrorBanner message={text.error_fetching_inquiries} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
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
      {data && data.total > 0 && (
        <Pager
          page={search.page}
          pages={data.pages}
          capped={data.total_capped}
          hasNext={data.next !== null}
          onChange={goTo}
        />
      )}
      <FiltersPanel
        opened={filtersOpen}
        filters={filters}
        values={values}
        onApply={applyFilters}
        onClose={() => setFiltersOpen(false)}
      />
      {peek && (
        <InquiryPeek
          opportunityId={peek}
          row={data?.list.find((row) => row.id === peek)}
          onOpen={() => remember(peek)}
          onClose={() => onPeek(undefined)}
          onStep={stepPeek}
          onReturn={() => rows.current?.focus(peek) ?? false}
        />
      )}
    </>
  );
}
