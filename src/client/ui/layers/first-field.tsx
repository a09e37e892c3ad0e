import { useEffect, useRef } from 'react';

const FIELD = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), select:not([disabled])';

/**
 * Gives the focus to a dialog's first field where it comes after the dialog has opened: the focus is at its close button
 * then. Where a person has gone on meanwhile, it stays where they are.
 */
export function FirstField() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = mark.current?.parentElement;
    if (!frame || frame.querySelector(FIELD)) return;
    const watch = new MutationObserver(() => {
      const field = frame.querySelector<HTMLElement>(FIELD);
      if (!field) return;
      stop();
      if (document.activeElement?.closest('[data-closes]')) field.focus({ preventScroll: true });
    });
    const stop = () => {
      watch.disconnect();
      frame.removeEventListener('keydown', stop);
    };
    watch.observe(frame, { childList: true, subtree: true });
    frame.addEventListener('keydown', stop);
    return stop;
  }, []);
  return <span ref={mark} hidden />;
}
