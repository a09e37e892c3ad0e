import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
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

test('C13: numbers of one exchange are understood as each would be by itself', () => {
  const differing: string[] = [];
  for (let area = 0; area < 1000; area += 1)
    for (const exchange of ['055', '155', '201', '208', '411', '555', '911']) {
      const prefix = String(area).padStart(3, '0') + exchange;
      for (const line of ['0100', '9999', '0000']) {
        const alone = parsePhoneNumberFromString(prefix + line, 'US');
        const number = readPhone(`(${prefix.slice(0, 3)}) ${exchange}-${line}`);
        if (number !== (alone?.isValid() ? alone.number : null)) differing.push(prefix + line);
      }
    }
  expect(differing).toEqual([]);
});
