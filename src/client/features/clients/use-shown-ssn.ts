import { useEffect, useState } from 'react';
import { session } from '#client/platform/session.ts';

const SHOWN_MS = 30_000;

/** A number on screen for 30 seconds at most: it goes as soon as the window is left or the session ends. */
export function useShownSsn() {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const hide = () => setShown(null);
    const timer = setTimeout(hide, SHOWN_MS);
    const unsubscribe = session.subscribe(() => session.state().phase !== 'active' && hide());
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown]);
  return { shown, show: setShown, hide: () => setShown(null) };
}
