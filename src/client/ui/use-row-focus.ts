import { type RefObject, useCallback } from 'react';

const ROW = 'tbody tr[data-row]';
const FIRST_CONTROL = 'a[href], button:not([disabled])';

export interface RowFocus {
  /** Moves the focus by so many rows, from the first row when no row has it; false at the ends. */
  move: (step: number) => boolean;
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
      const control = target.querySelector<HTMLElement>(FIRST_CONTROL) ?? target;
      control.focus();
      target.scrollIntoView({ block: 'nearest' });
      return true;
    },
    [container],
  );
  return { move };
}
