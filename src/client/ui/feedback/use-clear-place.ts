import { type RefObject, useLayoutEffect } from 'react';

/**
 * What nothing may stand on while it is said: bars that stay in sight, a dialog's buttons, a screen's main one. What is said
 * stays for as long as the pointer is on it, so a button under it could not be reached by waiting.
 */
const KEPT_CLEAR = '[data-keep-clear], [role="dialog"] button, button[data-variant="filled"], a[data-variant="filled"]';
/** CSS pixels. */
const GAP = 8;

/**
 * Moves what is said up from its usual place until it covers none of that, whatever the screen shows meanwhile. Watched
 * for as long as something is said.
 */
export function useClearPlace(stack: RefObject<HTMLElement | null>, shown: number): void {
  useLayoutEffect(() => {
    const { current: node } = stack;
    if (!node || shown === 0) return;
    const place = () => {
      node.style.bottom = '';
      const { top, left, right, bottom: usual } = node.getBoundingClientRect();
      const height = usual - top;
      const others = [...document.querySelectorAll(KEPT_CLEAR)]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.width > 0 && each.left < right && each.right > left)
        .sort((one, other) => other.bottom - one.bottom);
      let bottom = usual;
      for (const each of others)
        if (each.top < bottom && each.bottom > bottom - height) bottom = Math.min(bottom, each.top - GAP);
      // A screen that is full of them has no clear place.
      if (bottom !== usual && bottom > height) node.style.bottom = `${window.innerHeight - bottom}px`;
    };
    place();
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const seen = new MutationObserver(later);
    seen.observe(document.body, { childList: true, subtree: true });
    // What becomes higher moves what stands below it.
    const sized = new ResizeObserver(later);
    sized.observe(document.body);
    window.addEventListener('resize', later);
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      seen.disconnect();
      sized.disconnect();
      window.removeEventListener('resize', later);
      window.removeEventListener('scroll', later);
      node.style.bottom = '';
    };
  }, [stack, shown]);
}
