import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Draws the small picture of a template that its card shows. */
export const drawPreviewJob = defineJob({
  name: 'email_templates.draw_preview',
  payload: z.strictObject({ template_id: PayloadId }),
  queue: 'default',
  attempts: 3,
  backoff: 5_000,
  logged: ['template_id'],
  dedupe: ({ template_id }) => template_id,
});
