import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { TemplateArchiveInput } from '#shared/features/email-templates/email-templates.schemas.ts';
import { keepVersion, lockTemplate, refuseOneMore } from './keep-template.ts';

/** Puts a template away, or brings it back, where there is room. One that is so already stays as it is. */
export const archiveTemplate = verb(
  { name: 'email_templates.archive', kind: 'write', permission: 'marketing:write', input: TemplateArchiveInput },
  (ctx, { template_id, archived }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockTemplate(tx, template_id);
      if (row.is_active === !archived) return { id: row.id };
      if (!archived) await refuseOneMore(tx);
      await tx.db
        .updateTable('email_templates')
        .set({ is_active: !archived, ...nextVersion(tx) })
        .where(inOrganization(tx, 'email_templates'))
        .where('id', '=', row.id)
        .execute();
      const { name, restore_template } = row;
      await keepVersion(tx, row.id, { version: row.version + 1, name, restore_template });
      await audit(tx, { entity: 'email_template', ids: [row.id], details: { archived } });
      return { id: row.id };
    }),
);
