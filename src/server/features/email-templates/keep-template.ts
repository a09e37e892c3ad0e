import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { takeTurn } from '#server/platform/take-turn.ts';
import { versionOf } from '#server/platform/versioned.ts';
import { drawPreviewJob } from '#shared/features/email-templates/email-templates.jobs.ts';
import { emailTemplatesMessages as text } from '#shared/features/email-templates/email-templates.messages.ts';
import { MAX_TEMPLATES } from '#shared/features/email-templates/email-templates.schemas.ts';
import { isStarter } from '#shared/features/email-templates/starters/starters.ts';
import { ensure } from '#shared/platform/errors.ts';
import { renderStored, SENDER_COLUMNS, type Sender } from './email-templates.rules.ts';

/** A template's row, held until the end of the transaction. @throws not_found, or forbidden for a starter */
export async function lockTemplate(tx: TxContext, template_id: string) {
  ensure(!isStarter(template_id), 'forbidden', text.starter_read_only);
  const row = await tx.db
    .selectFrom('email_templates')
    .select([
      'email_templates.id',
      'email_templates.name',
      'email_templates.restore_template',
      'email_templates.is_active',
    ])
    .select(versionOf('email_templates'))
    .where(inOrganization(tx, 'email_templates'))
    .where('email_templates.id', '=', template_id)
    .forUpdate('email_templates')
    .executeTakeFirst();
  ensure(row, 'not_found', text.template_not_found);
  return row;
}

/** What the footer of this organization's mails says. */
export const senderOf = (tx: TxContext): Promise<Sender> =>
  tx.db.selectFrom('organizations').select(SENDER_COLUMNS).where('id', '=', tx.actor.org_id).executeTakeFirstOrThrow();

/** Keeps what a template holds now among its versions. */
export async function keepVersion(
  tx: TxContext,
  template_id: string,
  kept: { version: number; name: string; restore_template: string },
): Promise<void> {
  const me = person(tx);
  await tx.db
    .insertInto('email_template_versions')
    .values({
      ...kept,
      org_id: tx.actor.org_id,
      template_id,
      saved_at: tx.services.clock.now().toISOString(),
      saved_by: me.user_id,
      saved_by_name: fullName(me),
    })
    .execute();
}

/** @throws conflict where the organization has as many templates as may be: the list shows no more */
export async function refuseOneMore(tx: TxContext): Promise<void> {
  await takeTurn(tx, 'email templates');
  const { count } = await tx.db
    .selectFrom('email_templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(inOrganization(tx, 'email_templates'))
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  ensure(Number(count) < MAX_TEMPLATES, 'conflict', text.too_many_templates);
}

/** Writes a new template with its first version. @throws conflict where the organization has as many as may be */
export async function insertTemplate(
  tx: TxContext,
  { name, stored, preview }: { name: string; stored: string; preview: string | null },
): Promise<{ id: string }> {
  const me = person(tx);
  const id = tx.services.newId();
  const now = tx.services.clock.now().toISOString();
  await refuseOneMore(tx);
  const rendered = renderStored(stored);
  await tx.db
    .insertInto('email_templates')
    .values({
      id,
      org_id: tx.actor.org_id,
      name,
      ...rendered,
      preview,
      created_at: now,
      created_by_id: me.user_id,
      created_by: fullName(me),
      updated_at: now,
      updated_by: me.user_id,
    })
    .execute();
  if (preview === null) await enqueue(tx, drawPreviewJob, { template_id: id });
  await keepVersion(tx, id, { version: 1, name, restore_template: rendered.restore_template });
  return { id };
}
