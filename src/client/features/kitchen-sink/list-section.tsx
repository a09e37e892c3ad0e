import { useRef, useState } from 'react';
import { ActionBar } from '#client/components/bulk/action-bar.tsx';
import { useSelection } from '#client/components/bulk/use-selection.ts';
import { ColumnChooser } from '#client/components/columns/column-chooser.tsx';
import { FilterChips } from '#client/components/filter-chips.tsx';
import type { FilterDefinition, FilterValues } from '#client/components/filters.ts';
import { FiltersPanel } from '#client/components/filters-panel.tsx';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { ListToolbar } from '#client/components/list/list-toolbar.tsx';
import type { ListView } from '#client/components/views/use-list-view.ts';
import { ViewMenu } from '#client/components/views/view-menu.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { DataTable, type Density } from '#client/ui/table/data-table.tsx';
import { Pager } from '#client/ui/table/pager.tsx';
import { nextSort, type TableSort } from '#client/ui/table/sort-cycle.ts';
import type { RowFocus } from '#client/ui/table/use-row-focus.ts';
import { SAMPLE_CHOICES, SAMPLE_ROWS, type SampleRow, sampleColumns } from './sample-rows.tsx';

const FILTERS: FilterDefinition[] = [
  {
    key: 'status',
    title: 'Status',
    type: 'inquiry_status',
    options: [
      { title: 'Pre Assessment', value: 'PRE-ASSESSMENT', status: 'PRE-ASSESSMENT' },
      { title: 'Admitted', value: 'ADMITTED', status: 'ADMITTED' },
      { title: 'Dropped', value: 'DROPPED', status: 'DROPPED' },
    ],
  },
  {
    key: 'payment',
    title: 'Payment type',
    type: 'list_single',
    options: ['Private pay', 'Insurance', 'Medicaid'].map((each) => ({ title: each, value: each })),
  },
  {
    key: 'state',
    title: 'State',
    type: 'select',
    options: ['AZ', 'CA', 'OH'].map((each) => ({ title: each, value: each })),
  },
];
const DEFAULT_SORT: TableSort = { column: 'created', order: 'desc' };
const STATES = ['filled', 'refetching', 'loading', 'empty', 'failed'] as const;
const DENSITIES: Density[] = ['comfortable', 'standard', 'compact'];
const TOTAL = 240;

const nameOf = (row: SampleRow) => row.name;
const said = (what: string) => () => toast.common(what);

/** A view that was changed and is not saved. */
const CHANGED_VIEW: Omit<ListView, 'columns' | 'setColumns'> = {
  names: ['Default view', 'Waiting for a bed'],
  name: 'Waiting for a bed',
  isDefault: false,
  changes: '2 filters changed',
  busy: false,
  select: toast.common,
  reset: said('Reset'),
  update: said('Updated'),
  saveAsNew: async () => 'taken',
  rename: async () => 'taken',
  shared: undefined,
  mayShare: true,
  share: async () => 'taken',
  remove: async () => undefined,
};

/** A list with all its parts, in each of its states. */
export function ListSection() {
  const [sort, setSort] = useState(DEFAULT_SORT);
  const [page, setPage] = useState(6);
  const [search, setSearch] = useState('');
  const [panel, setPanel] = useState(false);
  const [values, setValues] = useState<FilterValues>({ status: ['ADMITTED', 'DROPPED'], state: ['OH'] });
  const [state, setState] = useState<(typeof STATES)[number]>('filled');
  const [density, setDensity] = useState<Density>('comfortable');
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  useShortcut('search', () => searchBox.current?.focus());
  useShortcut('filters', () => setPanel(true));
  useShortcut('row_next', () => rows.current?.move(1));
  useShortcut('row_previous', () => rows.current?.move(-1));
  const [columns, setColumns] = useState<readonly string[]>(SAMPLE_CHOICES.map(({ id }) => id));
  const shown = state === 'loading' || state === 'failed' ? undefined : state === 'empty' ? [] : SAMPLE_ROWS;
  const selection = useSelection({ scope: state, page: shown, nameOf, focus: rows, enabled: true });
  const clear = () => setValues({});
  return (
    <>
      <ListToolbar
        searchLabel="Search inquiries"
        search={search}
        onSearch={setSearch}
        searchRef={searchBox}
        filterCount={Object.values(values).flat().length}
        onOpenFilters={() => setPanel(true)}
      >
        <Button
          onClick={() => setState(STATES[(STATES.indexOf(state) + 1) % STATES.length] ?? 'filled')}
        >{`State: ${state}`}</Button>
        <Button
          onClick={() => setDensity(DENSITIES[(DENSITIES.indexOf(density) + 1) % 3] ?? 'comfortable')}
        >{`Rows: ${density}`}</Button>
        <ViewMenu view={{ ...CHANGED_VIEW, columns, setColumns }} />
        <ColumnChooser columns={SAMPLE_CHOICES} required="name" chosen={columns} onChange={setColumns} />
      </ListToolbar>
      <FilterChips filters={FILTERS} values={values} onChange={setValues} />
      <DataTable
        caption="Inquiries"
        columns={sampleColumns(columns)}
        rows={shown}
        rowId={(row) => row.id}
        sort={sort}
        onSort={(id) => setSort(nextSort(sort, id, DEFAULT_SORT) ?? DEFAULT_SORT)}
        refetching={state === 'refetching'}
        density={density}
        focusRef={rows}
        selection={selection}
        empty={<EmptyState title="No inquiries found" action={<Button onClick={clear}>Clear filters</Button>} />}
        error={
          state === 'failed' ? (
            <ErrorBanner message="Error fetching inquiries data" onRetry={() => setState('filled')} />
          ) : undefined
        }
      />
      <Pager page={page} pages={12} onChange={setPage} />
      <ActionBar selection={selection} total={TOTAL} onChooseMatching={said('All of them')}>
        <Button onClick={selection.clear}>Archive</Button>
      </ActionBar>
      <FiltersPanel
        opened={panel}
        filters={FILTERS}
        values={values}
        onApply={setValues}
        onClose={() => setPanel(false)}
      />
    </>
  );
}
