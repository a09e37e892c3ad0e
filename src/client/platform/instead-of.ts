import type { ErrorCode } from '#shared/platform/errors.ts';
import { serverErrorOf } from './error-message.ts';

/** What ends the sight of a record: there is none anymore, or it is not this person's to see. */
const ENDS: ReadonlySet<ErrorCode | undefined> = new Set(['not_found', 'forbidden'] as const);

/**
 * What went wrong, where it takes the record's place: nothing of it is shown yet, or it may be seen no more. One that could
 * only not be read again stays, with what is being typed into it.
 */
export const insteadOf = (record: unknown, error: unknown) =>
  record === undefined || ENDS.has(serverErrorOf(error).code) ? error : null;
