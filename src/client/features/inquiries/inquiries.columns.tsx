import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { formatInstantDay } from '../../../shared/platform/dates.ts';
import { inquiryHref } from '../../platform/links.ts';
import { Link } from '../../ui/link.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { columnsFor } from '../../ui/table-columns.ts';

export type InquiryRow = inferRouterOutputs<AppRouter>['inquiries']['list']['list'][number];

const column = columnsFor<InquiryRow>();
const NONE = '-';
const joined = (values: readonly string[] | undefined) => (values?.length ? values.join(', ') : NONE);

/** The default view's columns (the first eight of the specification's list). */
export const inquiryColumns = (timeZone: string, onOpen: (id: string) => void) =>
  column.columns([
    column.accessor('opportunity_name', {
      header: text.column_name,
      meta: { sortable: true, width: '220px' },
      cell: ({ row }) => (
        <Link href={inquiryHref(row.original.id)} onClick={() => onOpen(row.original.id)}>
          {row.original.opportunity_name}
        </Link>
      ),
    }),
    column.accessor('condition', { header: text.column_condition, cell: ({ row }) => joined(row.original.condition) }),
    column.accessor('staff', { header: text.column_staff, cell: ({ row }) => joined(row.original.staff) }),
    column.accessor('referral_org', {
      header: text.column_referral,
      meta: { sortable: true },
      cell: ({ row }) => row.original.referral_org ?? NONE,
    }),
    column.accessor('status', {
      header: text.column_status,
      meta: { sortable: true, width: '188px' },
      cell: ({ row }) => <StatusPill status={row.original.status} />,
    }),
    column.accessor('pinned_note_description', {
      header: text.column_pinned_note,
      cell: ({ row }) => row.original.pinned_note_description ?? NONE,
    }),
    column.accessor('priority', {
      header: text.column_priority,
      meta: { sortable: true, align: 'end', width: '104px' },
      cell: ({ row }) => row.original.priority ?? NONE,
    }),
    column.accessor('created_at', {
      header: text.column_created,
      meta: { sortable: true, width: '144px' },
      cell: ({ row }) => formatInstantDay(row.original.created_at, timeZone),
    }),
  ]);
