import { useEffect, useRef, useState } from 'react';

export type AsyncOptions<Item> =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed' }
  | { state: 'found'; items: Item[] };

/** Finds the items for a query; rejects when it could not search. The signal aborts when the query is outdated. */
export type SearchItems<Item> = (query: string, signal: AbortSignal) => Promise<Item[]>;

/** Searches `delay` milliseconds after the query last changed; an older answer never overwrites a newer one. */
export function useAsyncOptions<Item>(query: string, search: SearchItems<Item>, delay: number): AsyncOptions<Item> {
  const [options, setOptions] = useState<AsyncOptions<Item>>({ state: 'idle' });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (query.trim() === '') {
      setOptions({ state: 'idle' });
      return;
    }
    const abort = new AbortController();
    setOptions({ state: 'searching' });
    const timer = setTimeout(() => {
      latest.current(query.trim(), abort.signal).then(
        (items) => !abort.signal.aborted && setOptions({ state: 'found', items }),
        () => !abort.signal.aborted && setOptions({ state: 'failed' }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, delay]);
  return options;
}
