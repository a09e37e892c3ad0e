/** Rows chosen in a list, and the row a range begins at. */
export interface Chosen {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NONE_CHOSEN: Chosen = { ids: new Set(), anchor: null };

/** How much of a page is chosen. */
export type PageState = 'none' | 'some' | 'all';

export function pageState({ ids }: Chosen, page: readonly string[]): PageState {
  const here = page.filter((id) => ids.has(id)).length;
  if (here === 0) return 'none';
  return here === page.length ? 'all' : 'some';
}

const withAll = ({ ids }: Chosen, more: readonly string[], anchor: string | null): Chosen => ({
  ids: new Set([...ids, ...more]),
  anchor,
});

/** Chooses a row, or lets it go. */
export function toggled(chosen: Chosen, id: string): Chosen {
  if (!chosen.ids.has(id)) return withAll(chosen, [id], id);
  const ids = new Set(chosen.ids);
  ids.delete(id);
  return { ids, anchor: id };
}

/** Chooses all rows of the page from the one toggled last to this one; this one alone where that one is not shown. */
export function extended(chosen: Chosen, id: string, page: readonly string[]): Chosen {
  const from = chosen.anchor === null ? -1 : page.indexOf(chosen.anchor);
  const to = page.indexOf(id);
  const range = from === -1 || to === -1 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return withAll(chosen, range, id);
}

/** Chooses the whole page; where all of it is chosen already, lets it go. */
export function pageToggled(chosen: Chosen, page: readonly string[]): Chosen {
  if (pageState(chosen, page) !== 'all') return withAll(chosen, page, null);
  const here = new Set(page);
  return { ids: new Set([...chosen.ids].filter((id) => !here.has(id))), anchor: null };
}
