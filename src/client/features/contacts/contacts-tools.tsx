import { REQUIRED_CONTACT_COLUMN } from '../../../shared/features/contacts/contacts.columns.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { ColumnChooser } from '../../components/columns/column-chooser.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import type { ListView } from '../../components/views/use-list-view.ts';
import { ViewMenu } from '../../components/views/view-menu.tsx';
import { COLUMN_CHOICES } from './contacts.columns.tsx';
import { orderOf } from './use-contacts-view.ts';

/** What the list offers beside its search: view, columns and export. */
export function ContactsTools({ search, view }: { search: ContactListQuery; view: ListView }) {
  const { query, referral_id, title, state, archived, sort } = search;
  const listed = { query, referral_id, title, state, archived, sort, order: orderOf(search), columns: view.columns };
  return (
    <>
      <ViewMenu view={view} />
      <ColumnChooser
        columns={COLUMN_CHOICES}
        required={REQUIRED_CONTACT_COLUMN}
        chosen={view.columns}
        onChange={view.setColumns}
      />
      <ExportButton address="/api/contacts_export" asked={listed} fileName={() => 'contacts.csv'} />
    </>
  );
}
