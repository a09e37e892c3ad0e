import { Link } from '#client/ui/display/link.tsx';
import { StatusPill, type StatusToken } from '#client/ui/display/status-pill.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';

export interface SampleRow {
  id: string;
  name: string;
  condition: string;
  status: StatusToken;
  days: number;
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

export const SAMPLE_ROWS: SampleRow[] = NAMES.map((name, index) => ({
  id: `row-${index}`,
  name: `${name} #A${index}F2`,
  condition: index % 2 ? 'Primary SUD, Dual Diagnosis, Trauma, Mood Disorders, Thought Disorders' : 'Depression',
  status: STATUSES[index] ?? 'DRAFT',
  days: (index + 1) * 3,
  created: `05/${10 + index}/2026`,
}));

const column = columnsFor<SampleRow>();

/** The columns as the chooser offers them, in the order of the definitions below. */
export const SAMPLE_CHOICES = [
  { id: 'name', label: 'Inquiry Name' },
  { id: 'condition', label: 'Condition' },
  { id: 'status', label: 'Status' },
  { id: 'days', label: 'Processing Days' },
  { id: 'created', label: 'Created Date' },
];

const COLUMNS = column.columns([
  column.accessor('name', {
    header: 'Inquiry Name',
    meta: { sortable: true },
    cell: ({ row }) => <Link href={`#${row.original.id}`}>{row.original.name}</Link>,
    footer: 'Total',
  }),
  column.accessor('condition', { header: 'Condition' }),
  column.accessor('status', { header: 'Status', cell: ({ getValue }) => <StatusPill status={getValue()} /> }),
  column.accessor('days', { header: 'Processing Days', meta: { align: 'end', sortable: true }, footer: '63' }),
  column.accessor('created', { header: 'Created Date', meta: { sortable: true } }),
]);

export const sampleColumns = (chosen: readonly string[]) =>
  chosen.flatMap((id) => COLUMNS[SAMPLE_CHOICES.findIndex((each) => each.id === id)] ?? []);
