import type { inferRouterOutputs } from '@trpc/server';
import type { ListColumn } from '#client/components/list/define-list.ts';
import { Day, Instant } from '#client/components/when.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import type { AppRouter } from '#server/app-router.ts';
import {
  INQUIRY_COLUMN_LABELS,
  INQUIRY_COLUMNS,
  type InquiryColumn,
} from '#shared/features/inquiries/inquiries.columns.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';

export type InquiryRow = inferRouterOutputs<AppRouter>['inquiries']['list']['list'][number];
type Column = Omit<ListColumn<InquiryRow>, 'id' | 'label'>;

/** How the columns look that are more than their text. */
const LOOKS: Partial<Record<InquiryColumn, Column>> = {
  opportunity_name: { width: '220px' },
  status: { width: '188px', cell: ({ status }) => <StatusPill status={status} /> },
  priority: { width: '104px', align: 'end', sortsFirst: 'asc' },
  created_at: { width: '144px', cell: ({ created_at }) => <Instant at={created_at} /> },
  scheduled_admit_date: { cell: (row) => <Day day={row.scheduled_admit_date} /> },
  scheduled_discharge_date: { cell: (row) => <Day day={row.scheduled_discharge_date} /> },
  finalized_discharge_date: {
    cell: (row) =>
      row.finalized_discharge_date === undefined ? '-' : row.finalized_discharge_date ? text.yes : text.no,
  },
};

/** What every role that sees the list sees of each inquiry (C-5). */
const FOR_ALL: readonly InquiryColumn[] = ['opportunity_name', 'status', 'created_at'];

/** Every field that the list, or the look beside it, can show. */
export const INQUIRY_FIELDS = INQUIRY_COLUMNS.map(
  (id): ListColumn<InquiryRow> => ({
    id,
    label: INQUIRY_COLUMN_LABELS[id],
    ...(!FOR_ALL.includes(id) && { permission: 'inquiries:read' as const }),
    ...LOOKS[id],
  }),
);
