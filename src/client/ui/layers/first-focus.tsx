import { useLayoutEffect, useRef } from 'react';

/**
 * Mantine focuses a layer's first field a moment after the layer has come, which takes the focus from whoever is in
 * another field by then. In the layer's frame, this ends that with the first focus inside: what carries the attribute is
 * the first that Mantine would focus, and a frame can't be.
 */
export function FirstFocus({ opened }: { opened: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const frame = mark.current?.parentElement;
    if (!opened || !frame) return undefined;
    const hold = () => frame.setAttribute('data-autofocus', '');
    frame.addEventListener('focusin', hold);
    return () => {
      frame.removeEventListener('focusin', hold);
      frame.removeAttribute('data-autofocus');
    };
  }, [opened]);
  return <span ref={mark} hidden />;
}
