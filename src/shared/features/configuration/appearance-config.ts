import { z } from 'zod';
import { COLOR_SCHEMES, DENSITIES } from './appearance.ts';

/** How the product looks to one person, as it is saved. */
export const AppearanceConfig = z.strictObject({
  version: z.int().min(0).optional(),
  scheme: z.enum(COLOR_SCHEMES),
  rows: z.enum(DENSITIES),
});
