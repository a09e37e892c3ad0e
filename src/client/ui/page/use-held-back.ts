import { type RefObject, useLayoutEffect, useState } from 'react';

/** Milliseconds after which whatever is here is shown. */
const LONGEST_MS = 1_500;

const isDrawn = (page: HTMLElement): boolean => page.querySelector('[data-bone]') === null;

/**
 * Whether a page's parts are still held back, which the page's styles do: its first lists come one by one, each as long as
 * it is, and would push away whatever somebody had begun to read. Once everything was drawn, nothing is held back again.
 */
export function useHeldBack(ref: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(true);
  useLayoutEffect(() => {
    const page = ref.current;
    if (!page || !held) return;
    const release = () => setHeld(false);
    if (isDrawn(page)) {
      release();
      return;
    }
    const watch = new MutationObserver(() => isDrawn(page) && release());
    watch.observe(page, { childList: true, subtree: true });
    const timer = setTimeout(release, LONGEST_MS);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [ref, held]);
  return held;
}
