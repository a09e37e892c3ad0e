import { refreshEngagementHandler } from './features/activities/refresh-engagement.job.ts';
import { sendPasswordLinkJob } from './features/auth/send-password-link.job.ts';
import { sendPasswordNoticeJob } from './features/auth/send-password-notice.job.ts';
import { fetchRecordingJob } from './features/calls/fetch-recording.job.ts';
import { autofillDocumentJob } from './features/documents/autofill-document.job.ts';
import { createExtractDocumentJob, type ReadingTools } from './features/documents/extract-document.job.ts';
import { removeDocumentFileJob } from './features/documents/remove-document-file.job.ts';
import { deliverToEhrJob } from './features/ehr/deliver-to-ehr.job.ts';
import { workOnImportJob } from './features/imports/work-on-import.job.ts';
import { sendNoticeJob } from './features/notifications/send-notice.job.ts';
import type { Handlers } from './platform/run-job.ts';

/** What handlers need beyond a verb's services: what there is once in a worker process. */
export interface WorkerTools {
  reading: ReadingTools;
}

/** A handler for every job: one that is missing does not compile. */
export const createHandlers = ({ reading }: WorkerTools): Handlers => ({
  'activities.refresh_engagement': refreshEngagementHandler,
  'auth.send_password_link': sendPasswordLinkJob,
  'auth.send_password_notice': sendPasswordNoticeJob,
  'calls.fetch_recording': fetchRecordingJob,
  'documents.extract': createExtractDocumentJob(reading),
  'documents.remove_file': removeDocumentFileJob,
  'imports.work': workOnImportJob,
  'notifications.send_notice': sendNoticeJob,
  'ehr.deliver': deliverToEhrJob,
  'documents.autofill': autofillDocumentJob,
});
