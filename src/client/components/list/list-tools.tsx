import { IconAdjustmentsHorizontal, IconLineHeight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnOnceOpened } from '#client/ui/drawn-later.tsx';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { Density } from '#client/ui/table/data-table.tsx';
import { DENSITIES } from '#shared/features/configuration/appearance.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ColumnChooser } from '../columns/column-chooser.tsx';
import { ExportButton } from '../export-button.tsx';
import { PinButton } from '../pin-button.tsx';
import type { ListView } from '../views/use-list-view.ts';
import { ViewMenu } from '../views/view-menu.tsx';
import type { ListDefinition, ListRow } from './define-list.ts';
import classes from './list.module.css';
import type { ListQuery } from './list-address.ts';
import { useHiddenColumns } from './list-columns.tsx';
import { useDensity } from './use-density.ts';
import type { ListState } from './use-list-place.ts';

const SlidePanel = drawnOnceOpened(async () => (await import('#client/ui/layers/slide-panel.tsx')).SlidePanel);

export interface ListToolsProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  place: ListState<Query>;
  view: ListView | undefined;
  onPhone: boolean;
}

const PAGING: readonly string[] = ['page', 'limit', 'after', 'before'];

/** What of a list is exported or pinned: all that is asked for, whichever page is shown. */
function listed<Query extends ListQuery, Row extends ListRow>(list: ListDefinition<Query, Row>, query: Query) {
  const asked = Object.entries(query).filter(([key, value]) => !PAGING.includes(key) && value !== undefined);
  return { ...Object.fromEntries(asked), order: list.orderOf(query) };
}

/** What is asked for without the filters that ask for nothing, but for those that a widget keeps all the same. */
const withoutEmpty = (shown: object, keeps: readonly string[]) =>
  Object.fromEntries(
    Object.entries(shown).filter(([key, value]) => keeps.includes(key) || !Array.isArray(value) || value.length > 0),
  );

/** What the list offers beside its search: view, columns, row height, export, a place on the dashboard. */
export function ListTools<Query extends ListQuery, Row extends ListRow>(props: ListToolsProps<Query, Row>) {
  const { list, place, view, onPhone } = props;
  return onPhone ? (
    <MoreTools {...props} />
  ) : (
    <>
      {view && <ViewMenu view={view} />}
      {view && <Columns {...props} view={view} />}
      <Elsewhere list={list} place={place} view={view} />
      <DensityMenu />
    </>
  );
}

function Columns<Query extends ListQuery, Row extends ListRow>({
  list,
  view,
}: Pick<ListToolsProps<Query, Row>, 'list'> & { view: ListView }) {
  const hidden = useHiddenColumns(list);
  return (
    <ColumnChooser
      columns={list.columns.filter(({ id }) => !hidden.includes(id))}
      required={list.columns[0]?.id ?? ''}
      chosen={view.columns}
      onChange={view.setColumns}
    />
  );
}

/** Where the list can go as it is shown: into a file, onto the dashboard. */
function Elsewhere<Query extends ListQuery, Row extends ListRow>({
  list,
  place: { query },
  view,
}: Omit<ListToolsProps<Query, Row>, 'onPhone'>) {
  const timeZone = useTimeZone();
  const { exported, pin } = list;
  const columns = view && [...view.columns];
  const shown = listed(list, query);
  return (
    <>
      {exported && (
        <ExportButton
          permission={exported.permission}
          address={exported.address}
          asked={{ ...shown, ...(exported.columns && { columns }) }}
          fileName={() => exported.fileName(dayInZone(new Date(), timeZone))}
        />
      )}
      {pin && (
        <PinButton
          widget={pin.widget}
          title={pin.title(query)}
          size="lg"
          params={{ query: '', ...(pin.keeps ? withoutEmpty(shown, pin.keeps) : shown), ...(columns && { columns }) }}
        />
      )}
    </>
  );
}

const DENSITY_NAMES: Record<Density, string> = {
  comfortable: text.density_comfortable,
  standard: text.density_standard,
  compact: text.density_compact,
};

/** How high the rows of every list are, for this person. */
function DensityMenu() {
  const [density, setDensity] = useDensity();
  return (
    <ActionMenu
      actions={[]}
      choice={{
        chosen: DENSITY_NAMES[density],
        options: DENSITIES.map((each) => DENSITY_NAMES[each]),
        onChoose: (chosen) => setDensity(DENSITIES.find((each) => DENSITY_NAMES[each] === chosen) ?? 'comfortable'),
      }}
      trigger={
        <IconButton label={format(text.density, { density: DENSITY_NAMES[density] })} kind="outline">
          <IconLineHeight size={18} stroke={1.75} />
        </IconButton>
      }
    />
  );
}

/** On a phone everything beside search and filters is behind one button: the order too, which has no heads there. */
function MoreTools<Query extends ListQuery, Row extends ListRow>({ list, place, view }: ListToolsProps<Query, Row>) {
  const [opened, setOpened] = useState(false);
  const hidden = useHiddenColumns(list);
  const orders = list.columns
    .filter(({ id }) => list.isSorted(id) && !hidden.includes(id))
    .flatMap(({ id, label }) => [
      { value: `${id} desc`, label: format(text.list_descending, { column: label }) },
      { value: `${id} asc`, label: format(text.list_ascending, { column: label }) },
    ]);
  if (!view && !list.exported && !list.pin && orders.length === 0) return null;
  const sortBy = (chosen: string | null) => {
    const [sort, order] = chosen?.split(' ') ?? [];
    if (sort) place.change({ sort, order: order as 'asc' | 'desc' });
  };
  return (
    <>
      <IconButton label={text.list_more} kind="outline" onClick={() => setOpened(true)}>
        <IconAdjustmentsHorizontal size={20} stroke={1.75} />
      </IconButton>
      <SlidePanel
        opened={opened}
        title={text.list_more}
        onClose={() => setOpened(false)}
        footer={<Button onClick={() => setOpened(false)}>{text.close}</Button>}
      >
        <div className={classes.more}>
          {orders.length > 0 && (
            <SelectLater
              label={text.list_sort}
              options={orders}
              value={`${place.query.sort} ${list.orderOf(place.query)}`}
              onChange={sortBy}
            />
          )}
          {view && <ViewMenu view={view} />}
          <Elsewhere list={list} place={place} view={view} />
        </div>
      </SlidePanel>
    </>
  );
}
