import { useEffect, useRef } from 'react';

const FIELD = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), select:not([disabled])';
const BUTTON = 'a[href], button:not([disabled])';

/**
 * Keeps the focus inside a dialog whose content changes. It goes to the first field where that comes after the dialog
 * has opened: the focus is at the close button then. Where what holds it goes, as with a step that is done, it goes to
 * what has come instead.
 */
export function FirstField() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = mark.current?.parentElement;
    if (!frame) return;
    let waits = !frame.querySelector(FIELD);
    let inside = false;
    // While the focus moves it is nowhere, and what a field shows once it is left comes in between.
    let goal: EventTarget | null = null;
    const moves = () => goal instanceof Element && goal.isConnected && !goal.matches(':disabled');
    const first = (which: string) => frame.querySelector<HTMLElement>(which)?.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      if (frame.closest('[data-closing]')) return;
      const held = document.activeElement;
      if (waits && frame.querySelector(FIELD)) {
        waits = false;
        if (held?.closest('[data-closes]')) first(FIELD);
      } else if (inside && held === document.body && !moves()) first(frame.querySelector(FIELD) ? FIELD : BUTTON);
    });
    const stopWaiting = () => {
      waits = false;
    };
    const lead = ({ relatedTarget }: FocusEvent) => {
      goal = relatedTarget;
    };
    const follow = ({ target }: FocusEvent) => {
      goal = null;
      inside = target instanceof Node && frame.contains(target);
    };
    watch.observe(frame, { childList: true, subtree: true });
    frame.addEventListener('keydown', stopWaiting);
    // Before what the field itself does then.
    document.addEventListener('focusout', lead, true);
    document.addEventListener('focusin', follow);
    return () => {
      watch.disconnect();
      frame.removeEventListener('keydown', stopWaiting);
      document.removeEventListener('focusout', lead, true);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return <span ref={mark} hidden />;
}
