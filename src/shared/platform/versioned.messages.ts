import { defineMessages } from './define-messages.ts';

/** Words for who changed a row in the meantime. */
export const versionedMessages = defineMessages({
  someone: 'Someone',
});
