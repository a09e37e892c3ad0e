import { IconEye } from '@tabler/icons-react';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';
import {
  INQUIRY_COLUMN_LABELS,
  INQUIRY_COLUMNS,
  type InquiryColumn,
} from '../../../shared/features/inquiries/inquiries.columns.ts';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_SORTS } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { formatDay, formatInstantDay } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { inquiryHref } from '../../platform/links.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { columnsFor } from '../../ui/table-columns.ts';
import classes from './inquiries.columns.module.css';

export type InquiryRow = inferRouterOutputs<AppRouter>['inquiries']['list']['list'][number];

/** The columns as the chooser offers them. */
export const COLUMN_CHOICES = INQUIRY_COLUMNS.map((id) => ({ id, label: INQUIRY_COLUMN_LABELS[id] }));

const NONE = '-';
const SORTABLE: readonly string[] = INQUIRY_SORTS;
const column = columnsFor<InquiryRow>();

/** One field of an inquiry in words; '-' where it is empty, or not for this role to see. */
export function fieldText(row: Partial<InquiryRow>, field: InquiryColumn, timeZone: string): string {
  switch (field) {
    case 'condition':
    case 'staff':
      return row[field]?.join(', ') || NONE;
    case 'created_at':
      return formatInstantDay(row.created_at, timeZone);
    case 'scheduled_admit_date':
    case 'scheduled_discharge_date':
      return formatDay(row[field]);
    case 'finalized_discharge_date':
      return row[field] === undefined ? NONE : row[field] ? text.yes : text.no;
    default:
      return String(row[field] || NONE);
  }
}

const WIDTHS: Partial<Record<InquiryColumn, string>> = {
  opportunity_name: '220px',
  status: '188px',
  priority: '104px',
  created_at: '144px',
};

interface RowActions {
  onOpen: (id: string) => void;
  onPeek: (id: string) => void;
}

/** The table's columns, as chosen. */
export const inquiryColumns = (chosen: readonly string[], timeZone: string, { onOpen, onPeek }: RowActions) =>
  INQUIRY_COLUMNS.filter((id) => chosen.includes(id))
    .sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b))
    .map((id) =>
      column.display({
        id,
        header: INQUIRY_COLUMN_LABELS[id],
        meta: {
          sortable: SORTABLE.includes(id),
          ...(WIDTHS[id] ? { width: WIDTHS[id] } : {}),
          ...(id === 'priority' ? { align: 'end' } : {}),
        },
        cell: ({ row: { original } }) => {
          if (id === 'opportunity_name') return <NameCell row={original} onOpen={onOpen} onPeek={onPeek} />;
          if (id === 'status') return <StatusPill status={original.status} />;
          return fieldText(original, id, timeZone);
        },
      }),
    );

const NameCell = ({ row, onOpen, onPeek }: RowActions & { row: InquiryRow }) => (
  <span className={classes.name}>
    <Link href={inquiryHref(row.id)} onClick={() => onOpen(row.id)}>
      {row.opportunity_name}
    </Link>
    <span className={classes.peek}>
      <IconButton label={format(text.peek_at, { name: row.opportunity_name })} size={28} onClick={() => onPeek(row.id)}>
        <IconEye size={18} stroke={1.75} />
      </IconButton>
    </span>
  </span>
);
