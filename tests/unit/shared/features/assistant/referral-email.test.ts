import { expect, test } from 'vitest';
import { emailParts, emailText } from '#shared/features/assistant/referral-email.ts';

test('an e-mail’s text and its parts are one another', () => {
  const email = { subject: 'Thank you', body: 'Dear Robin,\n\nthank you.' };
  expect(emailParts(emailText(email))).toEqual(email);
  expect(emailParts('Only words')).toEqual({ subject: '', body: 'Only words' });
});
