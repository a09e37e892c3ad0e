import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';

/** Does what an import's state asks for: checks its rows, saves the new ones, or undoes them. */
export const workOnImport = defineJob({
  name: 'imports.work',
  payload: z.strictObject({ import_id: Id }),
  queue: 'default',
  attempts: 3,
  backoff: 2_000,
  logged: ['import_id'],
  dedupe: ({ import_id }) => import_id,
});
