import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** A key as printed on a keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={classes.key}>{children}</kbd>;
}
