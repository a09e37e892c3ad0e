import { defineMessages } from '../../platform/define-messages.ts';

export const questionsMessages = defineMessages({
  not_found: 'I could not find this in the uploaded records.',
  error_asking: 'Error asking the question',
});
