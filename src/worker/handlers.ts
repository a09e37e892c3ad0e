import { refreshEngagementHandler } from './features/activities/refresh-engagement.job.ts';
import { raiseAlarmJob } from './features/audit/raise-alarm.job.ts';
import { sendPasswordLinkJob } from './features/auth/send-password-link.job.ts';
import { sendPasswordNoticeJob } from './features/auth/send-password-notice.job.ts';
import { sendTwoFactorNoticeJob } from './features/auth/send-two-factor-notice.job.ts';
import { fetchRecordingJob } from './features/calls/fetch-recording.job.ts';
import { recordOnSourcesHandler } from './features/campaigns/record-on-sources.job.ts';
import { sendCampaignHandler } from './features/campaigns/send-campaign.job.ts';
import { retakeSnapshotsHandler } from './features/census/retake-snapshots.job.ts';
import { autofillDocumentJob } from './features/documents/autofill-document.job.ts';
import { createExtractDocumentJob, type ReadingTools } from './features/documents/extract-document.job.ts';
import { removeDocumentFileJob } from './features/documents/remove-document-file.job.ts';
import { understandDocumentJob } from './features/documents/understand-document.job.ts';
import { deliverToEhrJob } from './features/ehr/deliver-to-ehr.job.ts';
import { drawPreviewHandler } from './features/email-templates/draw-preview.job.ts';
import { sendFirstContactNoticeJob } from './features/first-contact/send-notice.job.ts';
import { workOnImportJob } from './features/imports/work-on-import.job.ts';
import { sendNoticeJob } from './features/notifications/send-notice.job.ts';
import { sendMorningTasksJob } from './features/tasks/send-morning.job.ts';
import type { Handlers } from './platform/run-job.ts';

/** What handlers need beyond a verb's services: what there is once in a worker process. */
export interface WorkerTools {
  reading: ReadingTools;
}

/** A handler for every job: one that is missing does not compile. */
export const createHandlers = ({ reading }: WorkerTools): Handlers => ({
  'activities.refresh_engagement': refreshEngagementHandler,
  'audit.raise_alarm': raiseAlarmJob,
  'auth.send_password_link': sendPasswordLinkJob,
  'auth.send_password_notice': sendPasswordNoticeJob,
  'auth.send_two_factor_notice': sendTwoFactorNoticeJob,
  'calls.fetch_recording': fetchRecordingJob,
  'campaigns.record_on_sources': recordOnSourcesHandler,
  'campaigns.send': sendCampaignHandler,
  'census.retake_snapshots': retakeSnapshotsHandler,
  'documents.extract': createExtractDocumentJob(reading),
  'documents.remove_file': removeDocumentFileJob,
  'documents.understand': understandDocumentJob,
  'email_templates.draw_preview': drawPreviewHandler,
  'first_contact.send_notice': sendFirstContactNoticeJob,
  'imports.work': workOnImportJob,
  'notifications.send_notice': sendNoticeJob,
  'ehr.deliver': deliverToEhrJob,
  'documents.autofill': autofillDocumentJob,
  'tasks.send_morning': sendMorningTasksJob,
});
