import { sealAuditTask } from './features/audit/seal-audit.task.ts';
import { resealSsnsTask } from './features/clients/reseal-ssns.task.ts';
import { failStalledDocumentsTask } from './features/documents/fail-stalled-documents.task.ts';
import { sweepOrphanFilesTask } from './features/documents/sweep-orphan-files.task.ts';
import { housekeepingTask } from './platform/housekeeping.task.ts';
import type { Task } from './platform/task.ts';

export interface Schedule {
  name: string;
  /** Milliseconds between runs, or a cron pattern (UTC). */
  times: { every: number } | { pattern: string };
  task: Task;
}

/** What runs by the clock, once however many workers there are. */
export const schedules: readonly Schedule[] = [
  { name: 'audit.seal', times: { every: 5_000 }, task: sealAuditTask },
  { name: 'clients.reseal_ssns', times: { pattern: '*/5 * * * *' }, task: resealSsnsTask },
  { name: 'documents.fail_stalled', times: { every: 30_000 }, task: failStalledDocumentsTask },
  { name: 'documents.sweep_orphans', times: { pattern: '17 * * * *' }, task: sweepOrphanFilesTask },
  { name: 'platform.keep_house', times: { pattern: '43 * * * *' }, task: housekeepingTask },
];
