import { refreshEngagementJob } from './features/activities/activities.jobs.ts';
import { sendPasswordLink, sendPasswordNotice } from './features/auth/auth.jobs.ts';
import { autofillDocument } from './features/autofill/autofill.jobs.ts';
import { fetchRecording } from './features/calls/calls.jobs.ts';
import { extractDocument, removeDocumentFile } from './features/documents/documents.jobs.ts';
import { sendToEhrJob } from './features/ehr/ehr.jobs.ts';
import { workOnImport } from './features/imports/imports.jobs.ts';
import { sendNotice } from './features/notifications/notifications.jobs.ts';

/** Every job, by name. The worker must have a handler for each. */
export const jobs = {
  [refreshEngagementJob.name]: refreshEngagementJob,
  [sendPasswordLink.name]: sendPasswordLink,
  [sendPasswordNotice.name]: sendPasswordNotice,
  [fetchRecording.name]: fetchRecording,
  [extractDocument.name]: extractDocument,
  [removeDocumentFile.name]: removeDocumentFile,
  [workOnImport.name]: workOnImport,
  [sendNotice.name]: sendNotice,
  [sendToEhrJob.name]: sendToEhrJob,
  [autofillDocument.name]: autofillDocument,
} as const;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
