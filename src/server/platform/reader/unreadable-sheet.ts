import { TaskFault } from '../child/task-errors.ts';

/**
 * Why a file cannot be read as a table. None of them gets better by trying again but `interrupted`, which is not the
 * file's doing.
 */
export const SHEET_FAULTS = [
  'wrong_type',
  'empty',
  'encoding',
  'binary',
  'too_many_columns',
  'row_too_long',
  'damaged',
  'encrypted',
  'macros',
  'inflated',
  'too_complex',
  'interrupted',
] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];

export class UnreadableSheet extends TaskFault<SheetFault> {
  constructor(fault: SheetFault) {
    super(fault, `Unreadable sheet: ${fault}`);
    this.name = 'UnreadableSheet';
  }
}
