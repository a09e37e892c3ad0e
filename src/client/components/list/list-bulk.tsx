import { useMay } from '#client/platform/organization.ts';
import { ArchiveBar } from '../bulk/archive-bar.tsx';
import { archiveInList } from '../bulk/archive-in-list.ts';
import { type Archiving, useArchiving } from '../bulk/use-archiving.tsx';
import { type Selection, useSelection } from '../bulk/use-selection.ts';
import type { ListDefinition, ListRow } from './define-list.ts';
import type { ListQuery } from './list-address.ts';
import { changedQuery, type ListState } from './use-list-place.ts';
import type { ListRows } from './use-list-rows.ts';

export interface ListBulkOf<Row> {
  /** Whether this person may do anything with chosen rows. */
  allowed: boolean;
  selection: Selection<Row>;
  change: Archiving['change'];
  archiveRow: (row: Row) => void;
  dialog: Archiving['dialog'];
}

const isActive = (row: object) => !('is_active' in row) || row.is_active === true;

/** The chosen rows of a list, and archiving them or one of them, where the list knows how. */
export function useListBulk<Query extends ListQuery, Row extends ListRow>(
  list: ListDefinition<Query, Row>,
  { query }: ListState<Query>,
  rows: ListRows<Row>,
): ListBulkOf<Row> {
  const { archiving, address, nameOf } = list;
  const may = useMay(archiving?.permission ?? list.bulk?.permission ?? 'account:use');
  const allowed = (archiving !== undefined || list.bulk !== undefined) && may;
  const selection = useSelection({
    // Whichever of its pages is shown, the list is the same.
    scope: JSON.stringify(address.write(changedQuery(query, {}))),
    page: rows.data?.list,
    nameOf,
    focus: rows.focus,
    enabled: allowed && rows.listed,
  });
  const { change: archive, dialog } = useArchiving(archiving);
  const change = archiveInList(rows, query.page, archive, archiving?.shows(query) ?? false);
  return {
    allowed,
    selection,
    change,
    archiveRow: (row) => void change([{ id: row.id, name: nameOf(row) }], isActive(row)),
    dialog,
  };
}

interface ListBulkProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  query: Query;
  rows: ListRows<Row>;
  bulk: ListBulkOf<Row>;
}

/** The bar of what can be done with the chosen rows. */
export function ListBulk<Query extends ListQuery, Row extends ListRow>(props: ListBulkProps<Query, Row>) {
  const { list, query, rows, bulk } = props;
  const { archiving, bulk: other } = list;
  if (!bulk.allowed) return null;
  if (other) return <other.Bar page={rows.data} selection={bulk.selection} />;
  if (!archiving) return null;
  return (
    <>
      <ArchiveBar
        page={rows.data}
        selection={bulk.selection}
        archivedToo={archiving.shows(query)}
        matching={() => archiving.all(query)}
        failed={list.texts.failed}
        onChange={bulk.change}
      />
      {bulk.dialog}
    </>
  );
}
