import { defineMessages } from '#shared/platform/define-messages.ts';

/** What a new organization sets up, as its dashboard lists it. */
export const setupMessages = defineMessages({
  title: 'Set up your organization',
  count: '{done} of {all} done',
  programs: 'Add your programs and their beds',
  clinicians: 'Add your clinical members',
  staff: 'Name your admissions staff',
  people: 'Invite the people you work with',
  sender: 'Say who your e-mails come from, with a postal address',
  source: 'Add a first referral source',
  inquiry: 'Add a first inquiry',
  step_done: 'done',
  step_open: 'to do',
  all_done: 'Everything is set up.',
  dismiss: 'Hide this list',
  not_dismissed: 'The list could not be hidden.',
});
