import { refreshNightlyTask } from './features/activities/refresh-nightly.task.ts';
import { sealAuditTask } from './features/audit/seal-audit.task.ts';
import { removeOldCallsTask } from './features/calls/remove-old-calls.task.ts';
import { sweepOrphanRecordingsTask } from './features/calls/sweep-orphan-recordings.task.ts';
import { resealSsnsTask } from './features/clients/reseal-ssns.task.ts';
import { failStalledDocumentsTask } from './features/documents/fail-stalled-documents.task.ts';
import { sweepOrphanFilesTask } from './features/documents/sweep-orphan-files.task.ts';
import { failStalledTransmissionsTask } from './features/ehr/fail-stalled-transmissions.task.ts';
import { failStalledImportsTask } from './features/imports/fail-stalled-imports.task.ts';
import { removeUnsavedImportsTask } from './features/imports/remove-unsaved-imports.task.ts';
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
  { name: 'activities.refresh_nightly', times: { pattern: '*/5 * * * *' }, task: refreshNightlyTask },
  { name: 'audit.seal', times: { every: 5_000 }, task: sealAuditTask },
  { name: 'calls.remove_old', times: { pattern: '23 3 * * *' }, task: removeOldCallsTask },
  { name: 'calls.sweep_orphans', times: { pattern: '27 * * * *' }, task: sweepOrphanRecordingsTask },
  { name: 'clients.reseal_ssns', times: { pattern: '*/5 * * * *' }, task: resealSsnsTask },
  { name: 'documents.fail_stalled', times: { every: 30_000 }, task: failStalledDocumentsTask },
  { name: 'documents.sweep_orphans', times: { pattern: '17 * * * *' }, task: sweepOrphanFilesTask },
  { name: 'ehr.fail_stalled', times: { every: 30_000 }, task: failStalledTransmissionsTask },
  { name: 'imports.fail_stalled', times: { every: 30_000 }, task: failStalledImportsTask },
  { name: 'imports.remove_unsaved', times: { pattern: '47 3 * * *' }, task: removeUnsavedImportsTask },
  { name: 'platform.keep_house', times: { pattern: '43 * * * *' }, task: housekeepingTask },
];
