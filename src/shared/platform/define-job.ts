import type { z } from 'zod';

/** The queues of the worker; each has its own concurrency. */
export type QueueName = 'documents' | 'default' | 'maintenance';

export interface JobDefinition<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  name: Name;
  /** Ids only, never contents: a payload is stored in Redis and may be logged by key. */
  payload: Schema;
  queue: QueueName;
  attempts: number;
  /** First delay in milliseconds; each further attempt doubles it, with jitter. */
  backoff: number;
  /** Payload fields that may appear in a log line. */
  logged: readonly string[];
  /** At most one unfinished job for each key. */
  dedupe?: (payload: z.infer<Schema>) => string;
}

/** Declares a job. The worker must hold a handler for it, or it does not compile. */
export function defineJob<const Name extends string, Schema extends z.ZodType>(
  definition: JobDefinition<Name, Schema>,
): JobDefinition<Name, Schema> {
  return definition;
}
