import type { Context } from '#server/platform/context.ts';
import type { Mailer } from '#server/platform/mailer/mailer.ts';
import { read } from '#server/platform/transaction.ts';
import type { MailWay } from '#shared/features/integrations/integrations.rules.ts';
import { keysOfOrganization, openPrivateKey } from './integrations.access.ts';

/**
 * What an organization's own mails leave by: its SendGrid account where its key is set, else what the installation has:
 * SendGrid, SMTP or the local outbox.
 */
export async function organizationMailer(ctx: Context): Promise<{ mailer: Mailer; way: MailWay }> {
  const { mailer, openSendGrid } = ctx.services;
  const [rows] = await read(ctx, (db) => [keysOfOrganization(db, ctx).where('name', '=', 'SendGrid')]);
  const [row] = rows;
  if (!row) return { mailer, way: mailer.way };
  return { mailer: await openSendGrid(openPrivateKey(ctx, row)), way: 'own' };
}
