import { redirect } from '@tanstack/react-router';
import { rememberedRange } from '#client/components/date-range/remembered-range.ts';
import { type AnalyticsSearch, readAddress } from './analytics-address.ts';

interface Entered {
  cause: string;
  search: AnalyticsSearch;
  location: { pathname: string };
}

/** What the three routes of Analytics share: an address read by its words, and the range last looked at. */
export const analyticsRoute = {
  validateSearch: readAddress,
  beforeLoad: ({ cause, search, location }: Entered): void => {
    const last = cause === 'enter' && search.range === undefined ? rememberedRange() : null;
    if (last) throw redirect({ to: location.pathname, search: { ...search, range: last }, replace: true });
  },
};
