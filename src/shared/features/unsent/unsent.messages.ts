import { defineMessages } from '#shared/platform/define-messages.ts';

/** What was written without a network, until it is sent. */
export const unsentMessages = defineMessages({
  one: 'One entry is not sent yet.',
  several: '{n} entries are not sent yet.',
  when: 'Sent by itself once you are online.',
  unkept: 'Keep this page open until then.',
  some_refused: 'Look at what could not be saved.',
  list: 'Not sent yet',
  show: 'Show',
  hide: 'Hide',
  send_now: 'Send now',
  discard: 'Discard',
  discard_named: 'Discard: {name}',
  discard_title: 'Discard this entry?',
  discard_text: 'It was never sent, so nothing of it is left.',
  note: 'Note on an inquiry',
  waiting: 'Waiting for the network',
  refused: 'Could not be saved: {reason}',
  sent: 'Sent: {name}',
  logout_title: 'Log out before everything is sent?',
  logout_text: 'What is not sent yet is gone once you log out.',
  logout: 'Log out',
});
