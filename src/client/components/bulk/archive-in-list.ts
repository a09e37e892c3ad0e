import type { ListRows } from '../list/use-list-rows.ts';
import type { Archiving } from './use-archiving.tsx';

/**
 * Archiving rows where they are listed: those that leave the list leave the focus to the one that takes their place.
 * Archived rows stay where they are shown too.
 */
export const archiveInList =
  <Row extends { id: string }>(
    { data, focus, goTo }: ListRows<Row>,
    page: number,
    change: Archiving['change'],
    archivedToo: boolean,
  ): Archiving['change'] =>
  (rows, archive) => {
    const shown = data?.list ?? [];
    const chosen = new Set(rows.map(({ id }) => id));
    const first = shown.findIndex(({ id }) => chosen.has(id));
    const left = archivedToo ? shown : shown.filter(({ id }) => !chosen.has(id));
    const next = left[Math.max(first, 0)] ?? left.at(-1);
    if (next) focus.current?.focus(next.id);
    else if (page > 1) goTo(page - 1);
    return change(rows, archive);
  };
