import type { MouseEvent } from 'react';

/**
 * Closes a layer that is clicked beside, but by the second click of two: the first one opened it, and whoever presses a
 * button twice wants what it opens.
 */
export const closesBeside =
  (close: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) close();
  };
