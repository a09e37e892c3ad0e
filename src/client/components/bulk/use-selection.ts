import { useMemo, useState } from 'react';
import { type Chosen, extended, NONE_CHOSEN, type PageState, pageState, pageToggled, toggled } from './selection.ts';

interface SelectionOptions {
  /** What the list is narrowed to, as a text: another one lets the rows go. Paging is no other. */
  scope: string;
  /** The ids of the rows shown, in their order; the same array while they are the same. */
  page: readonly string[];
}

export interface Selection {
  ids: ReadonlySet<string>;
  /** How much of the page shown is chosen. */
  page: PageState;
  /** Chooses a row or lets it go; with `range`, every row from the one toggled last to it. */
  toggle: (id: string, range?: boolean) => void;
  togglePage: () => void;
  /** Chooses these and no others. */
  choose: (ids: readonly string[]) => void;
  clear: () => void;
}

/** The rows chosen in a list: kept from page to page, let go where the list is narrowed otherwise. */
export function useSelection({ scope, page }: SelectionOptions): Selection {
  const [kept, setKept] = useState({ scope, chosen: NONE_CHOSEN });
  return useMemo(() => {
    const chosenOf = (last: typeof kept) => (last.scope === scope ? last.chosen : NONE_CHOSEN);
    const change = (next: (chosen: Chosen) => Chosen) => setKept((last) => ({ scope, chosen: next(chosenOf(last)) }));
    const chosen = chosenOf(kept);
    return {
      ids: chosen.ids,
      page: pageState(chosen, page),
      toggle: (id, range = false) => change((last) => (range ? extended(last, id, page) : toggled(last, id))),
      togglePage: () => change((last) => pageToggled(last, page)),
      choose: (ids) => change(() => ({ ids: new Set(ids), anchor: null })),
      clear: () => change(() => NONE_CHOSEN),
    };
  }, [kept, scope, page]);
}
