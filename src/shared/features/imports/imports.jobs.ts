import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Does what an import's state asks for: checks its rows, saves the new ones, or undoes them. */
export const workOnImport = defineJob({
  name: 'imports.work',
  payload: z.strictObject({ import_id: PayloadId }),
  queue: 'default',
  attempts: 3,
  backoff: 2_000,
  logged: ['import_id'],
  dedupe: ({ import_id }) => import_id,
});
