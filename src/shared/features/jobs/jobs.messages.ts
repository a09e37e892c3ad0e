import { defineMessages } from '#shared/platform/define-messages.ts';

export const jobsMessages = defineMessages({
  failed_jobs: 'Failed jobs',
  failed_jobs_hint: 'These jobs failed at their last attempt. Retry them once the cause is fixed.',
  no_failed_jobs: 'No failed jobs',
  error_fetching: 'Error fetching failed jobs',
  job_not_found: 'This job is not among the failed ones.',
  job: 'Job',
  organization: 'Organization',
  attempts: 'Attempts',
  error_code: 'Error code',
  failed_at: 'Failed',
  actions: 'Actions',
  retry_job: 'Retry {job}',
  retry_started: 'The job runs again.',
  retry_failed: 'The job could not be started again.',
});
