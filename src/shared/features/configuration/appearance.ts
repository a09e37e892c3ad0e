import { z } from 'zod';

export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** How high a row of a list is. */
export const DENSITIES = ['comfortable', 'standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How the product looks to one person, on every device. */
export const AppearanceConfig = z.strictObject({
  version: z.int().min(0).optional(),
  scheme: z.enum(COLOR_SCHEMES),
  rows: z.enum(DENSITIES),
});

export const USUAL_APPEARANCE = { scheme: 'system', rows: 'comfortable' } as const satisfies z.input<
  typeof AppearanceConfig
>;
