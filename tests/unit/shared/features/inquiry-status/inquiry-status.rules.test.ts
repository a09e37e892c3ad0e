import { expect, test } from 'vitest';
import { INQUIRY_STATUSES, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import {
  isBackward,
  isTransition,
  isUndo,
  transitionsFrom,
} from '#shared/features/inquiry-status/inquiry-status.rules.ts';

/** Rows and columns in pipeline order: y goes, r goes with a reason, m is a manager's and has a reason, - does not go. */
const TABLE: Record<InquiryStatus, string> = {
  'PRE-ASSESSMENT': '-yyyy-',
  ASSESSMENT: 'r-yyy-',
  'SCHEDULED-ADMIT': 'rryyy-',
  ADMITTED: '--m--y',
  DROPPED: 'rrr---',
  DISCHARGED: '---m--',
};

const cells = INQUIRY_STATUSES.flatMap((from) =>
  INQUIRY_STATUSES.map((to, column) => ({ from, to, cell: TABLE[from][column]! })),
);

test.each(cells)('$from to $to is $cell', ({ from, to, cell }) => {
  expect(isTransition(from, to)).toBe(cell !== '-');
  if (cell === '-') return;
  expect(isUndo(from, to)).toBe(cell === 'm');
  expect(isBackward(from, to)).toBe(cell === 'm' || cell === 'r');
});

test.each(INQUIRY_STATUSES)('the control offers from %s what goes, and an undo to a manager alone', (from) => {
  const reached = (letters: string) => INQUIRY_STATUSES.filter((_, column) => letters.includes(TABLE[from][column]!));
  expect(transitionsFrom(from, true)).toEqual(reached('yrm'));
  expect(transitionsFrom(from, false)).toEqual(reached('yr'));
});
