import { z } from 'zod';
import { userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { type SessionRow, selectSession } from './auth.view.ts';

/** Whether the caller's token and session are good: the answer's own round trip checks both. */
export const testSession = verb(
  { name: 'auth.test', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<{ ok: true; user_id: string | null }> => {
    await read(ctx, () => []);
    return { ok: true, user_id: userId(ctx) };
  },
);

export interface OwnSession extends SessionRow {
  /** The one that asks. */
  is_current: boolean;
}

/** The caller's sessions that have not ended, the one last used first. */
export const listSessions = verb(
  { name: 'sessions.list', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<OwnSession[]> => {
    const [rows] = await read(ctx, (db) => [
      selectSession(db)
        .where(inOrganization(ctx, 'sessions'))
        .where('sessions.user_id', '=', userId(ctx))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', ctx.services.clock.now().toISOString())
        .orderBy('last_seen_at', 'desc')
        .orderBy('id'),
    ]);
    const own = ctx.actor.kind === 'user' ? ctx.actor.session_id : null;
    return rows.map((row) => ({ ...row, is_current: row.id === own }));
  },
);
