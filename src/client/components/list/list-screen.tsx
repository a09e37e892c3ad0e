import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnOnceOpened } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { nextSort } from '#client/ui/table/sort-cycle.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { FilterChips } from '../filter-chips.tsx';
import { type FilterValues, goneOf } from '../filters.ts';
import { useShortcut } from '../keyboard-provider.tsx';
import { type ListView, useListView } from '../views/use-list-view.ts';
import { BoardSwitch } from './board-switch.tsx';
import { type ListDefinition, type ListRow, noneOf } from './define-list.ts';
import classes from './list.module.css';
import type { ListQuery } from './list-address.ts';
import { ListBulk, useListBulk } from './list-bulk.tsx';
import { type RowActions, tableColumns, useHiddenColumns } from './list-columns.tsx';
import { filtersFrom, fromSaved, type ListFilter, savedFilters, valuesOf } from './list-filters.ts';
import { ListPeek } from './list-peek.tsx';
import { ListPages } from './list-rows.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListTools } from './list-tools.tsx';
import { type ListState, useListPlace } from './use-list-place.ts';
import { useListRows } from './use-list-rows.ts';

const FiltersPanel = drawnOnceOpened(async () => (await import('../filters-panel.tsx')).FiltersPanel);

interface ListScreenProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  /** For a list whose rows open over it. */
  onOpen?: (row: Row) => void;
  /** For a list whose rows are added over it. */
  onAdd?: () => void;
}

interface ListBodyProps<Query extends ListQuery, Row extends ListRow> extends ListScreenProps<Query, Row> {
  place: ListState<Query>;
  filters: readonly ListFilter[];
  view?: ListView;
}

/** A list as it is described: the address says which page, order and filters, the view which columns. */
export function ListScreen<Query extends ListQuery, Row extends ListRow>(props: ListScreenProps<Query, Row>) {
  const place = useListPlace(props.list);
  const filters = props.list.useFilters(place.query);
  const Body = props.list.views ? ViewedList : ListBody;
  return <Body {...props} place={place} filters={filters} />;
}

/** A list that people save views of. */
function ViewedList<Query extends ListQuery, Row extends ListRow>(props: ListBodyProps<Query, Row>) {
  const { list, place, filters } = props;
  const { query, change } = place;
  const hidden = useHiddenColumns(list);
  const view = useListView({
    type: list.views?.type ?? 'OPPORTUNITY_VIEWS',
    list: list.name,
    builtIn: list.builtInView(filters),
    shown: { sort: query.sort, order: list.orderOf(query), filters: savedFilters(filters, query) },
    onShow: ({ sort, order, filters: saved }, replace) =>
      // A view that is shared may be ordered by what this role does not see.
      change({ ...(!hidden.includes(sort) && { sort, order }), ...fromSaved(filters, saved) }, replace),
  });
  return <ListBody {...props} view={view} />;
}

/** What an empty list says hides its rows, and the button that takes just that away (C-102). */
function hidingRows(searched: boolean, filtered: boolean) {
  if (!filtered) return { says: uiMessages.none_match_search, clear: uiMessages.search_clear };
  if (!searched) return { says: uiMessages.none_match_filters, clear: uiMessages.filters_clear };
  return { says: uiMessages.none_match, clear: uiMessages.search_and_filters_clear };
}

