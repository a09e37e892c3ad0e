import { z } from 'zod';
import { userId } from '../../platform/context.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';

/** Whether the caller's token and session are good: the answer's own round trip checks both. */
export const testSession = verb(
  { name: 'auth.test', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<{ ok: true; user_id: string | null }> => {
    await read(ctx, () => []);
    return { ok: true, user_id: userId(ctx) };
  },
);
