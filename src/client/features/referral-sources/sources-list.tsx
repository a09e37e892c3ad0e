import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { outreachMessages } from '../../../shared/features/outreach/outreach.messages.ts';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { useSelection } from '../../components/bulk/use-selection.ts';
import { FilterChips } from '../../components/filter-chips.tsx';
import type { FilterValues } from '../../components/filters.ts';
import { FiltersPanel } from '../../components/filters-panel.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListTable } from '../../components/list-page/list-table.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { sourceHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import { sourceColumns } from './referral-sources.columns.tsx';
import { type Source, sourceListOptions, sourceName } from './referral-sources.data.ts';
import { countOf, filtersFrom, NO_FILTERS, useSourceFilters, valuesOf } from './source-filters.ts';
import { SourcesBulk } from './sources-bulk.tsx';
import { writeAddress } from './sources-search.ts';
import { SourcesTools } from './sources-tools.tsx';
import { DEFAULT_SORT, orderOf, useSourcesView } from './use-sources-view.ts';

interface SourcesListProps {
  search: SourceListQuery;
  /** Writes part of the address; a change of what is listed goes back to page 1. */
  onSearch: (change: Partial<SourceListQuery>, replace?: boolean) => void;
  onAdd?: () => void;
  /** Where a source stands, and why. */
  status: (source: Source) => ReactNode;
}

/** What a list is narrowed to and ordered by, whichever of its pages is shown. */
const scopeOf = (search: SourceListQuery): string =>
  JSON.stringify(writeAddress({ ...search, page: 1, after: undefined, before: undefined }));

/** The organisation's referral sources: the address says which page, order and filters, the view which columns. */
export function SourcesList({ search, onSearch, onAdd, status }: SourcesListProps) {
  const timeZone = useTimeZone();
  const mayArchive = useMay('outreach:archive');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const result = useQuery(sourceListOptions(search));
  const list = useListPage({
    name: 'referral-sources',
    page: search.page,
    result,
    hrefOf: sourceHref,
    onPlace: onSearch,
  });
  const selection = useSelection({
    scope: scopeOf(search),
    page: result.data?.list,
    nameOf: sourceName,
    focus: list.rows,
    enabled: mayArchive,
  });
  const filters = useSourceFilters();
  const view = useSourcesView(search, onSearch);

  const values = valuesOf(search);
  const filterCount = countOf(values);
  const applyFilters = (chosen: FilterValues) => onSearch(filtersFrom(chosen));
  const order = orderOf(search);
  const sortBy = (column: string) => {
    const next = nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT;
    onSearch({ sort: next.column as SourceListQuery['sort'], order: next.order });
  };
  const { remember } = list;
  const columns = useMemo(
    () => sourceColumns({ chosen: view.columns, timeZone, onOpen: remember, status }),
    [view.columns, timeZone, remember, status],
  );
  useShortcut('filters', () => setFiltersOpen(true));

  return (
    <>
      <ListToolbar
        searchLabel={text.search_sources}
        search={search.query ?? ''}
        searchRef={list.searchBox}
        onSearch={(query) => onSearch({ query: query || undefined })}
        filterCount={filterCount}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        <SourcesTools search={search} view={view} />
      </ListToolbar>
      <FilterChips filters={filters} values={values} onChange={applyFilters} />
      <ListTable
        list={list}
        caption={outreachMessages.referral_sources}
        columns={columns}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        selection={mayArchive ? selection : undefined}
        failed={text.error_fetching_sources}
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
              title={text.no_sources_found}
              action={
                onAdd && (
                  <Button kind="primary" onClick={onAdd}>
                    {outreachMessages.add_referral_source}
                  </Button>
                )
              }
            />
          )
        }
      />
      {mayArchive && <SourcesBulk search={search} list={list} selection={selection} />}
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
