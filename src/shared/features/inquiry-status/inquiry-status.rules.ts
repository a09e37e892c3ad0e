import { INQUIRY_STATUSES, type InquiryStatus, isActive } from '../inquiries/inquiries.rules.ts';

/** Why an inquiry came to nothing. */
export const DROP_REASONS = [
  'Patient Ambivalence',
  'Lack of funds',
  'Needs to use insurance',
  'Processing delays',
  'Failed intervention',
  'Lost to a competitor',
  'Not enough capacity',
  'Not viable clinically',
  'Not viable medically',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** How a stay ended (C-15). */
export const DISCHARGE_TYPES = [
  'Completed',
  'Transferred',
  'Against advice (AMA)',
  'Administrative',
  'Medical',
  'Other',
] as const;

const TO: Record<InquiryStatus, readonly InquiryStatus[]> = {
  'PRE-ASSESSMENT': ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DROPPED'],
  ASSESSMENT: ['PRE-ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DROPPED'],
  'SCHEDULED-ADMIT': ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DROPPED'],
  ADMITTED: ['SCHEDULED-ADMIT', 'DISCHARGED'],
  DROPPED: ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT'],
  DISCHARGED: ['ADMITTED'],
};

const rank = (status: InquiryStatus) => INQUIRY_STATUSES.indexOf(status);

/** Whether an inquiry may go from one status to another at all (C-13). */
export const isTransition = (from: InquiryStatus, to: InquiryStatus): boolean => TO[from].includes(to);

/** Back along the pipeline, or out of DROPPED or DISCHARGED: such a change must say why. */
export const isBackward = (from: InquiryStatus, to: InquiryStatus): boolean => rank(to) < rank(from);

/** Taking back an admit or a discharge is a manager's right. */
export const isUndo = (from: InquiryStatus, to: InquiryStatus): boolean =>
  isBackward(from, to) && (from === 'ADMITTED' || from === 'DISCHARGED');

export const isReopening = (from: InquiryStatus, to: InquiryStatus): boolean =>
  from === 'DROPPED' && isTransition(from, to);

/** Whether an inquiry that had ended is active again: reopened, or its discharge taken back. */
export const isActiveAgain = (from: InquiryStatus, to: InquiryStatus): boolean => !isActive(from) && isActive(to);

/** The statuses of those who live in a program, or are expected there. */
export const IN_PLACE: readonly InquiryStatus[] = ['SCHEDULED-ADMIT', 'ADMITTED'];

/** Whether the client comes to live in a program by a change, or to be expected there, and did not before. */
export const takesPlace = (from: InquiryStatus, to: InquiryStatus): boolean =>
  IN_PLACE.includes(to) && !IN_PLACE.includes(from);

/** The statuses the control offers, in pipeline order. */
export const transitionsFrom = (from: InquiryStatus, mayUndo: boolean): InquiryStatus[] =>
  TO[from].filter((to) => mayUndo || !isUndo(from, to));

const MAX_AMOUNT = 9_999_999_999.99;

/** Whether a value is an amount of US dollars, with two decimals at most (C-73). */
export const isAmount = (value: unknown): boolean =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= MAX_AMOUNT &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
