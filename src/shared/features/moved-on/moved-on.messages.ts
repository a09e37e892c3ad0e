import { defineMessages } from '#shared/platform/define-messages.ts';

export const movedOnMessages = defineMessages({
  moved_on: 'The number was {before} and is {now} now: the data has moved on since.',
  count_again: 'Count again',
});
