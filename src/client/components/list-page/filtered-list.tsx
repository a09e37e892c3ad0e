import { type ReactNode, useState } from 'react';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nextSort, type TableSort } from '../../ui/sort-cycle.ts';
import { FilterChips } from '../filter-chips.tsx';
import type { FilterDefinition, FilterValues } from '../filters.ts';
import { FiltersPanel } from '../filters-panel.tsx';
import { useShortcut } from '../keyboard-provider.tsx';
import { ListToolbar } from '../list-toolbar.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';

type PassedOn<Row extends { id: string }> = Pick<
  ListTableProps<Row>,
  'list' | 'caption' | 'columns' | 'selection' | 'onRowPeek' | 'failed' | 'empty'
>;

interface FilteredListProps<Row extends { id: string }> extends PassedOn<Row> {
  searchLabel: string;
  query: string | undefined;
  onQuery: (query: string | undefined) => void;
  filters: readonly FilterDefinition[];
  /** Stands over the filters in their panel. */
  filtersNotice?: ReactNode;
  values: FilterValues;
  onFilter: (values: FilterValues) => void;
  /** Takes the search and the filters away. */
  onClear: () => void;
  sort: TableSort;
  usualSort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Said where search and filters let no row through; `empty` stands where there is none at all. */
  filteredEmpty: string;
  /** Beside the search: view, columns, export. */
  tools: ReactNode;
}

/** A list that is searched, filtered and sorted: its toolbar, what narrows it, its table and pager. */
export function FilteredList<Row extends { id: string }>(props: FilteredListProps<Row>) {
  const {
    searchLabel,
    query,
    onQuery,
    filters,
    filtersNotice,
    values,
    onFilter,
    onClear,
    sort,
    usualSort,
    onSort,
    ...rest
  } = props;
  const { filteredEmpty, tools, empty, ...table } = rest;
  const [filtersOpen, setFiltersOpen] = useState(false);
  useShortcut('filters', () => setFiltersOpen(true));
  const filterCount = Object.values(values).flat().length;
  const narrowed = filterCount > 0 || Boolean(query);
  return (
    <>
      <ListToolbar
        searchLabel={searchLabel}
        search={query ?? ''}
        searchRef={table.list.searchBox}
        onSearch={(typed) => onQuery(typed || undefined)}
        filterCount={filterCount}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        {tools}
      </ListToolbar>
      <FilterChips filters={filters} values={values} onChange={onFilter} />
      <ListTable
        {...table}
        sort={sort}
        onSort={(column) => onSort(nextSort(sort, column, usualSort) ?? usualSort)}
        empty={
          narrowed ? (
            <EmptyState title={filteredEmpty} action={<Button onClick={onClear}>{uiMessages.filters_clear}</Button>} />
          ) : (
            empty
          )
        }
      />
      <FiltersPanel
        opened={filtersOpen}
        filters={filters}
        values={values}
        onApply={onFilter}
        onClose={() => setFiltersOpen(false)}
      >
        {filtersNotice}
      </FiltersPanel>
    </>
  );
}
