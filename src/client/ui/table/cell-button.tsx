import type { ReactNode } from 'react';
import classes from './cell-button.module.css';

/** A cell's value as the button that changes it. Called, not mounted: a menu needs the button itself to stand by. */
export const cellButton = (label: string, children: ReactNode) => (
  <button type="button" className={classes.cell} aria-label={label}>
    {children}
  </button>
);
