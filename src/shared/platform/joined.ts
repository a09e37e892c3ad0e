import { isolated } from './right-to-left.ts';

/**
 * What there is of some facts, in one line with dots between them. One that is written from right to left is set apart, or
 * the numbers and dots beside it would be drawn on its other side.
 */
export const joined = (...facts: (string | null | undefined | false)[]): string =>
  facts.flatMap((fact) => (fact ? [isolated(fact)] : [])).join(' · ');