function ListBody<Query extends ListQuery, Row extends ListRow>(props: ListBodyProps<Query, Row>) {
  const { list, place, filters, view, onOpen, onAdd } = props;
  const { query, change, setPeek, show } = place;
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const mayAdd = useMay(list.add?.permission ?? 'account:use');
  const mayBoard = useMay(list.board?.permission ?? 'account:use');
  const onBoard = place.onBoard && mayBoard;
  const rows = useListRows(list, place, { listed: !onBoard, onOpen });
  const bulk = useListBulk(list, place, rows);
  const [filtersOpen, setFiltersOpen] = useState(false);
  useShortcut('filters', filters.length > 0 ? () => setFiltersOpen(true) : undefined);

  const groupOf = list.useGroups(query);
  const openRow = useCallbackRef(rows.open);
  const peekAt = useCallbackRef(setPeek);
  const archive = useCallbackRef(bulk.archiveRow);
  const actions = useMemo<RowActions<Row>>(
    () => ({
      onOpen: openRow,
      onLeave: rows.remember,
      ...(list.Peek && { onPeek: peekAt }),
      ...(bulk.allowed && list.archiving && { onArchive: archive }),
    }),
    [list, openRow, rows.remember, peekAt, archive, bulk.allowed],
  );
  const hidden = useHiddenColumns(list).join(' ');
  const columns = useMemo(
    () => tableColumns(list, view?.columns, actions, hidden.split(' ')),
    [list, view?.columns, actions, hidden],
  );

  const values = valuesOf(filters, query);
  const filterCount = Object.values(values).flat().length;
  const filterBy = (chosen: FilterValues) => change(filtersFrom(filters, chosen));
  const clear = () => change({ query: undefined, ...filtersFrom(filters, {}) });
  const sort = { column: query.sort, order: list.orderOf(query) };
  const sortBy = (column: string) => {
    const first = list.columns.find(({ id }) => id === column)?.sortsFirst;
    const next = nextSort(sort, column, list.usualSort, first) ?? list.usualSort;
    change({ sort: next.column, order: next.order });
  };
  const { add, texts, Frame, FiltersNotice } = list;
  const addButton = add && mayAdd && (
    <Button kind="primary" onClick={onAdd ?? (() => show(add.shows ?? {}))}>
      {add.label}
    </Button>
  );
  const gone = goneOf(filters, values);
  const narrowed = filterCount > 0 || Boolean(query.query);
  const hiding = hidingRows(Boolean(query.query), filterCount > 0);
  const noneMatch = narrowed && texts.row;
  // A list without a row has it in its middle; who looked for somebody and found nobody may add them.
  const addAbove = (rows.data?.total !== 0 || noneMatch) && addButton;
  // An area around the list has its own place for it.
  const addHere = !Frame && addAbove;
  // Every column of a board would only be empty.
  const nothingLeft = narrowed && rows.data?.total === 0;
  const empty = noneMatch ? (
    <EmptyState title={noneOf(list, query)} action={<Button onClick={clear}>{hiding.clear}</Button>}>
      {format(hiding.says, { row: noneMatch, query: query.query ?? '' })}
      {gone.length > 0 && ` ${format(uiMessages.filters_gone, { filters: gone.join(', ') })}`}
    </EmptyState>
  ) : (
    <EmptyState title={noneOf(list, query)} icon={texts.noneIcon} action={addButton}>
      {texts.noneHint}
    </EmptyState>
  );

  const screen = (
    <>
      <ListToolbar
        searchLabel={list.searchLabel}
        search={query.query ?? ''}
        searchCount={rows.data && list.searchCount?.(rows.data)}
        searchRef={rows.searchBox}
        onSearch={(typed) => change({ query: typed || undefined })}
        filterCount={filterCount}
        onOpenFilters={filters.length > 0 ? () => setFiltersOpen(true) : undefined}
      >
        {list.board && mayBoard && <BoardSwitch label={list.board.label} place={place} />}
        <ListTools list={list} place={place} view={view} onPhone={onPhone} />
        {!onPhone && addHere}
      </ListToolbar>
      <FilterChips filters={filters} values={values} onChange={filterBy} />
      {onBoard && nothingLeft && empty}
      {onBoard && !nothingLeft && list.board && (
        <list.board.Board
          query={query}
          onShowStatus={(status) => place.setOnBoard(false, { [list.board?.statusKey ?? '']: [status] })}
        />
      )}
      {!onBoard && (
        <ListPages
          {...{ list, rows, columns, actions, empty, onPhone, sort }}
          page={query.page}
          onSort={sortBy}
          selection={bulk.allowed ? bulk.selection : undefined}
          groupOf={groupOf}
        />
      )}
      {onPhone && addHere && <div className={classes.thumb}>{addHere}</div>}
      {!onBoard && <ListBulk list={list} query={query} rows={rows} bulk={bulk} />}
      <FiltersPanel
        opened={filtersOpen}
        filters={filters}
        values={values}
        onApply={filterBy}
        onClose={() => setFiltersOpen(false)}
      >
        {FiltersNotice && <FiltersNotice />}
      </FiltersPanel>
      <ListPeek list={list} place={place} rows={rows} />
    </>
  );
  return Frame ? (
    <Frame page={rows.data} add={addAbove}>
      {screen}
    </Frame>
  ) : (
    screen
  );
}
