import { z } from 'zod';
import { Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { emailTemplatesMessages as text } from './email-templates.messages.ts';
import { isStarter } from './starters/starters.ts';
import { MAX_STORED } from './stored-limits.ts';

const MIN_NAME = 3;
const MAX_NAME = 200;
/** Characters of a small picture as a data address. */
const MAX_PREVIEW = 400_000;
/** Templates of one organization at a time; the list shows them all. */
export const MAX_TEMPLATES = 100;

const name = z.string().trim().min(MIN_NAME, text.name_too_short).max(MAX_NAME);
const preview = z
  .string()
  .max(MAX_PREVIEW)
  .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/, text.preview_wrong)
  .nullable()
  .optional();
const restoreTemplate = z.string().min(1, text.invalid_data).max(MAX_STORED, text.invalid_data);

/** One of the organization's own, or a starter. */
const AnyTemplateId = z
  .string()
  .max(64)
  .transform((id) => (isStarter(id) ? id : Id.parse(id)));

export const TemplateListInput = z.strictObject({ archived: z.boolean().optional().default(false) });
export const TemplateFindInput = z.strictObject({ template_id: AnyTemplateId.optional() });
export const TemplateOfInput = z.strictObject({ template_id: AnyTemplateId });

/** What is rendered by the client is taken, and never used: the server renders by itself. */
const ignored = readOnly(['html_content']);

export const TemplateCreateInput = z.strictObject({ name, restore_template: restoreTemplate, preview, ...ignored });

/** What a template answers and an edit does not change. */
export const TEMPLATE_READ_ONLY = ['id', 'org_id', 'is_active', 'created_by', 'created_at'] as const;

export const TemplateUpdateInput = z.strictObject({
  template_id: AnyTemplateId,
  name: name.optional(),
  restore_template: restoreTemplate.optional(),
  preview,
  version: z.int().min(1).optional(),
  updated_at: Instant.optional(),
  ...ignored,
  ...readOnly(TEMPLATE_READ_ONLY),
});

export const TemplateNameForm = z.strictObject({ name });

export const TemplateArchiveInput = z.strictObject({ template_id: AnyTemplateId, archived: z.boolean() });

export const TemplateVersionInput = z.strictObject({ template_id: Id, restore: z.int().min(1) });
