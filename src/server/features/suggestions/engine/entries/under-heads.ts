import type { Cell } from '#server/features/understanding/layout/page-lines.ts';

type Placed = Pick<Cell, 'left' | 'right'>;

/** Points by which a mark stands askew to its head. */
const ASKEW = 30;

/** Where the middle of a cell is, from the left. */
export const middle = ({ left, right }: Placed): number => (left + right) / 2;

/** Whether a mark stands under a head, by the middles of both. */
export const isUnderHead = (mark: Placed, head: Placed): boolean => Math.abs(middle(mark) - middle(head)) <= ASKEW;
