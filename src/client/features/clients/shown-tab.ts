import { CLIENT_TABS, type ClientTab } from '#shared/features/client-details/client-fields.ts';

/** The tab that an address below a client names, however it is written; the first one for every other address. */
export const shownTab = (below: string): ClientTab =>
  CLIENT_TABS.find(({ path }) => path === below.toLowerCase().replace(/\/+$/, '')) ?? CLIENT_TABS[0];
