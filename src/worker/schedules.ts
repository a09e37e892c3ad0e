import { sealAuditTask } from './features/audit/seal-audit.task.ts';
import type { Task } from './platform/task.ts';

export interface Schedule {
  name: string;
  /** Milliseconds between runs, or a cron pattern (UTC). */
  times: { every: number } | { pattern: string };
  task: Task;
}

/** What runs by the clock, once however many workers there are. */
export const schedules: readonly Schedule[] = [{ name: 'audit.seal', times: { every: 5_000 }, task: sealAuditTask }];
