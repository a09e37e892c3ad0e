import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** A layer inside this one (an open dropdown, a calendar) that takes Escape for itself carries this attribute. */
const OWN_ESCAPE = '[data-mantine-stop-propagation="true"]';

interface EscapeProps<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onKeyDown: (event: KeyboardEvent<E>) => void;
}

/**
 * Escape closes the innermost layer only. The returned props go on the layer's frame; where the focus was lost to
 * something around it (its button became disabled, a blank spot was clicked), or has not yet come into it from the page,
 * the key still works.
 */
export function useEscape<E extends HTMLElement>(active: boolean, onEscape: () => void): EscapeProps<E> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!active) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || !(target instanceof Element)) return;
      const around = target !== ref.current && target.contains(ref.current);
      if (around || target.closest(`[role="dialog"], ${OWN_ESCAPE}`) === null) onEscape();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, onEscape]);
  const onKeyDown = (event: KeyboardEvent<E>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return;
    event.stopPropagation();
    if (active) onEscape();
  };
  return { ref, onKeyDown };
}
