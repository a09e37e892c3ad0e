import { type ReactNode, useEffect, useRef } from 'react';
import classes from './held-back.module.css';
import { useHeldBack } from './use-held-back.ts';

interface HeldBackProps {
  /** How the parts stand. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * The parts of a page that come one by one: each is shown once it and all above it are drawn, so that nothing seen moves.
 * Only then does the page begin at the part that its address names.
 */
export function HeldBack({ className, children }: HeldBackProps) {
  const parts = useRef<HTMLDivElement>(null);
  const held = useHeldBack(parts);
  useEffect(() => {
    const named = held ? null : document.getElementById(window.location.hash.slice(1));
    if (!named || !parts.current?.contains(named)) return;
    named.scrollIntoView();
    named.focus({ preventScroll: true });
  }, [held]);
  return (
    <div ref={parts} data-held={held || undefined} aria-busy={held} className={`${classes.parts} ${className ?? ''}`}>
      {children}
    </div>
  );
}
