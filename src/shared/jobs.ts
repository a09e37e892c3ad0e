import { refreshEngagementJob } from './features/activities/activities.jobs.ts';
import { raiseAuditAlarm } from './features/audit/audit.jobs.ts';
import { sendPasswordLink, sendPasswordNotice, sendTwoFactorNotice } from './features/auth/auth.jobs.ts';
import { fetchRecording } from './features/calls/calls.jobs.ts';
import { recordOnSourcesJob, sendCampaignJob } from './features/campaigns/campaigns.jobs.ts';
import { retakeSnapshotsJob } from './features/census/census.jobs.ts';
import { extractDocument, removeDocumentFile, understandDocument } from './features/documents/documents.jobs.ts';
import { sendToEhrJob } from './features/ehr/ehr.jobs.ts';
import { drawPreviewJob } from './features/email-templates/email-templates.jobs.ts';
import { sendFirstContactNotice } from './features/first-contact/first-contact.jobs.ts';
import { workOnImport } from './features/imports/imports.jobs.ts';
import { sendNotice } from './features/notifications/notifications.jobs.ts';
import { autofillDocument } from './features/suggestions/suggestions.jobs.ts';
import { sendMorningTasks } from './features/tasks/tasks.jobs.ts';

/** Every job, by name. The worker must have a handler for each. */
export const jobs = {
  [refreshEngagementJob.name]: refreshEngagementJob,
  [raiseAuditAlarm.name]: raiseAuditAlarm,
  [sendPasswordLink.name]: sendPasswordLink,
  [sendPasswordNotice.name]: sendPasswordNotice,
  [sendTwoFactorNotice.name]: sendTwoFactorNotice,
  [fetchRecording.name]: fetchRecording,
  [recordOnSourcesJob.name]: recordOnSourcesJob,
  [sendCampaignJob.name]: sendCampaignJob,
  [retakeSnapshotsJob.name]: retakeSnapshotsJob,
  [extractDocument.name]: extractDocument,
  [removeDocumentFile.name]: removeDocumentFile,
  [understandDocument.name]: understandDocument,
  [drawPreviewJob.name]: drawPreviewJob,
  [sendFirstContactNotice.name]: sendFirstContactNotice,
  [workOnImport.name]: workOnImport,
  [sendNotice.name]: sendNotice,
  [sendToEhrJob.name]: sendToEhrJob,
  [autofillDocument.name]: autofillDocument,
  [sendMorningTasks.name]: sendMorningTasks,
} as const;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
