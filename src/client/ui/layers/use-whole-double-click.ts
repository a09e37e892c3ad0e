import { useEffect } from 'react';

function leaveOutSecond(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Leaves out the second click of two where the first one closed a layer: it would fall on what stood under the layer. */
export function useWholeDoubleClick(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    return () => document.addEventListener('click', leaveOutSecond, { capture: true, once: true });
  }, [opened]);
}
