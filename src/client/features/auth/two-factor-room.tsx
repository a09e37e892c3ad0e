import { type RefObject, useEffect, useState } from 'react';

const KEY = 'room of two-factor notice';

/** Keeps for the next load of this tab how high the notice stands on this page; nothing once `known` says it does not. */
export function useKeptRoom(notice: RefObject<HTMLElement | null>, known: unknown): void {
  useEffect(() => {
    if (!known) return;
    const element = notice.current;
    if (!element) return sessionStorage.removeItem(KEY);
    const watch = new ResizeObserver(() => sessionStorage.setItem(KEY, String(element.offsetHeight)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [notice, known]);
}

/** The room of the notice until it is here, where it stood on the page before: what is under it would move. */
export function TwoFactorRoom() {
  const [room] = useState(() => sessionStorage.getItem(KEY));
  return room && <div aria-hidden style={{ height: `${room}px` }} />;
}
