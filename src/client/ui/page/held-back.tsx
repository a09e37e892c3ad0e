import { type ReactNode, useRef } from 'react';
import classes from './held-back.module.css';
import { useHeldBack } from './use-held-back.ts';

interface HeldBackProps {
  /** How the parts stand. */
  className: string | undefined;
  children: ReactNode;
}

/** The parts of a page that come one by one: each is shown once it and all above it are drawn, so that nothing seen moves. */
export function HeldBack({ className, children }: HeldBackProps) {
  const parts = useRef<HTMLDivElement>(null);
  const held = useHeldBack(parts);
  return (
    <div ref={parts} data-held={held || undefined} aria-busy={held} className={`${classes.parts} ${className ?? ''}`}>
      {children}
    </div>
  );
}
