import { expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const page = (head: string): string =>
  [
    'Client   Dana Sample          DOB 02/03/1990',
    '',
    `${head.padEnd(44)}yes    no`,
    '1. Suicide attempt                          [ ]    [X]',
    '2. Seizures                                 [X]    [ ]    one, in May',
    '3. Moved house                              [ ]    [X]',
  ].join('\n');

test('a no under heads that ask only of a while says nothing of the time before', () => {
  expect(valueIn(page('IN THE PAST TWO YEARS'), 'history_of_suicide_attempts')).toBeUndefined();
  expect(valueIn(page('HAVE YOU EVER HAD'), 'history_of_suicide_attempts')).toBe('No');
});

test('a yes says as much under both', () => {
  expect(valueIn(page('IN THE PAST TWO YEARS'), 'history_of_seizures')).toBe('Yes, one, in May');
  expect(valueIn(page('HAVE YOU EVER HAD'), 'history_of_seizures')).toBe('Yes, one, in May');
});
