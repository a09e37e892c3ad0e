import { useEffect, useRef, useState } from 'react';

export type AsyncOptions<Item> =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed' }
  | {
      state: 'found';
      items: Item[];
      /** What was chosen from before: nothing was searched for yet. */
      recent: boolean;
      /** Fetches the items after these; absent where there are none. */
      more?: (() => void) | undefined;
    };

/** Where the items after those found begin. */
export interface FurtherFrom {
  page: number;
  after: string;
}

interface FoundItems<Item> {
  list: Item[];
  /** Leads to the items after these. */
  next?: string | null;
}

/** Finds the items for a query, page by page; rejects when it could not search. The signal aborts when it is outdated. */
export type SearchItems<Item> = (
  query: string,
  signal: AbortSignal,
  from?: FurtherFrom,
) => Promise<FoundItems<Item> | Item[]>;

/** What one is likely to choose before anything is typed. */
export type RecentItems<Item> = (signal: AbortSignal) => Promise<Item[]>;

const found = <Item>(answer: FoundItems<Item> | Item[]): FoundItems<Item> =>
  Array.isArray(answer) ? { list: answer } : answer;

/**
 * Searches `delay` milliseconds after the query last changed; an older answer never overwrites a newer one. While nothing
 * is typed, `recent` is offered once it is `wanted`.
 */
export function useAsyncOptions<Item>(
  query: string,
  search: SearchItems<Item>,
  delay: number,
  recent?: RecentItems<Item>,
  wanted = false,
): AsyncOptions<Item> {
  const [options, setOptions] = useState<AsyncOptions<Item>>({ state: 'idle' });
  const latest = useRef({ search, recent });
  useEffect(() => {
    latest.current = { search, recent };
  });
  const asked = query.trim();
  const offers = asked === '' && wanted && recent !== undefined;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const put = (next: AsyncOptions<Item>) => !signal.aborted && setOptions(next);
    if (asked === '') {
      setOptions({ state: 'idle' });
      if (offers)
        latest.current.recent?.(signal).then(
          (items) => items.length > 0 && put({ state: 'found', items, recent: true }),
          // Whoever types finds what could not be offered.
          () => undefined,
        );
      return () => abort.abort();
    }
    const show = (items: Item[], next: string | null | undefined, page: number) => {
      let asking = false;
      const more = () => {
        if (asking || !next) return;
        asking = true;
        latest.current.search(asked, signal, { page: page + 1, after: next }).then(
          (answer) => {
            const further = found(answer);
            put(show([...items, ...further.list], further.next, page + 1));
          },
          // Scrolled to again, it is asked for again.
          () => {
            asking = false;
          },
        );
      };
      return { state: 'found', items, recent: false, more: next ? more : undefined } as const;
    };
    setOptions({ state: 'searching' });
    const timer = setTimeout(() => {
      latest.current.search(asked, signal).then(
        (answer) => put(show(found(answer).list, found(answer).next, 1)),
        () => put({ state: 'failed' }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, delay, offers]);
  return options;
}
