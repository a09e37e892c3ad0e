import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from '../../../shared/features/inquiries/inquiries.rules.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { FilterChips } from '../../components/filter-chips.tsx';
import type { FilterDefinition, FilterValues } from '../../components/filters.ts';
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
import { inquiryListOptions, staffOptions } from './inquiries.data.ts';
import { rememberTrail, takeFocusRow } from './record-trail.ts';

const DEFAULT_SORT = { column: 'created_at', order: 'desc' } as const;

interface InquiriesListProps {
  search: InquiryListQuery;
  /** Writes part of the address; a change of what is listed goes back to page 1. */
  onSearch: (change: Partial<InquiryListQuery>) => void;
  onAdd?: () => void;
}

/** The inquiries of the organisation: the address says which page, order and filters. */
export function InquiriesList({ search, onSearch, onAdd }: InquiriesListProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(inquiryListOptions(search));
  const staff = useQuery(staffOptions());

  const filters: FilterDefinition[] = [
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
      options: (staff.data ?? []).map((name) => ({ value: name, title: name })),
    },
  ];
  const values: FilterValues = { status_filter: search.status_filter, staff_filter: search.staff_filter };
  const filterCount = search.status_filter.length + search.staff_filter.length;
  const narrowed = filterCount > 0 || Boolean(search.query);
  const applyFilters = (chosen: FilterValues) =>
    onSearch({
      status_filter: (chosen.status_filter ?? []) as InquiryListQuery['status_filter'],
      staff_filter: [...(chosen.staff_filter ?? [])],
    });
  const order = search.order ?? (search.sort === 'created_at' ? 'desc' : 'asc');
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
  const remember = useCallback(
    (id: string) => {
      if (!data) return;
      const ids = data.list.map((row) => row.id);
      rememberTrail(ids, id, { search, total: data.total });
    },
    [data, search],
  );
  const columns = useMemo(() => inquiryColumns(timeZone, remember), [timeZone, remember]);
  const open = (id: string, event: MouseEvent) => {
    remember(id);
    if (event.ctrlKey || event.metaKey) window.open(inquiryHref(id), '_blank', 'noopener');
    else void navigate({ to: inquiryHref(id) });
  };
  const shown = data !== undefined && !isPlaceholderData;
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
      />
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
    </>
  );
}
