import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RememberedView } from '#client/platform/list-memory.ts';

/** Which view a list was shown by, for each place in the browser's history that has been left. */
const views = new Map<string, RememberedView>();

/**
 * Brings a list's view back with its address: a step back over the choice of another view undoes both. Columns changed
 * meanwhile stay where the view does. What it answers is called before another view is shown at an address of its own.
 */
export function useViewOfEntry(now: RememberedView, bring: (then: RememberedView) => void): () => void {
  const { history } = useRouter();
  const latest = useRef({ now, bring });
  useEffect(() => {
    latest.current = { now, bring };
  });
  useEffect(() => {
    const keyOf = ({ state, href }: typeof history.location) => state.__TSR_key ?? href;
    let { location } = history;
    return history.subscribe(({ location: next, action }) => {
      const left = location;
      location = next;
      const shown = latest.current;
      const steps = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
      if (steps || !views.has(keyOf(left))) views.set(keyOf(left), shown.now);
      const then = views.get(keyOf(next));
      if (steps && next.pathname === left.pathname && then && then.name !== shown.now.name) shown.bring(then);
    });
  }, [history]);
  return () => {
    views.set(history.location.state.__TSR_key ?? history.location.href, now);
  };
}
