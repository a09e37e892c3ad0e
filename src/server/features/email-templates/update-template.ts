import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale } from '#server/platform/versioned.ts';
import { drawPreviewJob } from '#shared/features/email-templates/email-templates.jobs.ts';
import { emailTemplatesMessages as text } from '#shared/features/email-templates/email-templates.messages.ts';
import {
  TEMPLATE_READ_ONLY,
  TemplateUpdateInput,
  TemplateVersionInput,
} from '#shared/features/email-templates/email-templates.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { renderStored, shownHtml } from './email-templates.rules.ts';
import { selectTemplate } from './email-templates.view.ts';
import { keepVersion, lockTemplate, senderOf } from './keep-template.ts';

interface Saved {
  id: string;
  version: number;
}
type Locked = Awaited<ReturnType<typeof lockTemplate>>;

/** Writes what a template holds from now on, as its next version. A picture of what it held before goes. */
async function write(
  tx: TxContext,
  row: Locked,
  next: { name: string; stored: string; preview: string | null },
): Promise<Saved> {
  const rendered = renderStored(next.stored);
  const version = row.version + 1;
  await tx.db
    .updateTable('email_templates')
    .set({ name: next.name, ...rendered, preview: next.preview, ...nextVersion(tx) })
    .where(inOrganization(tx, 'email_templates'))
    .where('id', '=', row.id)
    .execute();
  if (next.preview === null) await enqueue(tx, drawPreviewJob, { template_id: row.id });
  await keepVersion(tx, row.id, { version, name: next.name, restore_template: rendered.restore_template });
  await audit(tx, { entity: 'email_template', ids: [row.id] });
  return { id: row.id, version };
}

/**
 * Saves a template as its next version; what is left out stays as it is, and what it holds already makes none. Its HTML is rendered here.
 * @throws conflict when it has changed since the version the edit was made on; forbidden for a starter
 */
export const updateTemplate = verb(
  { name: 'email_templates.update', kind: 'write', permission: 'marketing:write', input: TemplateUpdateInput },
  (ctx, { template_id, version, updated_at, html_content: _, preview: given, ...rest }): Promise<Saved> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockTemplate(tx, template_id);
      const held = () =>
        selectTemplate(tx.db)
          .where(inOrganization(tx, 'email_templates'))
          .where('email_templates.id', '=', row.id)
          .executeTakeFirstOrThrow();
      const current = async () => {
        const now = await held();
        return { ...now, html_content: shownHtml(tx, await senderOf(tx), now) };
      };
      await refuseStale(tx, row, { version, updated_at }, { message: text.changed_meanwhile, current });
      const kept = await held();
      // Read before its picture was drawn, it is sent back without one: that takes none away.
      const edit = { ...rest, ...(given && { preview: given }) };
      const changes = changesIn(edit, kept, { readOnly: TEMPLATE_READ_ONLY, path: '' });
      if (Object.keys(changes).length === 0) {
        await audit(tx, { entity: 'email_template', ids: [row.id] });
        return { id: row.id, version: row.version };
      }
      const { name = row.name, restore_template: stored = row.restore_template } = changes;
      const { preview = stored === row.restore_template ? kept.preview : null } = changes;
      return write(tx, row, { name, stored, preview });
    }),
);

/** Brings back what a template held at an earlier version, as its next one. */
export const restoreTemplateVersion = verb(
  {
    name: 'email_templates.restore_version',
    kind: 'write',
    permission: 'marketing:write',
    input: TemplateVersionInput,
  },
  (ctx, { template_id, restore }): Promise<Saved> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockTemplate(tx, template_id);
      const kept = await tx.db
        .selectFrom('email_template_versions')
        .select(['name', 'restore_template'])
        .where(inOrganization(tx, 'email_template_versions'))
        .where('template_id', '=', row.id)
        .where('version', '=', restore)
        .executeTakeFirst();
      ensure(kept, 'not_found', text.version_not_found);
      return write(tx, row, { name: kept.name, stored: kept.restore_template, preview: null });
    }),
);
