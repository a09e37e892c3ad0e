/** An address's search part as the router reads it, before a list's own contract has judged it. */
export type Address = Readonly<Record<string, unknown>>;

const keyOf = (list: string) => `${list}:search`;

/** For a list's route: its contract judges the address where it is shown, for this part is loaded with every page. */
export const asAddress = (raw: Record<string, unknown>): Address => raw;

/**
 * How a list was last seen in this browser session, where it is entered by its bare address; null where it is to be shown
 * as the address says, which is remembered. An address that shows something over the list is not bare.
 */
export function lastSeen(list: string, cause: string, shown: Address, over?: unknown): Address | null {
  if (cause === 'preload') return null;
  const bare = over === undefined && Object.keys(shown).length === 0;
  const stored = cause === 'enter' && bare ? sessionStorage.getItem(keyOf(list)) : null;
  const last = stored ? (JSON.parse(stored) as Address) : {};
  if (Object.keys(last).length > 0) return last;
  sessionStorage.setItem(keyOf(list), JSON.stringify(shown));
  return null;
}

/** Which view of a list is selected, and the columns shown, which may be others than the view keeps. */
export interface RememberedView {
  name: string;
  columns: readonly string[];
}

const viewKeyOf = (list: string) => `${list}:view`;

/** Keeps a list's view for this browser session. */
export const rememberView = (list: string, view: RememberedView): void =>
  sessionStorage.setItem(viewKeyOf(list), JSON.stringify(view));

/** A list's view in this browser session; null until one was chosen or changed. */
export function rememberedView(list: string): RememberedView | null {
  const stored = sessionStorage.getItem(viewKeyOf(list));
  return stored ? (JSON.parse(stored) as RememberedView) : null;
}
