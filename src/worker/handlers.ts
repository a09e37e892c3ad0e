import { sendPasswordLinkJob } from './features/auth/send-password-link.job.ts';
import { sendPasswordNoticeJob } from './features/auth/send-password-notice.job.ts';
import type { Handlers } from './platform/run-job.ts';

/** A handler for every job: one that is missing does not compile. */
export const handlers: Handlers = {
  'auth.send_password_link': sendPasswordLinkJob,
  'auth.send_password_notice': sendPasswordNoticeJob,
};
