import { deliverNotice } from '#server/features/notifications/deliver-notice.ts';
import { selectDueCounts } from '#server/features/tasks/morning-tasks.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { read } from '#server/platform/transaction.ts';
import { sendMorningTasks } from '#shared/features/tasks/tasks.jobs.ts';
import { morningMail } from '#shared/features/tasks/tasks.mails.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { type Handler, PermanentFailure } from '#worker/platform/run-job.ts';

/** Mails a person how many of their tasks are due, once; nothing where they have done them meanwhile or have left. */
export const sendMorningTasksJob: Handler<'tasks.send_morning'> = async (ctx, { user_id, subject_id }, { attempt }) => {
  const [organizations, users] = await read(ctx, (db) => [
    db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id),
    db
      .selectFrom('users')
      .select('email_id')
      .where(inOrganization(ctx, 'users'))
      .where('id', '=', user_id)
      .where('is_active', '=', true),
  ]);
  const [organization, user] = [organizations[0], users[0]];
  if (!organization || !user) return;
  const day = dayInZone(ctx.services.clock.now(), organization.time_zone);
  const [counted] = await read(ctx, (db) => [selectDueCounts(db, ctx, user_id, day)]);
  const { today, overdue } = counted[0] ?? { today: 0, overdue: 0 };
  if (today + overdue === 0) return;
  const mail = morningMail({ today, overdue, link: `${ctx.services.publicUrl}/tasks` });
  try {
    const last = attempt >= sendMorningTasks.attempts;
    await deliverNotice(ctx, { event: 'morning_tasks', subject_id, address: user.email_id }, { ...mail, last });
  } catch (error) {
    if (error instanceof MailError && !error.retryable) throw new PermanentFailure(error.code);
    throw error;
  }
};
