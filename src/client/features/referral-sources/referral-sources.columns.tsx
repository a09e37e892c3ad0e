import type { ReactNode } from 'react';
import {
  SOURCE_COLUMN_LABELS,
  SOURCE_COLUMNS,
  type SourceColumn,
} from '../../../shared/features/referral-sources/referral-sources.columns.ts';
import { SOURCE_SORTS } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import { formatDayBeside, formatInstantDay } from '../../../shared/platform/dates.ts';
import { sourceHref } from '../../platform/links.ts';
import { Link } from '../../ui/link.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { columnsFor } from '../../ui/table-columns.ts';
import type { Source } from './referral-sources.data.ts';
import classes from './referral-sources.module.css';

/** The columns as the chooser offers them. */
export const COLUMN_CHOICES = SOURCE_COLUMNS.map((id) => ({ id, label: SOURCE_COLUMN_LABELS[id] }));

const NONE = '-';
const SORTABLE: readonly string[] = SOURCE_SORTS;
const WIDTHS: Record<SourceColumn, string> = {
  referral_name: '280px',
  payment_type: '176px',
  specializations: '176px',
  status: '160px',
  created_at: '152px',
  last_activity_date: '152px',
};
const column = columnsFor<Source>();

const NameCell = ({ source, onOpen }: { source: Source; onOpen: (id: string) => void }) => (
  <span className={classes.name}>
    <Link href={sourceHref(source.id)} onClick={() => onOpen(source.id)}>
      {source.referral_name}
    </Link>
    {!source.is_active && <StatusPill status="ARCHIVED_REFERRAL" />}
  </span>
);

function fieldText(source: Source, field: SourceColumn, timeZone: string): string {
  switch (field) {
    case 'created_at':
      return formatInstantDay(source.created_at, timeZone);
    case 'last_activity_date':
      return formatDayBeside(source.last_activity_date);
    case 'payment_type':
    case 'specializations':
      return source[field].join(', ') || NONE;
    default:
      return source[field];
  }
}

interface SourceColumnsOptions {
  chosen: readonly string[];
  timeZone: string;
  onOpen: (id: string) => void;
  /** Where a source stands, and why. */
  status: (source: Source) => ReactNode;
}

/** The table's columns, as chosen. */
export const sourceColumns = ({ chosen, timeZone, onOpen, status }: SourceColumnsOptions) =>
  SOURCE_COLUMNS.filter((id) => chosen.includes(id))
    .sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b))
    .map((id) =>
      column.display({
        id,
        header: SOURCE_COLUMN_LABELS[id],
        meta: { sortable: SORTABLE.includes(id), width: WIDTHS[id] },
        cell: ({ row: { original } }) => {
          if (id === 'referral_name') return <NameCell source={original} onOpen={onOpen} />;
          if (id === 'status') return status(original);
          return fieldText(original, id, timeZone);
        },
      }),
    );
