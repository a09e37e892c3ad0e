import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';
import { BREAKS } from './audit.rules.ts';

/** Mails one administrator that the audit log does not match its seals; each has a job of their own. */
export const raiseAuditAlarm = defineJob({
  name: 'audit.raise_alarm',
  payload: z.strictObject({ user_id: PayloadId, broken_at: z.int(), reason: z.enum(BREAKS) }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  dedupe: ({ user_id }) => user_id,
  logged: ['user_id', 'reason'],
});
