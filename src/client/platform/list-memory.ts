/** An address's search part as the router reads it, before a list's own contract has judged it. */
export type Address = Readonly<Record<string, unknown>>;

const keyOf = (list: string) => `${list}:search`;

/** Keeps how a list was last seen in this browser session. */
export const rememberList = (list: string, shown: Address): void =>
  sessionStorage.setItem(keyOf(list), JSON.stringify(shown));

/** How a list was last seen in this browser session; null when that was its default. */
export function rememberedList(list: string): Address | null {
  const stored = sessionStorage.getItem(keyOf(list));
  const shown = stored ? (JSON.parse(stored) as Address) : {};
  return Object.keys(shown).length > 0 ? shown : null;
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
