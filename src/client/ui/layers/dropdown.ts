/**
 * How every dropdown opens: inside its parent, so that a dialog's focus trap and stacking hold it; placed
 * against the window, so that no scrolling parent cuts it; upward where its 250 px do not fit below.
 */
export const DROPDOWN = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  shadow: 'md',
  radius: 10,
  offset: 4,
  transitionProps: { duration: 180, transition: 'fade-down' },
  middlewares: { flip: { padding: 8 }, shift: { padding: 8 } },
} as const;

/** Beside its control where there is room: in a dialog it would cover what saves it. */
export const ASIDE = {
  position: 'right-start',
  middlewares: { ...DROPDOWN.middlewares, flip: { padding: 8, fallbackPlacements: ['bottom-start', 'top-start'] } },
} as const;

/** CSS pixels a dropdown needs to open downward. */
export const DROPDOWN_HEIGHT = 250;
