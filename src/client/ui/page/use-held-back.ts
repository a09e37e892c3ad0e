import { type RefObject, useLayoutEffect, useState } from 'react';

/** Milliseconds without another part drawn after which whatever is here is shown. */
const LONGEST_MS = 1_500;

const bonesOf = (page: HTMLElement): number => page.querySelectorAll('[data-bone]').length;

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
    let fewest = bonesOf(page);
    if (fewest === 0) {
      release();
      return;
    }
    let timer = setTimeout(release, LONGEST_MS);
    const watch = new MutationObserver(() => {
      const left = bonesOf(page);
      if (left === 0) return release();
      if (left >= fewest) return;
      fewest = left;
      clearTimeout(timer);
      timer = setTimeout(release, LONGEST_MS);
    });
    watch.observe(page, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [ref, held]);
  return held;
}
