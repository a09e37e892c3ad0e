import { rememberFocusRow } from '#client/platform/focus-row.ts';
import type { Page } from '#shared/platform/pagination.ts';
import { countText } from './count-text.ts';
import type { ListQuery } from './list-address.ts';

/** A page of the list, and what was asked for it. */
interface ListedPage<Query> {
  query: Query;
  page: Page<{ id: string }>;
}

/** The page of the list a record was opened from, kept for the browser session: what `[` and `]` walk along. */
interface RecordTrail<Query> {
  query: Query;
  ids: readonly string[];
  /** In words: '10,000+' where counting stopped. */
  total: string;
  next: string | null;
  prev: string | null;
}

export interface PlaceInTrail<Query> {
  n: number;
  total: string;
  previous?: string;
  next?: string;
  /** On the page's last row: what to ask for to have the page after it. */
  pageAfter?: Query;
  /** On the page's first row: the same for the page before it. */
  pageBefore?: Query;
}

const keyOf = (list: string) => `${list}:trail`;

/** Remembers the list a record is opened from, in the list's own order. */
export function rememberTrail<Query>(list: string, { query, page }: ListedPage<Query>, opened: string): void {
  const { list: rows, next, prev } = page;
  const ids = rows.map(({ id }) => id);
  const trail: RecordTrail<Query> = { query, ids, total: countText(page) ?? '', next, prev };
  sessionStorage.setItem(keyOf(list), JSON.stringify(trail));
  rememberFocusRow(list, opened);
}

/** Where a record stands in the list it was opened from; null when it was opened otherwise. */
export function placeInTrail<Query extends ListQuery>(list: string, id: string): PlaceInTrail<Query> | null {
  const stored = sessionStorage.getItem(keyOf(list));
  const trail = stored ? (JSON.parse(stored) as RecordTrail<Query>) : null;
  const at = trail?.ids.indexOf(id) ?? -1;
  if (!trail || at === -1) return null;
  const { query, ids, next, prev } = trail;
  const isLast = at === ids.length - 1;
  return {
    n: (query.page - 1) * query.limit + at + 1,
    total: trail.total,
    previous: ids[at - 1],
    next: ids[at + 1],
    ...(isLast && next ? { pageAfter: { ...query, page: query.page + 1, after: next, before: undefined } } : {}),
    ...(at === 0 && prev && query.page > 1
      ? { pageBefore: { ...query, page: query.page - 1, after: undefined, before: prev } }
      : {}),
  };
}
