import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds that a finger rests on a card until it counts as held, and how far it may wander meanwhile. */
const HELD_AFTER = 500;
const STILL = 10;

interface HeldRow {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

const isOwnBox = ({ target }: MouseEvent) => target instanceof HTMLInputElement;

/**
 * A finger that rests on a card chooses it; while any is chosen a tap chooses too, and opens nothing. A mouse and the
 * keyboard have the check boxes.
 */
export function useHeldRow(choosing: boolean, toggle: (id: string) => void): (id: string) => HeldRow {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef<{ x: number; y: number; held: boolean } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const endHold = () => clearTimeout(timer.current);
  return (id) => ({
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      endHold();
      finger.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY, held: false };
      if (!finger.current) return;
      timer.current = setTimeout(() => {
        if (!finger.current) return;
        finger.current.held = true;
        navigator.vibrate?.(10);
        toggle(id);
      }, HELD_AFTER);
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = finger.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) endHold();
    },
    onPointerUp: endHold,
    // The page is being scrolled.
    onPointerCancel: endHold,
    onContextMenu: (event) => {
      // A phone's own menu for a link that is held.
      if (finger.current) event.preventDefault();
    },
    onClickCapture: (event) => {
      const by = finger.current;
      finger.current = null;
      if (!by || (!by.held && !choosing) || isOwnBox(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!by.held) toggle(id);
    },
  });
}
