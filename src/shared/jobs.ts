import { sendPasswordLink, sendPasswordNotice } from './features/auth/auth.jobs.ts';
import { autofillDocument } from './features/autofill/autofill.jobs.ts';
import { extractDocument, removeDocumentFile } from './features/documents/documents.jobs.ts';
import { sendReferralNotice } from './features/notifications/referral-notice.jobs.ts';

/** Every job, by name. The worker must have a handler for each. */
export const jobs = {
  [sendPasswordLink.name]: sendPasswordLink,
  [sendPasswordNotice.name]: sendPasswordNotice,
  [extractDocument.name]: extractDocument,
  [removeDocumentFile.name]: removeDocumentFile,
  [autofillDocument.name]: autofillDocument,
  [sendReferralNotice.name]: sendReferralNotice,
} as const;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
