import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { RowSelection } from '#client/ui/table/data-table-cells.tsx';
import type { RowFocus } from '#client/ui/table/use-row-focus.ts';
import { useShortcut } from '../keyboard-provider.tsx';
import { type Chosen, extended, NONE_CHOSEN, pageState, pageToggled, toggled } from './selection.ts';

/** A row by its id and by the name that it is shown with. */
export interface NamedRow {
  id: string;
  name: string;
}

interface SelectionOptions<Row> {
  /** What the list is narrowed to, as a text: another one lets the rows go. Paging is no other. */
  scope: string;
  /** The rows of the page shown, in their order. */
  page: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  /** The table's row focus, for the keyboard. */
  focus: RefObject<RowFocus | null>;
  /** False where this person may do nothing with chosen rows. */
  enabled: boolean;
}

export interface Selection<Row> extends RowSelection<Row> {
  /** The chosen rows by their names. */
  rows: () => NamedRow[];
  /** Chooses these and no others. */
  choose: (rows: readonly NamedRow[]) => void;
  clear: () => void;
}

const NO_ROWS: never[] = [];

/**
 * The rows chosen in a list, by their checkboxes or with `x` and `Shift+x`: kept from page to page, let go where the list
 * is narrowed otherwise.
 */
export function useSelection<Row extends { id: string }>(options: SelectionOptions<Row>): Selection<Row> {
  const { scope, page = NO_ROWS, nameOf, focus, enabled } = options;
  const [kept, setKept] = useState({ scope, chosen: NONE_CHOSEN });
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    for (const row of page) names.current.set(row.id, nameOf(row));
  }, [page, nameOf]);

  const selection = useMemo<Selection<Row>>(() => {
    const shown = page.map(({ id }) => id);
    const chosenOf = (last: typeof kept) => (last.scope === scope ? last.chosen : NONE_CHOSEN);
    const change = (next: (chosen: Chosen) => Chosen) => setKept((last) => ({ scope, chosen: next(chosenOf(last)) }));
    const chosen = chosenOf(kept);
    return {
      ids: chosen.ids,
      page: pageState(chosen, shown),
      nameOf,
      toggle: (id, range = false) => change((last) => (range ? extended(last, id, shown) : toggled(last, id))),
      togglePage: () => change((last) => pageToggled(last, shown)),
      rows: () => [...chosen.ids].map((id) => ({ id, name: names.current.get(id) ?? id })),
      choose: (rows) => {
        for (const { id, name } of rows) names.current.set(id, name);
        change(() => ({ ids: new Set(rows.map(({ id }) => id)), anchor: null }));
      },
      clear: () => change(() => NONE_CHOSEN),
    };
  }, [kept, scope, page, nameOf]);

  const toggleFocused = (range: boolean) => {
    const id = focus.current?.current();
    if (id) selection.toggle(id, range);
  };
  useShortcut('select', enabled ? () => toggleFocused(false) : undefined);
  useShortcut('select_range', enabled ? () => toggleFocused(true) : undefined);
  return selection;
}
