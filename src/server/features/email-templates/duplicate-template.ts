import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { emailTemplatesMessages as text } from '#shared/features/email-templates/email-templates.messages.ts';
import { TemplateOfInput } from '#shared/features/email-templates/email-templates.schemas.ts';
import { starterOf } from '#shared/features/email-templates/starters/starters.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { insertTemplate } from './keep-template.ts';

/** A copy of a template, own or starter, under a name that says so. */
export const duplicateTemplate = verb(
  { name: 'email_templates.duplicate', kind: 'write', permission: 'marketing:write', input: TemplateOfInput },
  (ctx, { template_id }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const starter = starterOf(template_id);
      const own = starter
        ? undefined
        : await tx.db
            .selectFrom('email_templates')
            .select(['name', 'restore_template', 'preview'])
            .where(inOrganization(tx, 'email_templates'))
            .where('id', '=', template_id)
            .executeTakeFirst();
      const found = starter
        ? { name: starter.name, restore_template: encodeTemplate(starter.template), preview: null }
        : own;
      ensure(found, 'not_found', text.template_not_found);
      const name = fill(text.copy_of, { name: found.name }).slice(0, 200);
      const made = await insertTemplate(tx, { name, stored: found.restore_template, preview: found.preview });
      await audit(tx, { entity: 'email_template', ids: [made.id] });
      return made;
    }),
);
