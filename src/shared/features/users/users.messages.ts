import { defineMessages } from '../../platform/define-messages.ts';

/** The account and its settings page (P3 §2.3, §8), and our own texts about people. */
export const usersMessages = defineMessages({
  settings: 'Settings',
  account_details: 'Account details',
  organization_name: 'Organization name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  save: 'Save',
  account_saved: 'Successfully saved account details',
  account_not_saved: 'Error saving account details',
  account_not_loaded: 'Your account could not be loaded.',

  name_required: 'Enter a name',
  name_too_long: 'Use at most 80 characters',
  name_one_line: 'A name has one line',
  email_invalid: 'Enter an e-mail address',
  email_taken: 'There is already an account with this e-mail.',
  user_not_found: 'This user does not exist.',
  not_yourself: 'Another administrator has to deactivate your account.',
});
