import { REQUIRED_INQUIRY_COLUMN } from '../../../shared/features/inquiries/inquiries.columns.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { ColumnChooser } from '../../components/columns/column-chooser.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { PinButton } from '../../components/pin-button.tsx';
import type { ListView } from '../../components/views/use-list-view.ts';
import { ViewMenu } from '../../components/views/view-menu.tsx';
import { useTimeZone } from '../../platform/organisation.ts';
import { COLUMN_CHOICES } from './inquiries.columns.tsx';
import { pinTitle } from './inquiry-filters.ts';
import { orderOf } from './use-inquiries-view.ts';

/** What the list offers beside its search: view, columns, export, and a place on the dashboard. */
export function InquiriesTools({ search, view }: { search: InquiryListQuery; view: ListView }) {
  const timeZone = useTimeZone();
  const { query = '', status_filter, staff_filter, sort } = search;
  const listed = { query, status_filter, staff_filter, sort, order: orderOf(search), columns: [...view.columns] };
  return (
    <>
      <ViewMenu view={view} />
      <ColumnChooser
        columns={COLUMN_CHOICES}
        required={REQUIRED_INQUIRY_COLUMN}
        chosen={view.columns}
        onChange={view.setColumns}
      />
      <ExportButton
        address="/api/opportunities_export"
        asked={listed}
        fileName={() => `inquiries-${dayInZone(new Date(), timeZone)}.csv`}
      />
      <PinButton widget="InquiriesTable" title={pinTitle(search)} size="lg" params={listed} />
    </>
  );
}
