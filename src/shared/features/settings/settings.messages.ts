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
});
