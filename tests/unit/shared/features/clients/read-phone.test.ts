import { expect, test } from 'vitest';
import { formatPhone, keepAsTyped } from '#shared/features/clients/clients.rules.ts';
import { normalizePhone, readPhone } from '#shared/features/clients/read-phone.ts';

test.each([
  ['(617) 555-0999', '+16175550999', '(617) 555-0999'],
  ['617.555.0999 ext. 12', '+16175550999;ext=12', '(617) 555-0999 ext. 12'],
  ['1-617-555-0999 x12', '+16175550999;ext=12', '(617) 555-0999 ext. 12'],
  ['+16175550999;ext=12', '+16175550999;ext=12', '(617) 555-0999 ext. 12'],
  ['+44 20 7946 0018', '+442079460018', '+442079460018'],
  ['+44 20 7946 0018 ext 5', '+442079460018;ext=5', '+442079460018 ext. 5'],
])('C13: %s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(readPhone(typed)).toBe(stored);
  expect(formatPhone(stored)).toBe(shown);
  expect(readPhone(shown)).toBe(stored);
});

test.each(['call mum', '12', '555-0999', '000-000-0000'])('C13: %s is refused, and kept by choice alone', (typed) => {
  expect(readPhone(typed)).toBeNull();
  expect(readPhone(keepAsTyped(` ${typed} `))).toBe(typed);
  expect(formatPhone(keepAsTyped(typed))).toBe(typed);
});

test('C13: what is kept as typed but is a number has the one form', () => {
  expect(readPhone(keepAsTyped('617 555 0999'))).toBe('+16175550999');
});

test('C13: a number that a machine says is kept, whatever it is', () => {
  expect(normalizePhone('anonymous')).toBe('anonymous');
  expect(normalizePhone('(617) 555-0999')).toBe('+16175550999');
});
