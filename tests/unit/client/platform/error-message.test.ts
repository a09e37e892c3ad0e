import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { refusalOf } from '#client/platform/error-message.ts';

/** As the REST door's client throws it; its own module asks the browser for a session. */
const restError = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), { name: 'RestError', code, fields: {} });
const trpcError = (message: string, data: object | null) => Object.assign(new TRPCClientError(message), { data });

test('says why the server refuses: of the first field, else of the whole', () => {
  const fields = { subject: 'Email subject is required', name: 'Name is required' };
  expect(refusalOf(trpcError('subject: Email subject is required', { code: 'bad_request', fields }))).toBe(
    'Email subject is required',
  );
  expect(refusalOf(trpcError('Only a draft can be changed.', { code: 'conflict' }))).toBe(
    'Only a draft can be changed.',
  );
  expect(refusalOf(restError('payload_too_large', 'The image is larger than 5 MB.'))).toBe(
    'The image is larger than 5 MB.',
  );
});

test('says nothing where the server was not reached, or has failed itself', () => {
  expect(refusalOf(trpcError('Failed to fetch', null))).toBeUndefined();
  expect(refusalOf(trpcError('Something went wrong.', { code: 'internal_server_error' }))).toBeUndefined();
  expect(refusalOf(restError(undefined, ''))).toBeUndefined();
  expect(refusalOf(new TypeError('x is not a function'))).toBeUndefined();
});
