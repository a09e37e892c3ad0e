import { z } from 'zod';
import { isUuid } from './uuid.ts';

/** No row has it. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Ids are opaque on the wire. Each one is a UUID, so a text of another shape becomes the id of no row: it finds nothing,
 * and is answered like the id of a row that is not there.
 */
export const Id = z
  .string()
  .max(64)
  .transform((id) => (isUuid(id) ? id : NO_ID));

/** An id that a person has to choose; the message says so where they have not. */
export const chosenId = (message: string) => z.string(message).min(1, message).max(64).pipe(Id);

/** An id in a job's payload: one of our own verbs wrote it, so it is taken as it stands. */
export const PayloadId = z.string().min(1).max(64);
