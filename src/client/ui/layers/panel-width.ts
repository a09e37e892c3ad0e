/** CSS pixels. */
export const PANEL_WIDTH = { medium: 300, big: 420 } as const;
