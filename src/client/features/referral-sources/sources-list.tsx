import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { outreachMessages } from '../../../shared/features/outreach/outreach.messages.ts';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { ArchiveBar } from '../../components/bulk/archive-bar.tsx';
import { archiveInList } from '../../components/bulk/archive-in-list.ts';
import { useArchiving } from '../../components/bulk/use-archiving.tsx';
import { useSelection } from '../../components/bulk/use-selection.ts';
import { FilteredList } from '../../components/list-page/filtered-list.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { sourceHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sourceColumns } from './referral-sources.columns.tsx';
import { ARCHIVING, allSources, type Source, sourceListOptions, sourceName } from './referral-sources.data.ts';
import { filtersFrom, NO_FILTERS, useSourceFilters, valuesOf } from './source-filters.ts';
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
  const archiving = useArchiving(ARCHIVING);
  const change = archiveInList(list, archiving, search.archived);

  const { remember } = list;
  const columns = useMemo(
    () => sourceColumns({ chosen: view.columns, timeZone, onOpen: remember, status }),
    [view.columns, timeZone, remember, status],
  );

  return (
    <>
      <FilteredList
        list={list}
        caption={outreachMessages.referral_sources}
        searchLabel={text.search_sources}
        tools={<SourcesTools search={search} view={view} />}
        query={search.query}
        onQuery={(query) => onSearch({ query })}
        filters={filters}
        values={valuesOf(search)}
        onFilter={(chosen) => onSearch(filtersFrom(chosen))}
        onClear={() => onSearch({ query: undefined, ...NO_FILTERS })}
        columns={columns}
        sort={{ column: search.sort, order: orderOf(search) }}
        usualSort={DEFAULT_SORT}
        onSort={({ column, order }) => onSearch({ sort: column as SourceListQuery['sort'], order })}
        selection={mayArchive ? selection : undefined}
        failed={text.error_fetching_sources}
        filteredEmpty={text.filtered_empty}
        empty={
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
        }
      />
      {mayArchive && (
        <ArchiveBar
          list={list}
          selection={selection}
          archivedToo={search.archived}
          matching={() => allSources(search)}
          failed={text.error_fetching_sources}
          onChange={change}
        />
      )}
      {archiving.dialog}
    </>
  );
}
