import { drawPreview } from '#server/features/email-templates/draw-preview.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Draws the small picture of a template that its card shows. */
export const drawPreviewHandler: Handler<'email_templates.draw_preview'> = (ctx, { template_id }) =>
  drawPreview(ctx, template_id);
