import { REQUIRED_SOURCE_COLUMN } from '../../../shared/features/referral-sources/referral-sources.columns.ts';
import type { SourceListQuery } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { ColumnChooser } from '../../components/columns/column-chooser.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { PinButton } from '../../components/pin-button.tsx';
import type { ListView } from '../../components/views/use-list-view.ts';
import { ViewMenu } from '../../components/views/view-menu.tsx';
import { useTimeZone } from '../../platform/organisation.ts';
import { COLUMN_CHOICES } from './referral-sources.columns.tsx';
import { pinTitle } from './source-filters.ts';
import { orderOf } from './use-sources-view.ts';

/** What the list offers beside its search: view, columns, export, and a place on the dashboard. */
export function SourcesTools({ search, view }: { search: SourceListQuery; view: ListView }) {
  const timeZone = useTimeZone();
  const { query, payment_type, type, status, state, staff, archived, sort } = search;
  const listed = { query, payment_type, type, status, state, staff, archived, sort, order: orderOf(search) };
  const filters = { query: query ?? '', payment_type: payment_type ?? '', type: type ?? '', state: state ?? '' };
  return (
    <>
      <ViewMenu view={view} />
      <ColumnChooser
        columns={COLUMN_CHOICES}
        required={REQUIRED_SOURCE_COLUMN}
        chosen={view.columns}
        onChange={view.setColumns}
      />
      <ExportButton
        address="/api/referrals_export"
        asked={listed}
        fileName={() => `referral-sources-${dayInZone(new Date(), timeZone)}.csv`}
      />
      <PinButton
        widget="ReferralSourcesTable"
        title={pinTitle(search)}
        size="lg"
        params={{ ...listed, ...filters, columns: [...view.columns] }}
      />
    </>
  );
}
