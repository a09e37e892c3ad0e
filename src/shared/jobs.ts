import { sendPasswordLink, sendPasswordNotice } from './features/auth/auth.jobs.ts';

/** Every job, by name. The worker must have a handler for each. */
export const jobs = {
  [sendPasswordLink.name]: sendPasswordLink,
  [sendPasswordNotice.name]: sendPasswordNotice,
} as const;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
