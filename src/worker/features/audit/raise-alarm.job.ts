import { organizationMailer } from '#server/features/integrations/organization-mailer.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { auditAlarmMail } from '#shared/features/audit/audit.mails.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Mails the alarm to one administrator, if they are still one. */
export const raiseAlarmJob: Handler<'audit.raise_alarm'> = async (ctx, { user_id, broken_at, reason }) => {
  const [administrators] = await read(ctx, (db) => [administrator(db, ctx, user_id)]);
  const [found] = administrators;
  if (!found) return;
  const { email_id, firstname, organization } = found;
  const link = `${ctx.services.publicUrl}/settings/audit`;
  const words = auditAlarmMail({ firstname, organization, broken_at, reason, link });
  const { mailer } = await organizationMailer(ctx);
  await mailer.send({ org_id: ctx.actor.org_id, to: email_id, category: 'alarm', ...words });
};

const administrator = (db: Db, ctx: Context, id: string) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.org_id')
    .select(['users.email_id', 'users.firstname', 'organizations.name as organization'])
    .where(inOrganization(ctx, 'users'))
    .where('users.id', '=', id)
    .where('users.role', '=', 'admin')
    .where('users.is_active', '=', true);
