import { z } from 'zod';
import { COLOR_SCHEMES, DENSITIES, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './appearance.ts';

/** Lists, and columns of one, whose widths one person can keep: more than there are. */
const MAX_KEPT = 60;
const few = (kept: object) => Object.keys(kept).length <= MAX_KEPT;
const name = z.string().min(1).max(80);
const widths = z
  .record(name, z.record(name, z.int().min(MIN_COLUMN_WIDTH).max(MAX_COLUMN_WIDTH)).refine(few))
  .refine(few);

/** How the product looks to one person, as it is saved. */
export const AppearanceConfig = z.strictObject({
  version: z.int().min(0).optional(),
  scheme: z.enum(COLOR_SCHEMES),
  rows: z.enum(DENSITIES),
  widths: widths.optional(),
});
