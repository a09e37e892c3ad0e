export interface MapRange {
  from: number;
  to: number;
}

/**
 * Whole numbers from 1 up to `max` in as many ranges as there are colors, or in fewer where there are fewer numbers: as
 * the map's own scale cuts the stretch from a half to a half beyond `max` into equal parts.
 */
export function rangesUpTo(max: number, colors: number): MapRange[] {
  const many = Math.min(max, colors);
  const firstOf = (at: number) => Math.ceil((at * max) / many + 0.5);
  return Array.from({ length: many }, (_, at) => ({ from: firstOf(at), to: firstOf(at + 1) - 1 }));
}
