import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Density } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { nextSort, type TableSort } from '../../ui/sort-cycle.ts';
import { StatusPill, type StatusToken } from '../../ui/status-pill.tsx';
import { columnsFor } from '../../ui/table-columns.ts';

interface SampleRow {
  id: string;
  name: string;
  condition: string;
  status: StatusToken;
  beds: number;
  created: string;
}

const STATUSES: StatusToken[] = [
  'PRE-ASSESSMENT',
  'ASSESSMENT',
  'SCHEDULED-ADMIT',
  'ADMITTED',
  'DROPPED',
  'DISCHARGED',
];
const NAMES = ['Maria Lopez', 'Theo Brandt', 'Ana Okafor', 'Jonas Weir', 'Priya Raman', 'Sam Whitlock'];
const ROWS: SampleRow[] = NAMES.map((name, index) => ({
  id: `row-${index}`,
  name: `${name} #A${index}F2`,
  condition: index % 2 ? 'Primary SUD, Dual Diagnosis, Trauma, Mood Disorders, Thought Disorders' : 'Depression',
  status: STATUSES[index] ?? 'DRAFT',
  beds: (index + 1) * 3,
  created: `05/${10 + index}/2026`,
}));
const DEFAULT_SORT: TableSort = { column: 'created', order: 'desc' };

const column = columnsFor<SampleRow>();
const COLUMNS = column.columns([
  column.accessor('name', {
    header: 'Inquiry Name',
    meta: { sortable: true },
    cell: ({ row }) => <Link href={`#${row.original.id}`}>{row.original.name}</Link>,
    footer: 'Total',
  }),
  column.accessor('condition', { header: 'Condition' }),
  column.accessor('status', { header: 'Status', cell: ({ getValue }) => <StatusPill status={getValue()} /> }),
  column.accessor('beds', { header: 'Days', meta: { align: 'end', sortable: true }, footer: '63' }),
  column.accessor('created', { header: 'Created Date', meta: { sortable: true } }),
]);

/** The table in its states, and the pager under it. */
export function TableSection() {
  const [sort, setSort] = useState(DEFAULT_SORT);
  const [page, setPage] = useState(6);
  const [density, setDensity] = useState<Density>('comfortable');
  const [refetching, setRefetching] = useState(false);
  return (
    <>
      <PageHeader
        title="Inquiries"
        count="240"
        actions={
          <>
            <Button onClick={() => setRefetching(!refetching)}>Refetch</Button>
            <Button onClick={() => setDensity(density === 'comfortable' ? 'compact' : 'comfortable')}>Density</Button>
            <Button kind="primary" icon={<IconPlus size={18} stroke={1.75} />}>
              Add Inquiry
            </Button>
          </>
        }
      />
      <DataTable
        caption="Inquiries"
        columns={COLUMNS}
        rows={ROWS}
        rowId={(row) => row.id}
        sort={sort}
        onSort={(id) => setSort(nextSort(sort, id, DEFAULT_SORT) ?? DEFAULT_SORT)}
        refetching={refetching}
        density={density}
      />
      <Pager page={page} pages={12} onChange={setPage} />
    </>
  );
}
