import { expect, test } from 'vitest';
import { joined } from '#shared/platform/joined.ts';

test('facts stand in one line, and what is not there leaves no dot', () => {
  expect(joined('Detox', null, '', undefined, false, 'Anxiety')).toBe('Detox · Anxiety');
  expect(joined(null)).toBe('');
});

test('what is written from right to left keeps the numbers beside it in their places', () => {
  expect(joined('May 5, 1990', 'תל אביב 3', '(617) 555-0100')).toBe(
    'May 5, 1990 · \u2068תל אביב 3\u2069 · (617) 555-0100',
  );
});
