import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { countText } from '../../components/list-page/count-text.ts';
import { rememberFocusRow } from '../../platform/focus-row.ts';

type ListedPage = inferRouterOutputs<AppRouter>['inquiries']['list'];

/** A page of the list, and what was asked for it. */
export interface ListPlace {
  search: InquiryListQuery;
  page: Pick<ListedPage, 'list' | 'total' | 'total_capped' | 'next' | 'prev'>;
}

/** The page of the list a record was opened from, kept for the browser session: what `[` and `]` walk along. */
interface RecordTrail {
  search: InquiryListQuery;
  ids: readonly string[];
  /** In words: '10,000+' where counting stopped. */
  total: string;
  next: string | null;
  prev: string | null;
}

export interface PlaceInTrail {
  n: number;
  total: string;
  previous?: string;
  next?: string;
  /** On the page's last row: what to ask for to have the page after it. */
  pageAfter?: InquiryListQuery;
  /** On the page's first row: the same for the page before it. */
  pageBefore?: InquiryListQuery;
}

/** What the list is called wherever something of it is kept. */
const LIST = 'inquiries';
const KEY = `${LIST}:trail`;

/** Remembers the list a record is opened from, in the list's own order. */
export function rememberTrail({ search, page }: ListPlace, opened: string): void {
  const { list, next, prev } = page;
  const trail: RecordTrail = { search, ids: list.map((row) => row.id), total: countText(page) ?? '', next, prev };
  sessionStorage.setItem(KEY, JSON.stringify(trail));
  rememberFocusRow(LIST, opened);
}

/** Where a record stands in the list it was opened from; null when it was opened otherwise. */
export function placeInTrail(id: string): PlaceInTrail | null {
  const stored = sessionStorage.getItem(KEY);
  const trail = stored ? (JSON.parse(stored) as RecordTrail) : null;
  const at = trail?.ids.indexOf(id) ?? -1;
  if (!trail || at === -1) return null;
  const { search, ids, next, prev } = trail;
  const isLast = at === ids.length - 1;
  return {
    n: (search.page - 1) * search.limit + at + 1,
    total: trail.total,
    previous: ids[at - 1],
    next: ids[at + 1],
    ...(isLast && next ? { pageAfter: { ...search, page: search.page + 1, after: next, before: undefined } } : {}),
    ...(at === 0 && prev && search.page > 1
      ? { pageBefore: { ...search, page: search.page - 1, after: undefined, before: prev } }
      : {}),
  };
}
