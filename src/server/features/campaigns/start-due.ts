import { type Context, fullName } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { AppError } from '#shared/platform/errors.ts';
import { lockCampaign } from './campaign-record.ts';
import { startRun } from './start-run.ts';

/** What a campaign is marked with that could not begin when its time had come. */
const UNFIT = 'not_sendable';

/** Hands the campaigns whose time has come to sending; whom they go to is found out now. */
export async function startDueCampaigns(ctx: Context): Promise<number> {
  const now = ctx.services.clock.now().toISOString();
  const [due] = await read(ctx, (db) => [
    db
      .selectFrom('campaigns')
      .select('id')
      .where(inOrganization(ctx, 'campaigns'))
      .where('status', '=', 'scheduled')
      .where('scheduled_at', '<=', now)
      .orderBy('scheduled_at'),
  ]);
  for (const { id } of due) await startOne(ctx, id);
  return due.length;
}

async function startOne(ctx: Context, id: string): Promise<void> {
  try {
    await withTransaction(ctx, async (tx) => {
      const row = await lockCampaign(tx, id);
      const { org_name, reply_to, from_email } = row;
      if (row.status !== 'scheduled' || !org_name || !reply_to || !from_email) return;
      const sender = await tx.db
        .selectFrom('users')
        .select(['firstname', 'lastname'])
        .where(inOrganization(tx, 'users'))
        .where('id', '=', row.created_by_id)
        .executeTakeFirst();
      await startRun(tx, { ...row, org_name, reply_to, from_email, sender_name: sender ? fullName(sender) : org_name });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bad_request') throw error;
    await withTransaction(ctx, (tx) =>
      tx.db
        .updateTable('campaigns')
        .set({ status: 'draft', fault: UNFIT, scheduled_at: null })
        .where(inOrganization(tx, 'campaigns'))
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .execute(),
    );
  }
}
