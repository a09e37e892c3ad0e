/** One range for every page that looks at one, as long as the browser session lasts (P2 §9). */
const KEY = 'analyticsDateRange';

export const rememberRange = (written: string): void => sessionStorage.setItem(KEY, written);

/** The range last chosen in this browser session, as it is written; null where none was. */
export const rememberedRange = (): string | null => sessionStorage.getItem(KEY);
