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
