import { defineMessages } from './define-messages.ts';

export const rateLimitMessages = defineMessages({
  too_many_requests: 'Too many attempts. Wait a few minutes, then try again.',
});
