import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callsMessages as text } from '../../../shared/features/calls/calls.messages.ts';
import type { CallListQuery } from '../../../shared/features/calls/calls.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { countText } from '../../components/list-page/count-text.ts';
import { ListTable } from '../../components/list-page/list-table.tsx';
import { changedSearch, useListPage } from '../../components/list-page/use-list-page.ts';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { callHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import { callColumns } from './calls.columns.tsx';
import { callListOptions } from './calls.data.ts';

const DEFAULT_SORT = { column: 'timestamp', order: 'desc' } as const;

interface CallsProps {
  search: CallListQuery;
  onSearch: (next: CallListQuery) => void;
  /** Absent for who may not add an inquiry. */
  onAdd?: () => void;
}

/** The tab of the voice agent's calls, newest first: the address says which page and search. */
export function Calls({ search, onSearch, onAdd }: CallsProps) {
  const timeZone = useTimeZone();
  const change = (part: Partial<CallListQuery>) => onSearch(changedSearch(search, part));
  const result = useQuery(callListOptions(search));
  const list = useListPage({ name: 'calls', page: search.page, result, hrefOf: callHref, onPlace: change });
  const columns = useMemo(() => callColumns(timeZone, list.remember), [timeZone, list.remember]);
  const order = search.order ?? DEFAULT_SORT.order;
  const sortBy = (column: string) =>
    change({ order: (nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT).order });
  useShortcut('new_inquiry', onAdd);

  return (
    <AdmissionsFrame tab="calls" count={countText(result.data)}>
      <ListToolbar
        searchLabel={text.search_calls}
        search={search.query ?? ''}
        searchRef={list.searchBox}
        onSearch={(query) => change({ query: query || undefined })}
      />
      <ListTable
        list={list}
        caption={text.voice_agent_calls}
        columns={columns}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        failed={text.error_fetching_logs}
        empty={
          search.query ? (
            <EmptyState
              title={text.filtered_empty}
              action={<Button onClick={() => change({ query: undefined })}>{uiMessages.search_clear}</Button>}
            />
          ) : (
            <EmptyState title={text.no_calls} icon={IconPhone}>
              {text.no_calls_hint}
            </EmptyState>
          )
        }
      />
    </AdmissionsFrame>
  );
}
