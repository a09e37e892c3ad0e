import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** How high toasts stand above the window's lower edge, in CSS pixels. */
const TOASTS = 90;
const GAP = 8;

interface LayerFootProps {
  className: string | undefined;
  children: ReactNode;
}

/** A layer's buttons. Where they stand at the place of the toasts, these rise above them: none is covered. */
export function LayerFoot({ className, children }: LayerFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = foot;
    if (!current) return;
    const { style } = document.documentElement;
    const keepClear = () => {
      const { top, bottom, left, right } = current.getBoundingClientRect();
      const [middle, height] = [window.innerWidth / 2, window.innerHeight];
      const meets = left < middle && right > middle && bottom > height - TOASTS;
      style.setProperty('--lf-toasts-over', meets ? `${height - top + GAP}px` : '0px');
    };
    const seen = new ResizeObserver(keepClear);
    seen.observe(current);
    if (current.parentElement) seen.observe(current.parentElement);
    // A layer comes in from the side: where its foot stands is known once it rests.
    document.addEventListener('transitionend', keepClear);
    return () => {
      seen.disconnect();
      document.removeEventListener('transitionend', keepClear);
      style.removeProperty('--lf-toasts-over');
    };
  }, []);
  return (
    <div ref={foot} className={className}>
      {children}
    </div>
  );
}
