import { type RefObject, useCallback, useMemo } from 'react';

const ROW = '[data-row]';
const FIRST_CONTROL = 'a[href], button:not([disabled])';

export interface RowFocus {
  /** Moves the focus by so many rows, from the first row when no row has it; false at the ends. */
  move: (step: number) => boolean;
  /** Focuses the row of that id; false where it is not shown. */
  focus: (id: string) => boolean;
  /** The id of the row that has the focus; null where none has. */
  current: () => string | null;
}

/**
 * Row-by-row focus over a table: the focus lands on the row's first link or button (its name), so Enter and
 * Ctrl+Enter mean what they mean on a link. Rows without one take the focus themselves.
 */
export function useRowFocus(container: RefObject<HTMLElement | null>): RowFocus {
  const move = useCallback(
    (step: number) => {
      const rows = [...(container.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
      const from = rows.findIndex((row) => row.contains(document.activeElement));
      const target = from === -1 ? rows[step > 0 ? 0 : rows.length - 1] : rows[from + step];
      if (!target) return false;
      focusRow(target);
      return true;
    },
    [container],
  );
  const focus = useCallback(
    (id: string) => {
      const row = container.current?.querySelector<HTMLElement>(`${ROW}[data-row-id="${CSS.escape(id)}"]`);
      if (row) focusRow(row);
      return Boolean(row);
    },
    [container],
  );
  const current = useCallback(() => {
    const row = document.activeElement?.closest<HTMLElement>(ROW);
    return row && container.current?.contains(row) ? (row.dataset.rowId ?? null) : null;
  }, [container]);
  return useMemo(() => ({ move, focus, current }), [move, focus, current]);
}

function focusRow(row: HTMLElement) {
  const control = row.querySelector<HTMLElement>(FIRST_CONTROL) ?? row;
  control.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
