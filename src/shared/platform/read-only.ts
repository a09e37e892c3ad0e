import { z } from 'zod';

/** Keys that a record answers and no edit changes: taken, so that a record can be sent back as it was read (C-103). */
export const readOnly = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<
    Names[number],
    z.ZodOptional<z.ZodUnknown>
  >;
