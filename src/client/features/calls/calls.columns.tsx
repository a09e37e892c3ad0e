import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';
import { callsMessages as text } from '../../../shared/features/calls/calls.messages.ts';
import { formatPhone } from '../../../shared/features/clients/clients.rules.ts';
import { formatInstant } from '../../../shared/platform/dates.ts';
import { callHref } from '../../platform/links.ts';
import { Link } from '../../ui/link.tsx';
import { columnsFor } from '../../ui/table-columns.ts';

export type CallRow = inferRouterOutputs<AppRouter>['calls']['list']['list'][number];

const column = columnsFor<CallRow>();

export const callColumns = (timeZone: string, onOpen: (id: string) => void) =>
  column.columns([
    column.accessor('sid', {
      header: text.column_call,
      cell: ({ row }) => (
        <Link href={callHref(row.original.id)} onClick={() => onOpen(row.original.id)}>
          {row.original.sid}
        </Link>
      ),
    }),
    column.accessor('caller', {
      header: text.column_caller,
      meta: { width: '200px' },
      cell: ({ row }) => formatPhone(row.original.caller),
    }),
    column.accessor('timestamp', {
      header: text.column_date,
      meta: { sortable: true, width: '220px' },
      cell: ({ row }) => formatInstant(row.original.timestamp, timeZone),
    }),
  ]);
