import { type KeyboardEvent, useEffect } from 'react';

/** A layer inside this one (an open dropdown, a calendar) that takes Escape for itself carries this attribute. */
const OWN_ESCAPE = '[data-mantine-stop-propagation="true"]';

/**
 * Escape closes the innermost layer only. The returned handler goes on the layer's element; where the focus was
 * lost to the body (its button became disabled) the key still works.
 */
export function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body) onEscape();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, onEscape]);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return;
    event.stopPropagation();
    if (active) onEscape();
  };
}
