import { defineMessages } from '#shared/platform/define-messages.ts';

/** The pages of the settings. */
export const settingsMessages = defineMessages({
  title: 'Settings',
  account: 'Account',
  people: 'People',
  organization: 'Organization',
  failed_jobs: 'Failed jobs',
  appearance: 'Appearance',
  appearance_hint: 'How Landfall looks to you, on every device you sign in on.',
  appearance_not_saved: 'Error saving your appearance',
  colors: 'Colors',
  colors_system: 'As the device',
  colors_light: 'Light',
  colors_dark: 'Dark',
  rows: 'Rows of lists',
  mails: 'Mails to you',
  morning_tasks: 'Mail me in the morning when tasks are due',
  morning_hint: 'From 7 AM on, with how many are due and overdue. It names no client and no task.',
  morning_on: 'You get a mail in the morning when tasks are due.',
  morning_off: 'You get no more mails in the morning.',
  morning_not_saved: 'Error saving which mails you want',
  morning_not_loaded: 'Error fetching which mails you want',
});
