import { redirect } from '@tanstack/react-router';
import { rangeToEnter } from '#client/components/date-range/remembered-range.ts';
import { type AnalyticsSearch, readAddress } from './analytics-address.ts';

interface Entered {
  search: AnalyticsSearch;
  location: { pathname: string };
}

/**
 * What the three routes of Analytics share: an address read by its words, and the range last looked at. What stands behind a
 * number keeps its own address: whoever it is sent to sees the same number, whatever they looked at last.
 */
export const analyticsRoute = {
  validateSearch: readAddress,
  beforeLoad: ({ search, location }: Entered): void => {
    if (search.drill) return;
    const last = rangeToEnter(search.range);
    if (last) throw redirect({ to: location.pathname, search: { ...search, range: last }, replace: true });
  },
};
