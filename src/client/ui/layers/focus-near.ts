const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled])';

/**
 * A place with all that it stands in on its page, from the nearest on: what of it is there yet once the place itself has
 * gone. Of another page nothing is near.
 */
export function placesAround(place: Element | null): Element[] {
  const places: Element[] = [];
  for (let at = place; at && !at.matches('body, main'); at = at.parentElement) places.push(at);
  return places;
}

/** Focuses the nearest control to where a place was; where nothing is near, its page has gone, and the new one begins. */
export function focusNear(places: readonly Element[]): void {
  for (const place of places) {
    const control = place.isConnected ? place.querySelector<HTMLElement>(FOCUSABLE) : null;
    if (!control) continue;
    control.focus({ preventScroll: true });
    return;
  }
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Focuses a place, and what is near it where it goes while it has the focus: the last row's button with its row. */
export function focusWhileItStands(place: HTMLElement): void {
  const places = placesAround(place);
  place.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (place.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusNear(places);
  });
  const stop = () => {
    watch.disconnect();
    document.removeEventListener('focusin', stop);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}
