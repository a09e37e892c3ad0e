import { sendPasswordLink, sendPasswordNotice } from './features/auth/auth.jobs.ts';
import { autofillDocument } from './features/autofill/autofill.jobs.ts';
import { extractDocument, removeDocumentFile } from './features/documents/documents.jobs.ts';

/** Every job, by name. The worker must have a handler for each. */
export const jobs = {
  [sendPasswordLink.name]: sendPasswordLink,
  [sendPasswordNotice.name]: sendPasswordNotice,
  [extractDocument.name]: extractDocument,
  [removeDocumentFile.name]: removeDocumentFile,
  [autofillDocument.name]: autofillDocument,
} as const;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
