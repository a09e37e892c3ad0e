import { useEffect, useEffectEvent } from 'react';

/**
 * Hands on what is typed and not settled yet once a pointer comes to a button: one that waits for it cannot hear the press
 * that leaves the field.
 */
export function useBeforePress(unsettled: boolean, handOn: () => void): void {
  const come = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) handOn();
  });
  useEffect(() => {
    if (!unsettled) return;
    document.addEventListener('pointerover', come);
    return () => document.removeEventListener('pointerover', come);
  }, [unsettled]);
}
