/** One range for every page that looks at one, as long as the browser session lasts (P2 §9). */
const KEY = 'analyticsDateRange';

export const rememberRange = (written: string): void => sessionStorage.setItem(KEY, written);

/** The range last chosen in this browser session, for an address that says none; null where there is none to bring back. */
export const rangeToEnter = (range: string | undefined): string | null =>
  range === undefined ? sessionStorage.getItem(KEY) : null;
