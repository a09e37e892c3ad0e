import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';

export const DeadJobListInput = z.strictObject({});

export const JobRetryInput = z.strictObject({ job_id: Id });
