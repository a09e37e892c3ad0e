import { type BenchRow, ratioOf } from './bench-row.ts';

/** A figure of which less is better: two times in milliseconds and how many times the reference ours may be. */
export function mostRow(
  figure: string,
  what: string,
  times: { ours: number; reference: number },
  most: number,
  reference = '',
): BenchRow {
  const ratio = ratioOf(times.ours, times.reference);
  return {
    figure,
    what,
    ours: `${times.ours.toFixed(2)} ms`,
    reference: `${reference} ${times.reference.toFixed(2)} ms`.trim(),
    ratio,
    goal: `<= ${most} x`,
    met: ratio <= most,
  };
}
