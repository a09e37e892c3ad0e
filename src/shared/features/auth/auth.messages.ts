import { defineMessages } from '../../platform/define-messages.ts';

/** The texts of login, forgot and reset password (P1 §2, §8), and our own beside them. */
export const authMessages = defineMessages({
  email: 'E-mail',
  password: 'Password',
  forgot_password: 'Forgot password?',
  log_in: 'Log in',
  incorrect_credentials: 'Incorrect email or password',
  something_went_wrong: 'Something went wrong',
  login_failed: 'Error logging in',
  session_ended: 'Your session has ended. Log in again.',
  session_ended_hint: 'What you typed is still here. It is yours alone: anyone else gets a fresh page.',
  welcome: 'Log in to Landfall',

  send_reset_link: 'Send reset link',
  back_to_login: 'Back to login',
  forgot_title: 'Reset your password',
  forgot_hint: 'Enter the e-mail of your account.',
  reset_link_sent:
    "Check your inbox. If that email matches an account, you'll get a link to reset your password within a few minutes.",
  reset_link_failed: 'Failed to send reset email',

  reset_title: 'Choose a new password',
  password_criteria: 'Password criteria',
  criterion_met: 'met',
  criterion_open: 'not met yet',
  new_password: 'New password',
  confirm_password: 'Confirm password',
  reset_password: 'Reset password',
  password_changed: 'Password changed successfully!',
  reset_failed: 'Failed to reset password.',
  invalid_token: 'Invalid or expired token',

  criterion_length: 'At least 12 characters',
  criterion_upper: 'An uppercase letter',
  criterion_lower: 'A lowercase letter',
  criterion_digit: 'A digit',
  criterion_special: 'A special character: @ # $ % &',
  criterion_match: 'Both passwords match',
  password_too_long: 'Use at most 128 characters',
  password_common: 'This password is too easy to guess. Choose one that is not built on a common word.',
  password_reused: 'Choose a password you have not used recently',
});
