import type { Metrics } from '#server/platform/metrics.ts';
import { refreshNightlyTask } from './features/activities/refresh-nightly.task.ts';
import { createCheckAuditTask } from './features/audit/check-audit.task.ts';
import { createSealAuditTask } from './features/audit/seal-audit.task.ts';
import { removeOldCallsTask } from './features/calls/remove-old-calls.task.ts';
import { sweepOrphanRecordingsTask } from './features/calls/sweep-orphan-recordings.task.ts';
import { failStalledCampaignsTask } from './features/campaigns/fail-stalled-campaigns.task.ts';
import { startDueTask } from './features/campaigns/start-due.task.ts';
import { takeSnapshotsTask } from './features/census/take-snapshots.task.ts';
import { resealSsnsTask } from './features/clients/reseal-ssns.task.ts';
import { failStalledDocumentsTask } from './features/documents/fail-stalled-documents.task.ts';
import { sweepOrphanFilesTask } from './features/documents/sweep-orphan-files.task.ts';
import { failStalledTransmissionsTask } from './features/ehr/fail-stalled-transmissions.task.ts';
import { handOverTask } from './features/first-contact/hand-over.task.ts';
import { failStalledImportsTask } from './features/imports/fail-stalled-imports.task.ts';
import { removeUnsavedImportsTask } from './features/imports/remove-unsaved-imports.task.ts';
import { createCheckDaysTask } from './features/metrics/check-days.task.ts';
import { keepDaysTask } from './features/metrics/keep-days.task.ts';
import { morningTasksTask } from './features/tasks/morning-tasks.task.ts';
import { housekeepingTask } from './platform/remove-expired.task.ts';
import type { Task } from './platform/task.ts';

export interface Schedule {
  name: string;
  /** Milliseconds between runs, or a cron pattern (UTC). */
  times: { every: number } | { pattern: string };
  task: Task;
}

/** What runs by the clock, once however many workers there are. */
export const createSchedules = (metrics: Metrics): readonly Schedule[] => [
  { name: 'activities.refresh_nightly', times: { pattern: '*/5 * * * *' }, task: refreshNightlyTask },
  { name: 'audit.seal', times: { every: 5_000 }, task: createSealAuditTask(metrics) },
  { name: 'audit.check', times: { pattern: '7 2 * * *' }, task: createCheckAuditTask(metrics) },
  { name: 'calls.remove_old', times: { pattern: '23 3 * * *' }, task: removeOldCallsTask },
  { name: 'calls.sweep_orphans', times: { pattern: '27 * * * *' }, task: sweepOrphanRecordingsTask },
  { name: 'campaigns.fail_stalled', times: { every: 30_000 }, task: failStalledCampaignsTask },
  { name: 'campaigns.start_due', times: { every: 30_000 }, task: startDueTask },
  // 23:59 in every zone that there is.
  { name: 'census.take_snapshots', times: { pattern: '14,29,44,59 * * * *' }, task: takeSnapshotsTask },
  { name: 'clients.reseal_ssns', times: { pattern: '*/5 * * * *' }, task: resealSsnsTask },
  { name: 'documents.fail_stalled', times: { every: 30_000 }, task: failStalledDocumentsTask },
  { name: 'documents.sweep_orphans', times: { pattern: '17 * * * *' }, task: sweepOrphanFilesTask },
  { name: 'ehr.fail_stalled', times: { every: 30_000 }, task: failStalledTransmissionsTask },
  { name: 'first_contact.hand_over', times: { every: 15_000 }, task: handOverTask },
  { name: 'imports.fail_stalled', times: { every: 30_000 }, task: failStalledImportsTask },
  { name: 'imports.remove_unsaved', times: { pattern: '47 3 * * *' }, task: removeUnsavedImportsTask },
  { name: 'metrics.check_days', times: { pattern: '37 2 * * *' }, task: createCheckDaysTask(metrics) },
  { name: 'metrics.keep_days', times: { every: 2_000 }, task: keepDaysTask },
  { name: 'platform.keep_house', times: { pattern: '43 * * * *' }, task: housekeepingTask },
  { name: 'tasks.mail_morning', times: { pattern: '*/5 * * * *' }, task: morningTasksTask },
];
