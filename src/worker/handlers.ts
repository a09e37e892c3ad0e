import { sendPasswordLinkJob } from './features/auth/send-password-link.job.ts';
import { sendPasswordNoticeJob } from './features/auth/send-password-notice.job.ts';
import { autofillDocumentJob } from './features/documents/autofill-document.job.ts';
import { createExtractDocumentJob, type ReadingTools } from './features/documents/extract-document.job.ts';
import { removeDocumentFileJob } from './features/documents/remove-document-file.job.ts';
import { sendReferralNoticeJob } from './features/notifications/send-referral-notice.job.ts';
import type { Handlers } from './platform/run-job.ts';

/** What handlers need beyond a verb's services: what there is once in a worker process. */
export interface WorkerTools {
  reading: ReadingTools;
}

/** A handler for every job: one that is missing does not compile. */
export const createHandlers = ({ reading }: WorkerTools): Handlers => ({
  'auth.send_password_link': sendPasswordLinkJob,
  'auth.send_password_notice': sendPasswordNoticeJob,
  'documents.extract': createExtractDocumentJob(reading),
  'documents.remove_file': removeDocumentFileJob,
  'documents.autofill': autofillDocumentJob,
  'notifications.send_referral_notice': sendReferralNoticeJob,
});
