import { redirect } from '@tanstack/react-router';

/** An address's search part as the router reads it, before a list's own contract has judged it. */
export type Address = Readonly<Record<string, unknown>>;

const keyOf = (list: string) => `${list}:search`;

/** For a route: the contract of what it shows judges the address there, for this part is loaded with every page. */
export const asAddress = (raw: Record<string, unknown>): Address => raw;

/** What an address shows over a list: a dialog, or a look at a row. */
const OVER: readonly string[] = ['new', 'patient_id', 'call', 'add', 'import', 'peek', 'report'];

const parted = (address: Address) => {
  const part = (over: boolean) =>
    Object.fromEntries(Object.entries(address).filter(([key]) => OVER.includes(key) === over)) as Address;
  return { shown: part(false), over: part(true) };
};

/**
 * How a list was last seen in this browser session, where it is entered by its bare address; null where it is to be shown
 * as the address says, which is remembered. An address that looks at a row is not bare.
 */
function lastSeen(
  list: string,
  cause: string,
  { shown, over }: ReturnType<typeof parted>,
  first: () => Address,
): Address | null {
  // A preload counts as entering: a click that finds one under way goes where it goes.
  const bare = cause !== 'stay' && over.peek === undefined && Object.keys(shown).length === 0;
  const stored = bare ? sessionStorage.getItem(keyOf(list)) : null;
  const last = stored ? (JSON.parse(stored) as Address) : bare ? first() : {};
  if (Object.keys(last).length > 0) return last;
  if (cause !== 'preload') sessionStorage.setItem(keyOf(list), JSON.stringify(shown));
  return null;
}

interface Entered {
  cause: string;
  search: Address;
  location: { pathname: string };
}

/** A list's route: brought back to how it was left, the first time to `first`; its contract judges the address where the list is shown. */
export const listRoute = (list: string, first: () => Address = () => ({})) => ({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search, location }: Entered): void => {
    const parts = parted(search);
    const last = lastSeen(list, cause, parts, first);
    if (last) throw redirect({ to: location.pathname, search: { ...last, ...parts.over }, replace: true });
  },
  loaderDeps: ({ search }: { search: Address }): Address => parted(search).shown,
});

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
