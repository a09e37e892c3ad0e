import { z } from 'zod';

/** Whether a person wants a mail in the morning about the tasks that are due. */
export const MorningMailConfig = z.strictObject({
  version: z.int().min(0).optional(),
  tasks: z.enum(['Yes', 'No']),
});
