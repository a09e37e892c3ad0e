import type { Permission } from '#shared/platform/permissions.ts';
import type { Context } from './context.ts';
import { permit } from './verb.ts';

/** Found inside a transaction: what is asked for needs a right beyond the verb's own. */
export class MissingPermission extends Error {
  constructor(readonly permission: Permission) {
    super(`${permission} is missing`);
  }
}

/** Runs what may need a further right. Who lacks it is refused as at the verb's door, with the row that says so. */
export async function auditMissingPermission<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MissingPermission) await permit(ctx, error.permission);
    throw error;
  }
}
