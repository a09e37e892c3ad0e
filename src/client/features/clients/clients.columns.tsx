import { CLIENT_COLUMN_LABELS, type ClientColumn } from '../../../shared/features/clients/clients.columns.ts';
import { formatPhone } from '../../../shared/features/clients/clients.rules.ts';
import { formatDay, formatInstantDay } from '../../../shared/platform/dates.ts';
import { clientHref } from '../../platform/links.ts';
import { Link } from '../../ui/link.tsx';
import { columnsFor, type DataColumn } from '../../ui/table-columns.ts';
import type { ClientRow } from './clients.data.ts';

const column = columnsFor<ClientRow>();
const label = CLIENT_COLUMN_LABELS;
const NONE = '-';

/** '12 Larkspur Lane, Pinebrook, NH 03999'; '-' when nothing of it is known. */
const addressOf = ({ address, city, state, zip }: ClientRow): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || NONE;

/** Every column that the list of clients can show. */
export function clientColumns(timeZone: string, onOpen: (id: string) => void) {
  return {
    name: column.display({
      id: 'name',
      header: label.name,
      meta: { sortable: true, width: '220px' },
      cell: ({ row: { original } }) => (
        <Link href={clientHref(original.id)} onClick={() => onOpen(original.id)}>
          {original.firstname} {original.lastname}
        </Link>
      ),
    }),
    email_id: column.display({
      id: 'email_id',
      header: label.email_id,
      meta: { sortable: true },
      cell: ({ row }) => row.original.email_id ?? NONE,
    }),
    phone_number: column.display({
      id: 'phone_number',
      header: label.phone_number,
      meta: { width: '164px' },
      cell: ({ row }) => formatPhone(row.original.phone_number),
    }),
    address: column.display({ id: 'address', header: label.address, cell: ({ row }) => addressOf(row.original) }),
    city: column.display({ id: 'city', header: label.city, cell: ({ row }) => row.original.city ?? NONE }),
    state: column.display({ id: 'state', header: label.state, cell: ({ row }) => row.original.state ?? NONE }),
    dob: column.display({
      id: 'dob',
      header: label.dob,
      meta: { width: '144px' },
      cell: ({ row }) => formatDay(row.original.dob),
    }),
    created_at: column.display({
      id: 'created_at',
      header: label.created_at,
      meta: { sortable: true, width: '144px' },
      cell: ({ row }) => formatInstantDay(row.original.created_at, timeZone),
    }),
  } satisfies Record<ClientColumn, DataColumn<ClientRow>>;
}
