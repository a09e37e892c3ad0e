import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { TemplateCreateInput } from '#shared/features/email-templates/email-templates.schemas.ts';
import { insertTemplate } from './keep-template.ts';

/** Keeps a new template. Its HTML is rendered here; what a client rendered is ignored. */
export const createTemplate = verb(
  { name: 'email_templates.create', kind: 'write', permission: 'marketing:write', input: TemplateCreateInput },
  (ctx, { name, restore_template, preview = null }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const made = await insertTemplate(tx, { name, stored: restore_template, preview });
      await audit(tx, { entity: 'email_template', ids: [made.id] });
      return made;
    }),
);
