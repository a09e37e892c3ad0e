import { type RefObject, useEffect, useState } from 'react';

/** True while the element is within a screen or so of the scroller's window: what is farther need not be drawn. */
export function useNearby(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '900px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return near;
}
