import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusNear, focusWhileItStands, placesAround } from './focus-near.ts';

/** Marks a layer's frame. */
const LAYER = 'data-layer';

/** Of each layer that has closed, where the focus was before it. */
const left = new WeakMap<Element, Before>();

/** Where the focus was before a layer, with all that it stood in: the place may be gone by the time the layer closes. */
interface Before {
  place: Element | null;
  around: readonly Element[];
  /** The page's path: where nothing had the focus, a page that has come since takes it. */
  path: string;
}

const NOWHERE: Before = { place: null, around: [], path: '' };
const beforeNow = (): Before => ({
  place: document.activeElement,
  around: placesAround(document.activeElement),
  path: window.location.pathname,
});

/** The nearest place outside every layer that has closed: a menu's item is gone with its menu, whose button is not. */
function outside(before: Before): Before {
  const layer = before.place?.closest(`[${LAYER}]`);
  return layer && left.has(layer) ? outside(left.get(layer) ?? NOWHERE) : before;
}

/**
 * Gives the focus back to where it was before a layer opened, at the moment the layer begins to close: a key pressed
 * while it fades lands there already. What has taken the focus meanwhile keeps it. `frame` carries `LAYER_PROPS`; without
 * it the layer is drawn only while it is open.
 */
export function useFocusBack(opened: boolean, frame?: RefObject<HTMLElement | null>): void {
  const [last, setLast] = useState<{ opened: boolean; before: Before }>({ opened: false, before: NOWHERE });
  if (opened !== last.opened) setLast({ opened, before: opened ? beforeNow() : last.before });
  const { before } = last;
  const isOpen = useRef(false);
  // Not as the effect of opening is undone: React would give the focus to the closing layer again.
  useLayoutEffect(() => {
    if (opened && frame?.current) left.delete(frame.current);
    if (!opened && isOpen.current) giveBack(before, frame?.current);
    isOpen.current = opened;
  }, [opened, before, frame]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    return () => {
      // Drawn only while it is open, it goes without having been closed. Without a frame nothing says what goes with it:
      // once it is gone, and what it held back can be focused again, the focus is lost where it was inside.
      if (isOpen.current && frame) giveBack(before, frame.current);
      else if (isOpen.current) queueMicrotask(() => giveBack(before, undefined));
    };
  }, [opened, before, frame]);
}

function giveBack(before: Before, layer: HTMLElement | null | undefined) {
  if (layer) left.set(layer, before);
  const held = document.activeElement;
  const around = layer?.closest('[role="dialog"]') ?? layer;
  const isLost = held === null || held === document.body || around?.contains(held);
  if (!isLost) return;
  const { place, around: places, path } = outside(before);
  if (place === document.body && window.location.pathname === path) return;
  if (place !== document.body && place instanceof HTMLElement && place.isConnected) focusWhileItStands(place);
  else focusNear(places);
}

export const LAYER_PROPS = { [LAYER]: '' };
