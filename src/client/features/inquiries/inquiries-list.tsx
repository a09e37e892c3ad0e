import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { FilteredList } from '../../components/list-page/filtered-list.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { inquiryHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { inquiryColumns } from './inquiries.columns.tsx';
import { inquiryListOptions } from './inquiries.data.ts';
import { InquiriesTools } from './inquiries-tools.tsx';
import { filtersFrom, NO_FILTERS, useInquiryFilters, valuesOf } from './inquiry-filters.ts';
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
  useShortcut('new_inquiry', onAdd);

  return (
    <>
      <FilteredList
        list={list}
        caption={text.inquiries}
        searchLabel={text.search_inquiries}
        tools={<InquiriesTools search={search} view={view} />}
        query={search.query}
        onQuery={(query) => onSearch({ query })}
        filters={filters}
        filtersNotice={<StaffError />}
        values={valuesOf(search)}
        onFilter={(chosen) => onSearch(filtersFrom(chosen))}
        onClear={() => onSearch({ query: undefined, ...NO_FILTERS })}
        columns={columns}
        sort={{ column: search.sort, order: orderOf(search) }}
        usualSort={DEFAULT_SORT}
        onSort={({ column, order }) => onSearch({ sort: column as InquiryListQuery['sort'], order })}
        onRowPeek={(row) => onPeek(row.id)}
        failed={text.error_fetching_inquiries}
        filteredEmpty={text.filtered_empty}
        empty={
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
        }
      />
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
