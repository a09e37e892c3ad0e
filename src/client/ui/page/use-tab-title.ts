import { useEffect } from 'react';

export const PRODUCT = 'Landfall';

/** What the browser's tab says while this is on the page. No client's name: tabs are seen on screens that are shared. */
export function useTabTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}
