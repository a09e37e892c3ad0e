import { defineMessages } from '#shared/platform/define-messages.ts';

/** The pages of the settings. */
export const settingsMessages = defineMessages({
  title: 'Settings',
  account: 'Account',
  people: 'People',
  organization: 'Organization',
  failed_jobs: 'Failed jobs',
});
